import type { Clause, Modal, QuestionWord } from './clause.ts';
import { conjugate } from './conjugation.ts';
import { romanceImperative } from './imperative.ts';
import type { Person } from './person.ts';
import { pronoun, verbPerson } from './pronouns.ts';
import { cluster, elided, withInfinitive } from './romance-infinitive.ts';
import type { Romance } from './romance-words.ts';
import { agreeingParticiples } from './verb-phrases.ts';
import {
  agreementOfSubject,
  hasWhen,
  joined,
  type SaidPhrase,
  sayAdverbials,
  sayNounSubject,
  sayPhrase,
  saySubject,
  type Voice,
} from './writing.ts';

type RomanceVoice = Voice & { language: Romance };

const QUESTIONS: Record<Romance, Record<QuestionWord, string>> = {
  es: {
    where: 'dónde',
    when: 'cuándo',
    why: 'por qué',
    how: 'cómo',
    'what-time': 'a qué hora',
    'how-long': 'cuánto tiempo',
    'how-often': 'con qué frecuencia',
    'since-when': 'desde cuándo',
    what: 'qué',
  },
  fr: {
    where: 'où',
    when: 'quand',
    why: 'pourquoi',
    how: 'comment',
    'what-time': 'à quelle heure',
    'how-long': 'combien de temps',
    'how-often': 'à quelle fréquence',
    'since-when': 'depuis combien de temps',
    what: "qu'",
  },
  it: {
    where: 'dove',
    when: 'quando',
    why: 'perché',
    how: 'come',
    'what-time': 'a che ora',
    'how-long': 'quanto tempo',
    'how-often': 'con che frequenza',
    'since-when': 'da quanto tempo',
    what: 'cosa',
  },
};
/** The verb of a modal, with what stands between it and the infinitive. */
const MODALS: Record<Romance, Partial<Record<Modal, readonly [verb: string, between: string]>>> = {
  es: {
    can: ['poder', ''],
    could: ['poder', ''],
    must: ['tener', 'que'],
    should: ['deber', ''],
    want: ['querer', ''],
  },
  fr: {
    can: ['pouvoir', ''],
    could: ['pouvoir', ''],
    must: ['devoir', ''],
    should: ['devoir', ''],
    want: ['vouloir', ''],
    'would-like': ['vouloir', ''],
    like: ['aimer', ''],
  },
  it: {
    can: ['potere', ''],
    could: ['potere', ''],
    must: ['dovere', ''],
    should: ['dovere', ''],
    want: ['volere', ''],
    'would-like': ['volere', ''],
  },
};
const KNOW_HOW: Record<Romance, string> = { es: 'saber', fr: 'savoir', it: 'sapere' };
const NO_OBLIGATION: Record<Romance, readonly [verb: string, between: string]> = {
  es: ['tener', 'que'],
  fr: ['avoir', 'besoin de'],
  it: ['avere', 'bisogno di'],
};
/** Where the imperative of 'nous' is not its present. */
const FRENCH_IMPERATIVES: Readonly<Record<string, string>> = {
  être: 'soyons',
  avoir: 'ayons',
  savoir: 'sachons',
  vouloir: 'veuillons',
};
const FRENCH_MANNER: ReadonlySet<string> = new Set(['bien', 'mal', 'trop', 'beaucoup', 'mieux']);
const EARLY_MANNER: ReadonlySet<string> = new Set(['trop', 'beaucoup']);
const CONDITIONAL: ReadonlySet<Modal> = new Set(['could', 'should', 'would-like']);

