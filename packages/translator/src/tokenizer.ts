import { Tokenizer } from '@huggingface/tokenizers';

/** Splits text into the model's pieces, which are parts of words (SentencePiece), and joins them again. */
export class Pieces {
  readonly #tokenizer: Tokenizer;

  /** `definition` is the content of tokenizer.json. */
  constructor(definition: object) {
    this.#tokenizer = new Tokenizer(definition, {});
  }

  encode(text: string): number[] {
    return this.#tokenizer.encode(text, { add_special_tokens: false }).ids;
  }

  decode(ids: readonly number[]): string {
    return ids
      .map((id) => this.#tokenizer.id_to_token(id) ?? '')
      .join('')
      .replaceAll('▁', ' ')
      .trim();
  }
}
