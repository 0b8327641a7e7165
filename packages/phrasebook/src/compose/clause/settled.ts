import type { LanguageCode } from '../../languages.ts';
import type { Fillings } from '../filling.ts';
import type { Verb } from '../grammar-schema.ts';
import { type Adverbial, whenOf } from './adverbials.ts';
import type { Clause } from './clause.ts';

/**
 * Reads 'just' with a past tense as the recent past.
 * @returns undefined if an adverbial does not fit, like 'yet' without a negation
 */
export function settledAdverbials(
  adverbials: readonly Adverbial[],
  { tense, modal, isNegated, isProgressive }: Pick<Clause, 'tense' | 'modal' | 'isNegated' | 'isProgressive'>,
  verb: Verb,
  language: LanguageCode,
): Pick<Clause, 'adverbials' | 'isRecent'> | undefined {
  const named = (name: string) =>
    adverbials.find((adverbial) => adverbial.kind === 'entry' && adverbial.entry.en === name);
  const just = language === 'en' ? named('just') : undefined;
  if (just && tense === 'past' && !modal) {
    if (isProgressive || verb.state || isNegated) return undefined;
    return { adverbials: adverbials.filter((adverbial) => adverbial !== just), isRecent: true };
  }
  if (named('yet') && !isNegated) return undefined;
  // 'Tu as bien raison' says nothing about how well.
  if (named('well') && verb.en.startsWith('be ')) return undefined;
  return { adverbials };
}

/** French likes 'le poisson' where other languages like fish. */
export function inGeneral(fillings: Fillings, language: LanguageCode): Fillings {
  const object = fillings.get('x');
  if (language !== 'fr' || object?.kind !== 'noun' || object.phrase.determiner !== 'def') return fillings;
  const { noun, number } = object.phrase;
  const isKind = noun.mass || number === 'pl' || noun.classes.includes('food');
  return isKind
    ? new Map([...fillings, ['x', { ...object, phrase: { ...object.phrase, determiner: 'bare' } }]])
    : fillings;
}

/** 'I read a book yesterday', 'I cut my finger': a present that is written like the past. */
export function wasOver({
  verb,
  modal,
  tense,
  isProgressive,
  isNegated,
  isQuestion,
  adverbials,
}: Clause): boolean {
  if (tense !== 'present' || modal || isProgressive || isNegated || isQuestion) return false;
  if (!/^(?:cut|hurt|quit|put|read|let|shut|split) /.test(verb.en)) return false;
  if (/^(?:cut|hurt|quit|put|shut|split) /.test(verb.en))
    return !adverbials.some((adverbial) => whenOf(adverbial) === 'habit');
  return adverbials.some((adverbial) => whenOf(adverbial) === 'past');
}

/** 'Anoche salimos': the present of 'we' that is written like the past. */
export const wereOver = ({ subject, modal, tense, isProgressive, adverbials }: Clause): boolean =>
  subject.person === 3 &&
  tense === 'present' &&
  !modal &&
  !isProgressive &&
  adverbials.some((adverbial) => whenOf(adverbial) === 'past');

/** 'How long have you lived here?' asks when it began. */
export const sinceWhen = (clause: Clause): Clause => ({
  ...clause,
  tense: 'present',
  isProgressive: false,
  questionWord: 'since-when',
});

/** 'I have lived here for two years': something that still lasts. */
export function stillGoingOn(clause: Clause): Clause {
  const lasts = clause.adverbials.some((adverbial) =>
    adverbial.kind === 'span'
      ? adverbial.span === 'for'
      : adverbial.kind === 'year'
        ? adverbial.span === 'since'
        : adverbial.kind === 'entry' && (adverbial.entry.since || adverbial.entry.lasting),
  );
  if (!lasts) return clause;
  return {
    ...clause,
    tense: 'present',
    adverbials: clause.adverbials.map((adverbial) =>
      adverbial.kind === 'span' && adverbial.span === 'for'
        ? { ...adverbial, span: 'since' }
        : adverbial.kind === 'entry' && adverbial.entry.lasting
          ? { ...adverbial, entry: { ...adverbial.entry, ...adverbial.entry.lasting, since: true } }
          : adverbial,
    ),
  };
}
