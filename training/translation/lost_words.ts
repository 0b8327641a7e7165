/** Content words of a text without a counterpart in its translation, by the phrasebook's vocabulary. */
import type { TranslatedLanguage } from '../../packages/languages/src/index.ts';
import { grammar, topics } from '../../packages/phrasebook/src/all.ts';
import { comparative } from '../../packages/phrasebook/src/compose/nouns/comparative.ts';
import { conjugate } from '../../packages/phrasebook/src/compose/verbs/conjugation.ts';
import { partsOf } from '../../packages/phrasebook/src/compose/verbs/verb-phrases.ts';
import { foldText, tokenize } from '../../packages/phrasebook/src/normalize.ts';

/** A word in more entries than this ('have', 'to', 'on') says little by itself. */
const MAX_ENTRIES = 40;
const SAME_LETTERS = 4;

type Table = ReadonlyMap<string, ReadonlySet<string>>;
const tables = new Map<TranslatedLanguage, Table>();

/** The entries that each word of the language belongs to, in any of its forms. */
function tableOf(language: TranslatedLanguage): Table {
  const known = tables.get(language);
  if (known) return known;
  const table = new Map<string, Set<string>>();
  const add = (entry: string, text: string | undefined) => {
    for (const word of foldText((text ?? '').replace(/[{<[(][^}>\])]*[}>\])]/g, ' '), language).split(
      /[^\p{L}]+/u,
    ))
      if (word.length > 2) table.set(word, (table.get(word) ?? new Set()).add(entry));
  };
  const { nouns, verbs, adjectives, adverbials, places } = grammar.lexicon;
  for (const { id, female, [language]: own } of nouns) {
    const woman = language === 'en' ? undefined : female?.[language];
    for (const form of [own.sg, own.pl, woman?.sg, woman?.pl, ...(own.also ?? [])]) add(`noun ${id}`, form);
  }
  for (const adjective of adjectives) {
    const entry = `adjective ${JSON.stringify(adjective.en)}`;
    for (const forms of [adjective[language], comparative(adjective, language)])
      for (const form of typeof forms === 'object' ? Object.values(forms) : [forms]) {
        add(entry, form);
        if (language === 'de')
          for (const ending of ['e', 'en', 'er', 'es', 'em']) add(entry, `${form}${ending}`);
      }
    for (const form of adjective.also?.[language] ?? []) add(entry, form);
  }
  for (const verb of verbs)
    for (const text of [verb[language], ...(verb.also?.[language] ?? [])]) {
      add(`verb ${verb.en}`, text);
      const forms = conjugate(partsOf(text, language).head, language);
      for (const form of Object.values(forms).flat())
        if (typeof form === 'string') add(`verb ${verb.en}`, form);
    }
  for (const adverbial of adverbials) add(`adverbial ${adverbial.en}`, adverbial[language]);
  for (const place of places)
    for (const form of Object.values(place)) add(`place ${place.name.en}`, form?.[language]);
  for (const pattern of grammar.patterns)
    for (const text of [pattern[language], pattern.also?.[language]].flat())
      for (const form of typeof text === 'object' ? Object.values(text) : [text])
        add(`pattern ${pattern.id}`, form);
  for (const entry of topics.flatMap((topic) => topic.entries))
    for (const text of [entry[language], ...(entry.also?.[language] ?? [])])
      for (const form of typeof text === 'object' ? Object.values(text) : [text])
        add(`entry ${entry.id}`, form);
  tables.set(language, table);
  return table;
}

export function lostWords(
  text: string,
  from: TranslatedLanguage,
  translation: string,
  to: TranslatedLanguage,
): string[] {
  const source = tableOf(from);
  const target = tableOf(to);
  const said = tokenize(translation, to).map(({ folded }) => folded);
  const entries = new Set(said.flatMap((word) => [...(target.get(word) ?? [])]));
  return tokenize(text, from)
    .map(({ folded }) => folded)
    .filter((word) => {
      const own = source.get(word);
      if (!own || own.size > MAX_ENTRIES || [...own].some((entry) => entries.has(entry))) return false;
      return !said.some((other) => other.startsWith(word.slice(0, SAME_LETTERS)));
    });
}
