import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isServerReachable } from '../../lib/api/connection.ts';
import { Scope } from '../../lib/browser/scope.ts';
import { useStore } from '../../lib/react/store.ts';
import { type DownloadProgress, download } from './api/download.ts';

export interface Download {
  readonly get: (path: string) => void;
  readonly isPending: boolean;
  /** Whether the file is fetched once there is a connection. */
  readonly isWaiting: boolean;
  /** Until the file has arrived. */
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
    mutationFn: async (path: string) => {
      const canceling = new AbortController();
      abort.current = canceling;
      const { signal } = canceling;
      setProgress({ bytes: 0, texts: undefined });
      await untilReachable(signal);
      await download(path, setProgress, signal);
    },
    onSettled: () => setProgress(undefined),
  });
  const isReachable = useStore(isServerReachable);
  const isCalledOff = error instanceof DOMException && error.name === 'AbortError';
  return {
    get: mutate,
    isPending,
    progress,
    isWaiting: isPending && !isReachable,
    isDone: isSuccess && !progress,
    error: isCalledOff ? undefined : (error ?? undefined),
    cancel: () => abort.current?.abort(),
  };
}

/** @throws the signal's reason if aborted */
function untilReachable(signal: AbortSignal): Promise<void> {
  if (isServerReachable.get()) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const scope = new Scope();
    scope.own(
      isServerReachable.subscribe(() => {
        if (!isServerReachable.get()) return;
        scope.end();
        resolve();
      }),
    );
    scope.listen(signal, 'abort', () => {
      scope.end();
      reject(signal.reason);
    });
  });
}
