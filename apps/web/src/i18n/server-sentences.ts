import type { ACCOUNT_MESSAGES, BILLING_MESSAGES, ErrorCode } from '@speak-it-now/contract';

type Sentences<Messages> = Messages[keyof Messages] & string;

/** Sentences of the contract that both the forms and the server use, by their English wording. */
type SharedSentence = Sentences<typeof ACCOUNT_MESSAGES> | Sentences<typeof BILLING_MESSAGES>;

/** The server writes English. This is how its sentences read in another language of the interface. */
export interface ServerSentences {
  readonly shared: Readonly<Record<SharedSentence, string>>;
  /** Further sentences by their English wording with '#' for each number, which the translation keeps in order. */
  readonly further: Readonly<Record<string, string>>;
  /**
   * What is said of an error whose sentence is not known. The payment provider speaks for itself: its sentence about
   * a refused card says more than any of ours.
   */
  readonly byCode: Readonly<Record<Exclude<ErrorCode, 'payment-failed'>, string>>;
}

let current: ServerSentences | undefined;

/** From now on the server's sentences are shown in this language; without sentences, in English. */
export function setServerSentences(sentences: ServerSentences | undefined): void {
  current = sentences;
}

const NUMBER = /\d+/g;

/**
 * A sentence of the server or of the contract in the interface's language; as it is where no translation is known.
 * @param code the error's code, where the sentence came with one
 */
export function inUiLanguage(sentence: string, code?: string): string {
  if (!current) return sentence;
  const { shared, further, byCode } = current;
  const known = lookUp(shared, sentence) ?? lookUp(further, sentence.replace(NUMBER, '#'));
  if (known !== undefined) {
    const numbers = sentence.match(NUMBER) ?? [];
    return numbers.reduce((text, number) => text.replace('#', number), known);
  }
  return (code !== undefined && lookUp(byCode, code)) || sentence;
}

const lookUp = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