/** Writes a clause in Spanish, French or Italian. */
export function writeRomance(clause: Clause, voice: RomanceVoice): string | undefined {
  const phrase = sayPhrase(clause, voice);
  if (!phrase) return undefined;
  const { language } = voice;
  const adverbials = sayAdverbials(clause, voice);
  const lead = clause.questionWord && QUESTIONS[language][clause.questionWord];
  // 'bien dormi': a short adverb of the verb phrase goes where those of the clause go.
  const isManner = language === 'fr' && FRENCH_MANNER.has(phrase.rest);
  const core = verbGroup(clause, phrase, voice, isManner ? phrase.rest : adverbials.manner);
  if (core === undefined) return undefined;
  const tail = joined(isManner ? '' : phrase.rest, core.manner, adverbials.place, adverbials.time);
  const noun = sayNounSubject(clause.subject, voice);
  if (clause.modal === 'lets' || clause.modal === 'imperative') return joined(core.text, tail);
  if (core.isImpersonal) {
    return joined(clause.isQuestion ? lead : adverbials.first, core.text, tail);
  }
  if (language === 'fr') {
    // 'Est-ce que' asks in either register with a question word, and politely without one.
    const isProposed = clause.modal === 'shall' && lead === undefined;
    const asks = clause.isQuestion && (lead !== undefined || (voice.register === 'formal' && !isProposed));
    const subject = frenchSubject(clause, voice);
    const asked = asks ? joined(lead, /^[aeiouyéèêh]/i.test(subject) ? "est-ce qu'" : 'est-ce que') : '';
    return joined(clause.isQuestion ? '' : adverbials.first, asked, subject, core.text, tail).replace(
      /qu' /g,
      "qu'",
    );
  }
  if (clause.isQuestion) {
    if (language === 'it' && lead === undefined)
      return joined(noun, pronounSubject(clause, voice), core.text, tail);
    // Spanish puts the subject behind its verb, but not between a form of to be and what it says.
    return joined(lead, core.text, noun, pronounSubject(clause, voice), tail);
  }
  return joined(adverbials.first, noun ?? pronounSubject(clause, voice), core.text, tail);
}

function frenchSubject(clause: Clause, voice: Voice): string {
  if (clause.subject.isIt) return clause.verb.subject === 'it' ? 'il' : 'ce';
  if (clause.subject.person === 3 && voice.register === 'casual') return 'on';
  return saySubject(clause.subject, voice);
}

/** Spanish and Italian say a pronoun only where the verb leaves open who is meant. */
function pronounSubject(clause: Clause, voice: RomanceVoice): string {
  const { subject } = clause;
  if (subject.phrase || subject.word || subject.isIt) return '';
  if (subject.person === 2 || subject.person === 5) return saySubject(subject, voice);
  const isFormal = subject.person === 1 && voice.register === 'formal' && !clause.isQuestion;
  return isFormal && voice.language === 'es' ? 'usted' : isFormal ? 'Lei' : '';
}

interface Group {
  text: string;
  /** An adverb of manner that still has to be said behind the verb. */
  manner: string;
  /** The one who acts is an object ('me gusta nadar'): no subject stands before. */
  isImpersonal?: true;
}

