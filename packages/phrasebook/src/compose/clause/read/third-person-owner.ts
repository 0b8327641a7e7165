import type { LanguageCode } from '../../../languages.ts';
import type { Token } from '../../../normalize.ts';
import type { Fillings } from '../../filling.ts';
import { patternsOf } from '../../grammar-facts.ts';
import { isPerson } from '../../nouns/noun-phrase.ts';
import type { Clause } from '../clause.ts';
import { ownerOf } from '../write/writing.ts';

/** Possessives that mean 'your' (formal), 'his', 'her' and 'its'. */
const OPEN_POSSESSIVE = patternsOf('openPossessive');

/**
 * In 'il criceto dorme nella sua gabbia' the possessive belongs to the subject. Undefined if it belongs to a thing, because
 * there is no 'its'.
 */
export function withThirdPersonOwner(
  clause: Clause,
  tokens: readonly Token[],
  language: LanguageCode,
): Clause | undefined {
  const { subject } = clause;
  const isOpen = tokens.some(({ folded }) => OPEN_POSSESSIVE[language]?.test(folded));
  const isThird = subject.phrase !== undefined || (subject.gender !== undefined && subject.person % 3 === 2);
  if (!isOpen || !isThird || subject.phrase?.determiner === 'your') return clause;
  const { noun } = subject.phrase ?? {};
  if (noun && !isPerson(noun) && !noun.classes.includes('animal')) return undefined;
  const owner = ownerOf(subject);
  const owned = (fillings: Fillings): Fillings =>
    new Map(
      [...fillings].map(([name, filling]) =>
        filling.kind === 'noun' && filling.phrase.determiner === 'your'
          ? [name, { ...filling, phrase: { ...filling.phrase, determiner: owner } }]
          : [name, filling],
      ),
    );
  return {
    ...clause,
    fillings: owned(clause.fillings),
    adverbials: clause.adverbials.map((one) =>
      one.kind === 'entry' && one.fillings ? { ...one, fillings: owned(one.fillings) } : one,
    ),
  };
}
