import { LANGUAGES, type LanguageCode, type PronunciationResponse } from '@speak-it-now/contract';
import { splitAtQuotes } from './quoted-words.ts';

/** What is needed to show text of the feedback in its languages. */
export type FeedbackLanguages = Readonly<{
  feedbackLanguage: PronunciationResponse['feedbackLanguage'];
  quotedWords: readonly string[];
}>;

interface FeedbackTextProps {
  readonly text: string;
  readonly feedback: FeedbackLanguages;
  /** Of the phrase that was said. */
  readonly language: LanguageCode;
}

/** Text of the feedback in its own language, with the words it quotes in theirs. */
export function FeedbackText({ text, feedback, language }: FeedbackTextProps) {
  return (
    <span lang={LANGUAGES[feedback.feedbackLanguage].bcp47}>
      <Quoting text={text} words={feedback.quotedWords} language={language} />
    </span>
  );
}

interface QuotingProps {
  readonly text: string;
  readonly words: readonly string[];
  /** Of the words. */
  readonly language: LanguageCode;
}

/** A text whose quoted words are of another language. */
export function Quoting({ text, words, language }: QuotingProps) {
  return splitAtQuotes(text, words).map((part, index) =>
    part.isQuoted ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word may be quoted twice, and the parts never move.
      <span key={index} lang={LANGUAGES[language].bcp47}>
        {part.text}
      </span>
    ) : (
      part.text
    ),
  );
}
