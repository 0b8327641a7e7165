import type { PronunciationResponse } from '@speak-it-now/contract';
import { LANGUAGES, type TaughtLanguage } from '@speak-it-now/languages';
import { splitAtQuotes } from './quoted-words.ts';

/** The language of the feedback, and the words of the learned language that it quotes. */
export type FeedbackLanguages = Readonly<{
  feedbackLanguage: PronunciationResponse['feedbackLanguage'];
  quotedWords: readonly string[];
}>;

interface FeedbackTextProps {
  readonly text: string;
  readonly feedback: FeedbackLanguages;
  /** The language of the phrase, and so of the quoted words. */
  readonly language: TaughtLanguage;
}

/** Text of the feedback. It and the words that it quotes are marked with their languages, for screen readers. */
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
  /** The language of `words`. */
  readonly language: TaughtLanguage;
}

/** A text that quotes words of another language. */
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
