import { hasActiveSubscription, type LanguageCode } from '@speak-it-now/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { paths } from '../../../config/paths.ts';
import { useUiLanguage } from '../../../i18n/texts.tsx';
import { useCurrentUser } from '../../../lib/current-user.ts';
import { serverMessage } from '../../../lib/failure.ts';
import { type DownloadProgress, download } from '../api/exports.ts';
import { useDrillsTexts } from '../texts/index.ts';

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** History and vocabulary as files, with what is happening while they are made. */
export function TakeAlong({ language }: { readonly language: LanguageCode }) {
  const { takeAlong: texts } = useDrillsTexts();
  const uiLanguage = useUiLanguage();
  const user = useCurrentUser();
  const [progress, setProgress] = useState<DownloadProgress>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const get = useMutation({
    mutationFn: (path: string) => {
      abort.current = new AbortController();
      setProgress({ bytes: 0, texts: undefined });
      return download(path, setProgress, abort.current.signal);
    },
    onSettled: () => setProgress(undefined),
  });
  const isCalledOff = get.error instanceof DOMException && get.error.name === 'AbortError';
  const meaningIn = uiLanguage === language ? (language === 'en' ? 'es' : 'en') : uiLanguage;
  const vocabulary = new URLSearchParams({ language, meaningIn });
  const files = [
    { path: '/api/exports/history.csv', label: texts.csv },
    { path: '/api/exports/history.json', label: texts.json },
    { path: `/api/exports/vocabulary.apkg?${vocabulary}`, label: texts.apkg },
    { path: `/api/exports/vocabulary.zip?${vocabulary}`, label: texts.zip },
  ];
  const megabytes = ((progress?.bytes ?? 0) / BYTES_PER_MEGABYTE).toLocaleString(uiLanguage, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (
    <section aria-label={texts.title} className="rounded-card bg-raised p-5 shadow-card sm:p-8">
      <h2 className="text-title">{texts.title}</h2>
      <p className="mt-2 max-w-prose text-ink-soft">{texts.lead}</p>
      {user && hasActiveSubscription(user) ? (
        <>
          <div className="mt-5 flex flex-wrap gap-2.5">
            {files.map(({ path, label }) => (
              <Button key={path} disabled={get.isPending} onClick={() => get.mutate(path)}>
                {label}
              </Button>
            ))}
          </div>
          <div role="status" className="mt-3">
            {progress && (
              <p className="text-small">
                {texts.running(megabytes)} {progress.texts !== undefined && texts.texts(progress.texts)}
              </p>
            )}
            {get.isSuccess && !progress && <p className="font-semibold text-small">{texts.done}</p>}
          </div>
          {progress && (
            <Button size="small" variant="quiet" icon="cross" onClick={() => abort.current?.abort()}>
              {texts.cancel}
            </Button>
          )}
          {get.isError && !isCalledOff && (
            <Notice tone="problem">{serverMessage(get.error) ?? texts.failed}</Notice>
          )}
          <p className="mt-3 max-w-prose text-ink-soft text-note">{texts.ankiHint}</p>
        </>
      ) : (
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <p className="max-w-prose text-small">{texts.premium}</p>
          <Link href={paths.subscription} className={buttonClass({ size: 'small' })}>
            {texts.subscribe}
          </Link>
        </div>
      )}
    </section>
  );
}