function verbGroup(
  clause: Clause,
  phrase: SaidPhrase,
  voice: RomanceVoice,
  manner: string,
): Group | undefined {
  const { language } = voice;
  const person = clause.subject.isIt ? 2 : verbPerson(clause.subject, language, voice.register);
  const self = phrase.isReflexive ? pronoun(clause.subject, 'self', language, voice.register) : '';
  const saysOn = language === 'fr' && self === 'nous' && person === 2 && clause.modal !== 'lets';
  const reflexive = saysOn ? 'se' : self;
  const object = phrase.clitic && pronoun(phrase.clitic.object, phrase.clitic.use, language, voice.register);
  const clitics = cluster(reflexive, object ?? '', language);
  // 'trop travailler': these stand before the infinitive.
  const isEarly = language === 'fr' && EARLY_MANNER.has(manner);
  const infinitive = joined(isEarly ? manner : '', withInfinitive(clitics, phrase.head, language));
  const say = (text: string): Group => ({ text, manner: isEarly && text.includes(infinitive) ? '' : manner });
  const { tense, verb } = clause;
  // 'Shall we go?' is asked in the present.
  const modal = clause.modal === 'shall' ? undefined : clause.modal;
  if (modal === 'imperative') {
    const text = romanceImperative(phrase.head, clitics, language, voice.register, clause.isNegated);
    return text === undefined ? undefined : { text, manner };
  }
  if (modal === 'lets') {
    if (language === 'es')
      return say(phrase.head === 'ir' && phrase.isReflexive ? 'vámonos' : joined('vamos a', infinitive));
    const form =
      (language === 'fr' && FRENCH_IMPERATIVES[phrase.head]) || conjugate(phrase.head, language).present[3];
    if (language === 'it') return say(clitics === '' ? form : form + clitics.replace(/ /g, ''));
    return say(clitics === '' ? form : `${form}-${clitics.replace(/'$/, '').replace(/ /g, '-')}`);
  }
  const isLiking = modal === 'like' || modal === 'would-like';
  if (isLiking && (language === 'es' || (language === 'it' && modal === 'like'))) {
    const liking = language === 'es' ? 'gustar' : 'piacere';
    const forms = conjugate(liking, language);
    const form =
      modal === 'would-like' ? forms.conditional! : tense === 'past' ? forms.imperfect! : forms.present;
    const text = joined(likingWho(clause, voice), form[2], infinitive);
    return { text, manner, isImpersonal: true };
  }
  // 'Where can I see it?' asks for what is possible.
  const goesWithoutSaying = modal === 'can' && verb.perception && clause.questionWord === undefined;
  if (modal && !goesWithoutSaying) {
    const known =
      modal === 'can' && verb.skill && clause.questionWord === undefined
        ? ([KNOW_HOW[language], ''] as const)
        : undefined;
    const free = modal === 'must' && clause.isNegated ? NO_OBLIGATION[language] : undefined;
    const [modalVerb, between] = known ?? free ?? MODALS[language][modal]!;
    const forms = conjugate(modalVerb, language);
    if (CONDITIONAL.has(modal))
      return say(joined(negation(clause, forms.conditional![person], '', language), between, infinitive));
    const finite =
      tense === 'future'
        ? forms.future![person]
        : tense === 'past'
          ? pastModal(modal, modalVerb, person, phrase, language)
          : forms.present[person];
    return say(
      joined(negation(clause, finite, '', language), between, infinitive).replace(
        /\b(besoin d)e (?=[aeiouéèêâh])/i,
        "$1'",
      ),
    );
  }
  if (tense === 'future') {
    if (language === 'it')
      return say(negation(clause, conjugate(phrase.head, 'it').future![person], clitics, 'it'));
    if (verb.state && phrase.head !== 'tener') {
      return say(negation(clause, conjugate(phrase.head, language).future![person], clitics, language));
    }
    const go = conjugate(language === 'es' ? 'ir' : 'aller', language).present[person];
    return say(joined(negation(clause, go, '', language), language === 'es' ? 'a' : '', infinitive));
  }
  const forms = conjugate(phrase.head, language);
  const isLater = hasWhen(clause, 'future');
  if (
    clause.isProgressive &&
    clause.questionWord !== 'how-long' &&
    language !== 'fr' &&
    !verb.motion &&
    !verb.state &&
    !isLater &&
    forms.gerund
  ) {
    const stay = conjugate(language === 'es' ? 'estar' : 'stare', language);
    const finite = (tense === 'past' ? stay.imperfect! : stay.present)[person];
    return say(joined(negation(clause, finite, clitics, language), forms.gerund));
  }
  if (tense === 'present') return say(negation(clause, forms.present[person], clitics, language));
  if (clause.isFormer) return say(negation(clause, forms.imperfect![person], clitics, language));
  if (language === 'es' && (hasWhen(clause, 'past') || verb.over)) {
    return say(negation(clause, forms.preterite![person], clitics, 'es'));
  }
  if (verb.state || clause.isProgressive)
    return say(negation(clause, forms.imperfect![person], clitics, language));
  return perfect(clause, phrase, voice, person, clitics, manner);
}

