import type { LanguageCode } from '../../../languages.ts';
import { textsOf } from '../../grammar-facts.ts';
import { hasKind } from '../../kinds.ts';
import type { NounPhrase } from '../../nouns/noun-phrase.ts';
import type { Mood } from '../../verbs/verb-forms.ts';
import type { Adverbial } from '../adverbials.ts';
import type { Clause } from '../clause.ts';
import { REPLACEMENTS } from '../replacements.ts';

/** Whether the noun is the best or most of its kind: 'the best pizza'. */
const isSuperlative = ({ quality }: NounPhrase): boolean =>
  typeof quality?.en === 'string' && /^(?:best|worst|most .+|.+est)$/.test(quality.en);

const isEver = (adverbial: Adverbial): boolean =>
  adverbial.kind === 'entry' && hasKind(adverbial.entry, 'ever');

/** 'Ever' after a superlative: 'que he comido nunca', 'die ich je gegessen habe'. */
const EVER = REPLACEMENTS.adverbials.ever;

/** The relative clause of 'the best pizza I have ever eaten', with the mood that French and Italian give it. */
export function afterSuperlative(
  phrase: NounPhrase,
  clause: Clause,
  to: LanguageCode,
): { clause: Clause; mood: Mood | undefined } | undefined {
  if (!isSuperlative(phrase) || !clause.adverbials.some(isEver)) return undefined;
  const isMid = to === 'fr' || to === 'it' || to === 'en';
  const adverbials = clause.adverbials.map((adverbial) =>
    isEver(adverbial)
      ? { kind: 'entry' as const, entry: isMid ? { kind: 'mid' as const, ...EVER } : EVER, isFirst: false }
      : adverbial,
  );
  return { clause: { ...clause, adverbials }, mood: to === 'fr' || to === 'it' ? 'subjunctive' : undefined };
}

const WORLD = textsOf('ofTheWorld');

/** 'The biggest city in the world': other languages say 'of the world'. */
export function withPlaceOfSuperlative(clause: Clause, to: LanguageCode): Clause {
  const object = clause.fillings.get('x');
  if (to === 'en' || !hasKind(clause.verb, 'identity')) return clause;
  if (object?.kind !== 'noun' || !isSuperlative(object.phrase)) return clause;
  const adverbials = clause.adverbials.map(
    (adverbial): Adverbial =>
      adverbial.kind === 'entry' && hasKind(adverbial.entry, 'world')
        ? { ...adverbial, entry: { ...adverbial.entry, [to]: WORLD[to] } }
        : adverbial,
  );
  return { ...clause, adverbials };
}
