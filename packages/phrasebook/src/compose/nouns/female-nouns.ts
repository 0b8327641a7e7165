import type { Noun } from '../grammar-schema.ts';

const COMMON = ['es', 'fr', 'de', 'it'] as const;

/** A separate noun for the feminine form: 'vecina', 'Nachbarin'. */
function femaleOf(noun: Noun): Noun | undefined {
  const { female, ...own } = noun;
  if (!female) return undefined;
  const forms = COMMON.map((language) => [language, { ...female[language], gender: 'f' as const }]);
  return { ...own, ...(Object.fromEntries(forms) as Pick<Noun, (typeof COMMON)[number]>) };
}

/** All nouns, then the feminine ones. English texts find the masculine noun, because both have one English name. */
export const withFemales = (nouns: readonly Noun[]): readonly Noun[] => [
  ...nouns,
  ...nouns.flatMap((noun) => femaleOf(noun) ?? []),
];
