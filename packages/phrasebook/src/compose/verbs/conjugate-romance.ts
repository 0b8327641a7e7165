import type { Romance } from '../clause/romance-words.ts';
import { GRAMMAR_FACTS } from '../grammar-facts.ts';
import { type KnownVerb, verbFacts } from './verb-facts.ts';
import { type Conjugation, type PersonForms, personForms } from './verb-forms.ts';

/** How a language changes a verb's stem. The endings are data. */
interface StemRules {
  /** The stem where it is stressed: 'puedo', 'achète', 'finisco'. */
  stressed: (stem: string, verb: KnownVerb, kind: string) => string;
  /** Joins stem and ending so that the sound stays: 'busqué', 'mangeons', 'paghi'. */
  joined: (stem: string, ending: string, kind: string) => string;
  futureStem: (infinitive: string, stem: string, verb: KnownVerb) => string;
}

/** A mute e, or an é, before one consonant: 'achet', 'préfér', 'séch', 'régl'. */
const FRENCH_OPEN = /[eé](?=(?:[^aeiouyéè]|[cg]h|[bcdfgptv][lr])$)/;

const RULES: Record<Romance, StemRules> = {
  es: {
    stressed: (stem, { change }) => (change === undefined ? stem : spanishChanged(stem, change)),
    joined: spanishJoined,
    futureStem: (infinitive) => infinitive.replace('í', 'i'),
  },
  fr: {
    stressed: (stem, { change }, kind) => {
      if (kind !== 'er') return stem;
      if (change === 'doubled') return stem + stem.at(-1);
      return stem.replace(/(?<=[aou])y$/, 'i').replace(FRENCH_OPEN, 'è');
    },
    joined: (stem, ending, kind) =>
      (kind === 'er' && ending.startsWith('o') ? stem.replace(/g$/, 'ge').replace(/c$/, 'ç') : stem) + ending,
    // 'Préférer' keeps its é.
    futureStem: (infinitive, stem, verb) =>
      infinitive.endsWith('er') && !/é[^aeiou]+$/.test(stem)
        ? `${RULES.fr.stressed(stem, verb, 'er')}er`
        : infinitive.replace(/e$/, ''),
  },
  it: {
    stressed: (stem, { change }) => (change === 'isc' ? `${stem}isc` : stem),
    // 'Pagare' keeps its sound before i and e; 'mangiare' and 'studiare' do not double theirs.
    joined: (stem, ending, kind) => {
      if (kind !== 'are' || !/^[ie]/.test(ending)) return stem + ending;
      if (/[cg]$/.test(stem)) return `${stem}h${ending}`;
      return stem.replace(ending.startsWith('i') ? /i$/ : /(?<=[cg])i$/, '') + ending;
    },
    futureStem: (infinitive, stem) =>
      infinitive.endsWith('are') ? RULES.it.joined(stem, 'er', 'are') : infinitive.slice(0, -1),
  },
};

function spanishChanged(stem: string, change: string): string {
  switch (change) {
    case 'y':
      return `${stem}y`;
    case 'eír':
      return stem.replace(/e$/, 'í');
    case 'accent':
      return stem.replace(/[iu](?=[^aeiou]*$)/, (vowel) => (vowel === 'u' ? 'ú' : 'í'));
    case 'u→ue':
      return stem.replace(/u(?=[^u]*$)/, 'ue');
    default: {
      const at = stem.lastIndexOf(change === 'ue' ? 'o' : 'e');
      return stem.slice(0, at) + change + stem.slice(at + 1);
    }
  }
}

/** The vowel of verbs in -ir in the third persons and the gerund: 'durmió', 'pidiendo', 'riendo'. */
function spanishWeak(stem: string, change: string | undefined): string {
  if (change === 'ue') return stem.replace(/o(?=[^o]*$)/, 'u');
  if (change === 'eír') return stem.slice(0, -1);
  if (change === undefined || change === 'accent') return stem;
  return spanishChanged(stem, change === 'ie' ? 'i' : change);
}

const BEHIND_VOWEL: Readonly<Record<string, string>> = { i: 'í', ió: 'yó', ie: 'ye' };

function spanishJoined(stem: string, ending: string, kind: string): string {
  if (kind === 'ar') {
    if (!/^[eé]/.test(ending)) return stem + ending;
    return stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c') + ending;
  }
  if (ending === 'o') {
    if (/[aeiou]c$/.test(stem)) return `${stem.slice(0, -1)}zco`;
    return `${stem.replace(/c$/, 'z').replace(/g$/, 'j').replace(/gu$/, 'g')}o`;
  }
  if (/[ñy]$/.test(stem) || (kind === 'strong' && stem.endsWith('j')))
    return stem + ending.replace(/^i(?=[eó])/, '');
  if (/[aeo]$/.test(stem)) return stem + ending.replace(/^(?:ió|ie|i)/, (start) => BEHIND_VOWEL[start]!);
  return stem + ending;
}

/** All forms of a Spanish, French or Italian infinitive (without a pronoun). */
export function conjugateRomance(infinitive: string, language: Romance): Conjugation {
  const verb = verbFacts(infinitive, language);
  const { stressed, joined, futureStem } = RULES[language];
  const { all, ...kinds } = GRAMMAR_FACTS[language].verbs.endings;
  const kind =
    Object.keys(kinds).find((ending) => infinitive.replace('í', 'i').endsWith(ending)) ??
    Object.keys(kinds).at(-1)!;
  const endings = { ...all, ...kinds[kind] };
  const stem = infinitive.slice(0, -kind.length);
  const strong = stressed(stem, verb, kind);
  const weak = language === 'es' && kind === 'ir' ? spanishWeak(stem, verb.change) : stem;
  /** The irregular forms, or those that the stems make. */
  const forms = (
    own: string | undefined,
    regular: string,
    stemOf: (person: number) => string,
  ): PersonForms =>
    own ? personForms(own) : personForms(regular, (ending, person) => joined(stemOf(person), ending, kind));
  const regular = forms(verb.present, endings.present!, (at) => (at < 3 || at === 5 ? strong : stem));
  const [first, ...others] = regular;
  const present: PersonForms = [verb.first ?? first, ...others];
  const preterite = verb.preteriteStem
    ? personForms(endings.strongPreterite!, (ending) => joined(verb.preteriteStem!, ending, 'strong'))
    : endings.preterite && forms(verb.preterite, endings.preterite, (at) => (at % 3 === 2 ? weak : stem));
  // The imperfect: French has the stem of 'nous', Italian 'fare' an old one ('facevo').
  const past = language === 'fr' ? present[3].replace(/ons$/, '') : (verb.oldStem ?? stem);
  const { imperfect, gerund } = verb.oldStem ? kinds.ere! : endings;
  const future = verb.futureStem ?? futureStem(infinitive, stem, verb);
  const ahead = (ending: string) => future + ending;
  return {
    present,
    ...(preterite && { preterite }),
    imperfect: verb.imperfect
      ? personForms(verb.imperfect)
      : personForms(imperfect!, (ending) =>
          language === 'fr' && /^i[oe]/.test(ending)
            ? past.replace(/ge$/, 'g').replace(/ç$/, 'c') + ending
            : past + ending,
        ),
    future: personForms(endings.future!, ahead),
    conditional: personForms(endings.conditional!, ahead),
    participle: verb.participle ?? joined(stem, endings.participle!, kind),
    ...(gerund && { gerund: verb.gerund ?? (verb.oldStem ? past + gerund : joined(weak, gerund, kind)) }),
    ...(language !== 'es' && { perfectWithBe: verb.withBe === true }),
  };
}
