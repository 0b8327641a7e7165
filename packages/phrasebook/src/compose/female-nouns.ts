import type { Noun } from './grammar-schema.ts';

const COMMON = ['es', 'fr', 'de', 'it'] as const;

/** The noun for a woman as a noun of its own: 'vecina', 'Nachbarin'. */
function femaleOf(noun: Noun): Noun | undefined {
  const { female, ...own } = noun;
  if (!female) return undefined;
  const forms = COMMON.map((language) => [language, { ...female[language], gender: 'f' as const }]);
  return { ...own, ...(Object.fromEntries(forms) as Pick<Noun, (typeof COMMON)[number]>) };
}

/** The nouns, and behind them those for women, which English does not tell apart. */
export const withFemales = (nouns: readonly Noun[]): readonly Noun[] => [
  ...nouns,
  ...nouns.flatMap((noun) => femaleOf(noun) ?? []),
];