function perfect(
  clause: Clause,
  phrase: SaidPhrase,
  voice: RomanceVoice,
  person: Person,
  clitics: string,
  manner: string,
): Group {
  const { language } = voice;
  const forms = conjugate(phrase.head, language);
  const withBe = language !== 'es' && (forms.perfectWithBe || phrase.isReflexive);
  const auxiliary =
    language === 'es'
      ? 'haber'
      : withBe
        ? language === 'fr'
          ? 'être'
          : 'essere'
        : language === 'fr'
          ? 'avoir'
          : 'avere';
  const finite = conjugate(auxiliary, language).present[person];
  const before = phrase.clitic?.use === 'acc' ? phrase.clitic.object : undefined;
  // Formal 'La' and a preceding 'l'ho vista' agree as well; 'mi', 'ti' and what French leaves open do not.
  // 'Elle s'est cassé la jambe': with an object behind it the French participle stays as it is.
  const hasObject =
    language === 'fr' &&
    phrase.isReflexive &&
    (/^(?:le|la|les|une?|des) |^l'/.test(phrase.rest) || phrase.head === 'faire');
  const agreement = hasObject
    ? ({ number: 'sg', gender: 'm' } as const)
    : withBe
      ? agreementOfSubject(clause.subject, voice)
      : before && !before.isIt && (before.person === 2 || before.person === 5)
        ? ({ number: before.person === 5 ? 'pl' : 'sg', gender: before.gender ?? 'm' } as const)
        : language === 'fr' && before?.person === 3
          ? ({ number: 'pl', gender: 'm' } as const)
          : ({ number: 'sg', gender: 'm' } as const);
  const column = (agreement.gender === 'f' ? 1 : 0) + (agreement.number === 'pl' ? 2 : 0);
  const participle = agreeingParticiples(forms.participle, language)[column]!;
  const group = negation(clause, finite, clitics, language);
  // 'J'ai beaucoup travaillé': French says how before the participle.
  return language === 'fr'
    ? { text: joined(group, manner, participle), manner: '' }
    : { text: joined(group, participle), manner };
}

/** Past obligation and ability are told as what happened, wishes as how things were. */
function pastModal(
  modal: Modal,
  verb: string,
  person: Person,
  phrase: SaidPhrase,
  language: Romance,
): string {
  const forms = conjugate(verb, language);
  if (modal === 'want' || modal === 'like' || verb === KNOW_HOW[language]) return forms.imperfect![person];
  if (language === 'es') return forms.preterite![person];
  const withBe = language === 'it' && conjugate(phrase.head, 'it').perfectWithBe;
  if (withBe) return forms.imperfect![person];
  return joined(conjugate(language === 'fr' ? 'avoir' : 'avere', language).present[person], forms.participle);
}

/** The finite verb with its pronouns, its negation and the adverb that goes with it. */
function negation(clause: Clause, finite: string, clitics: string, language: Romance): string {
  const never = clause.isNever === true;
  const mid = clause.adverbials
    .flatMap((adverbial) =>
      adverbial.kind === 'entry' && adverbial.entry.kind === 'mid' ? [adverbial.entry[language]] : [],
    )
    .join(' ');
  const [first, ...others] = finite.split(' ');
  if (language === 'es') {
    return joined(mid, clause.isNegated ? 'no' : '', clitics.toLowerCase(), finite);
  }
  if (language === 'it') {
    const group = joined(clitics.toLowerCase(), first).replace(
      /\b(lo|la) (?=(ho|hai|ha|abbiamo|avete|hanno)\b)/,
      "l'",
    );
    return joined(clause.isNegated || never ? 'non' : '', group, mid, ...others);
  }
  // The negation encloses the finite verb: 'je n'ai pas pu'.
  const isDenied = clause.isNegated || never;
  const group = elided(joined(isDenied ? 'ne' : '', clitics, first));
  return joined(group, clause.isNegated ? 'pas' : '', mid, ...others);
}

/** Who likes it: 'me', 'a mi hermana le', 'a mia sorella'. */
function likingWho(clause: Clause, voice: RomanceVoice): string {
  const { language, register } = voice;
  const noun = sayNounSubject(clause.subject, voice);
  const dative = pronoun(
    { person: clause.subject.person, gender: clause.subject.gender },
    'dat',
    language,
    register,
  );
  const not = clause.isNegated ? (language === 'es' ? 'no' : 'non') : '';
  if (noun !== undefined) {
    const who = joined('a', noun)
      .replace(/^a el /, 'al ')
      .replace(/^a il /, 'al ');
    return language === 'es' ? joined(who, not, dative) : joined(who, not);
  }
  const isThird = clause.subject.person === 2 || clause.subject.person === 5;
  if (!isThird) return joined(not, dative.toLowerCase());
  const tonic = `a ${pronoun(clause.subject, 'tonic', language, register)}`;
  return language === 'es' ? joined(tonic, not, dative) : joined(tonic, not);
}
