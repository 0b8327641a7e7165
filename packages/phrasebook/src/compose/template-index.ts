import type { Token } from '../normalize.ts';
import type { CompiledTemplate } from './template.ts';

interface Indexed<Owner> {
  owner: Owner;
  template: CompiledTemplate;
}

/** Templates by a word of their own, so that a text is only compared with those whose word it has. */
export class TemplateIndex<Owner> {
  readonly #byWord = new Map<string, (Indexed<Owner> & { at: number })[]>();

  constructor(templates: readonly Indexed<Owner>[]) {
    templates.forEach((indexed, at) => {
      const words = indexed.template.matchers.find((matcher) => matcher.kind === 'words');
      const key = words?.kind === 'words' ? words.folded[0]! : '';
      const known = this.#byWord.get(key);
      if (known) known.push({ ...indexed, at });
      else this.#byWord.set(key, [{ ...indexed, at }]);
    });
  }

  /** The templates that the words may match, in their order. */
  candidates(tokens: readonly Token[]): readonly Indexed<Owner>[] {
    const words = new Set(['', ...tokens.map(({ folded }) => folded)]);
    return [...words]
      .flatMap((word) => this.#byWord.get(word) ?? [])
      .filter(({ template: { matchers, literalWords } }) => {
        const [first] = matchers;
        // Each slot takes a word or more.
        const fits = literalWords + matchers.filter(({ kind }) => kind === 'slot').length <= tokens.length;
        return fits && (first?.kind !== 'words' || first.folded[0] === tokens[0]!.folded);
      })
      .sort((a, b) => a.at - b.at);
  }
}
