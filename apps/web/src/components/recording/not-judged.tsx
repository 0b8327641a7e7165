import type { PronunciationResponse } from '@speak-it-now/contract';
import { LANGUAGES } from '@speak-it-now/languages';

/** Why there is no score, what to do about it, and that it cost nothing: in one text. */
export function NotJudged({ response }: { readonly response: PronunciationResponse }) {
  return (
    <p lang={LANGUAGES[response.feedbackLanguage].bcp47} className="mt-3 max-w-prose text-lead">
      {response.message}
    </p>
  );
}
