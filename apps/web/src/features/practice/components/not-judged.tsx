import type { PronunciationResponse } from '@speak-it-now/contract';
import { useTexts } from '../../../i18n/texts.tsx';

/** Why there is no score, what to do about it, and that it cost nothing. */
export function NotJudged({ response }: { readonly response: PronunciationResponse }) {
  const { result } = useTexts();
  const explained = response.reason && result.notJudged[response.reason];
  return (
    <div>
      <h2 className="text-title">{result.notJudgedTitle}</h2>
      <p className="mt-2 text-lead">{explained?.why ?? response.message}</p>
      {explained && <p className="mt-1 max-w-prose text-ink-soft">{explained.todo}</p>}
      <p className="mt-3 inline-block rounded-control bg-sunken px-3 py-1 font-semibold text-small">
        {result.notJudgedFree}
      </p>
    </div>
  );
}
