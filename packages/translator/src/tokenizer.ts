import { Tokenizer } from '@huggingface/tokenizers';

/** Pieces of words, as the model was trained on. */
export class Pieces {
  readonly #tokenizer: Tokenizer;

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
