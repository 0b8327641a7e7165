import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type DownloadProgress, download } from './api/download.ts';

export interface Download {
  readonly get: (path: string) => void;
  readonly isPending: boolean;
  /** While a file arrives. */
  readonly progress: DownloadProgress | undefined;
  readonly isDone: boolean;
  /** Why there is no file; undefined if the learner canceled. */
  readonly error: Error | undefined;
  readonly cancel: () => void;
}

/** One file at a time; leaving the page cancels it. */
export function useDownload(): Download {
  const [progress, setProgress] = useState<DownloadProgress>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (path: string) => {
      abort.current = new AbortController();
      setProgress({ bytes: 0, texts: undefined });
      return download(path, setProgress, abort.current.signal);
    },
    onSettled: () => setProgress(undefined),
  });
  const isCalledOff = error instanceof DOMException && error.name === 'AbortError';
  return {
    get: mutate,
    isPending,
    progress,
    isDone: isSuccess && !progress,
    error: isCalledOff ? undefined : (error ?? undefined),
    cancel: () => abort.current?.abort(),
  };
}
