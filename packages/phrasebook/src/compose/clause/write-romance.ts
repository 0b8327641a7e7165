import { linked } from './chains.ts';
import type { Clause, Modal } from './clause.ts';
import { conjugate } from './conjugation.ts';
import { romanceImperative } from './imperative.ts';
import type { Person } from './person.ts';
import { pronoun, verbPerson } from './pronouns.ts';
import { cluster, withInfinitive } from './romance-infinitive.ts';
import { liked, likingWho } from './romance-liking.ts';
import { type Group, KNOW_HOW, negation, pastModal, perfect, type RomanceVoice } from './romance-tenses.ts';
import { QUESTIONS, type Romance } from './romance-words.ts';
import { presentIn } from './subjunctive.ts';
import { agreeingParticiples } from './verb-phrases.ts';
import {
  agreementOfSubject,
  hasWhen,
  isNothing,
  joined,
  type SaidPhrase,
  sayAdverbials,
  sayNounSubject,
  sayPhrase,
  saySubject,
  type Voice,
} from './writing.ts';

/** Verbs that keep the imperfect even with a time in the past: '¿Parecía cansado ayer?'. */
const LOOKING = /^(?:look (?!at|for|up|after|around)|be wrong|know \{x\}$)/;
/** The verb for each modal, with the word between it and the infinitive. */
const MODALS: Record<Romance, Partial<Record<Modal, readonly [verb: string, between: string]>>> = {
  es: {
    can: ['poder', ''],
    could: ['poder', ''],
    must: ['tener', 'que'],
    forbidden: ['deber', ''],
    should: ['deber', ''],
    want: ['querer', ''],
  },
  fr: {
    can: ['pouvoir', ''],
    could: ['pouvoir', ''],
    must: ['devoir', ''],
    forbidden: ['devoir', ''],
    should: ['devoir', ''],
    want: ['vouloir', ''],
    'would-like': ['vouloir', ''],
    like: ['aimer', ''],
  },
  it: {
    can: ['potere', ''],
    could: ['potere', ''],
    must: ['dovere', ''],
    forbidden: ['dovere', ''],
    should: ['dovere', ''],
    want: ['volere', ''],
    'would-like': ['volere', ''],
  },
};
const NO_OBLIGATION: Record<Romance, readonly [verb: string, between: string]> = {
  es: ['tener', 'que'],
  fr: ['avoir', 'besoin de'],
  it: ['avere', 'bisogno di'],
};
/** Irregular imperatives of 'nous'. */
const FRENCH_IMPERATIVES: Readonly<Record<string, string>> = {
  être: 'soyons',
  avoir: 'ayons',
  savoir: 'sachons',
  vouloir: 'veuillons',
};
const FRENCH_MANNER: ReadonlySet<string> = new Set(['bien', 'mal', 'trop', 'beaucoup', 'mieux']);
const EARLY_MANNER: ReadonlySet<string> = new Set(['trop', 'beaucoup', 'rien', 'tout']);
/** Verbs in the simple present where English has a progressive: 'se casan', 'llevo un abrigo', 'espera un bebé'. */
const NO_PROGRESSIVE = /^(?:wear |expect |get (?:married|engaged|divorced)|hurt|itch)/;
const CONDITIONAL: ReadonlySet<Modal> = new Set(['could', 'should', 'would-like']);

/** Writes a clause in Spanish, French or Italian. */
export function writeRomance(clause: Clause, voice: RomanceVoice): string | undefined {
  if (clause.verb.en === 'like {x}' && voice.language !== 'fr') return liked(clause, voice);
  const phrase = sayPhrase(clause, voice);
  if (!phrase) return undefined;
  const { language } = voice;
  const adverbials = sayAdverbials(isAgainNot(clause) ? withAgainFirst(clause) : clause, voice);
  const { subordinate } = clause;
  const lead =
    subordinate?.lead || (phrase.front ?? (clause.questionWord && QUESTIONS[language][clause.questionWord]));
  // 'bien dormi': a short adverb of the verb phrase goes where those of the clause go.
  const isManner = language === 'fr' && FRENCH_MANNER.has(phrase.rest) && phrase.head !== 'faire';
  const manner = isManner ? phrase.rest : adverbials.manner;
  const core = verbGroup(denying(clause, language), phrase, voice, phrase.early || manner);
  if (core === undefined) return undefined;
  const tail = joined(
    phrase.early && core.manner,
    isManner ? '' : phrase.rest,
    phrase.early ? manner : core.manner,
    adverbials.place,
    adverbials.time,
  );
  const noun = sayNounSubject(clause.subject, voice);
  if (clause.modal === 'lets' || clause.modal === 'imperative') return joined(core.text, tail);
  if (core.isImpersonal) {
    return joined(clause.isQuestion || subordinate ? lead : adverbials.first, core.text, tail);
  }
  if (subordinate) {
    const hasQuestionWord = clause.questionWord !== undefined;
    const opener = language === 'fr' && lead === "qu'" ? 'ce que' : lead;
    const isGap = subordinate.gap === 'subject';
    const said = isGap
      ? ''
      : language === 'fr'
        ? frenchSubject(clause, voice)
        : (noun ?? pronounInClause(clause, voice));
    // 'Cuándo sale el tren', but 'quando il treno va via'.
    if (hasQuestionWord && language !== 'fr')
      return phrase.rest === ''
        ? joined(opener, core.text, noun, tail)
        : joined(opener, noun, core.text, tail);
    // 'Où est la gare', 'où sont mes clés'.
    const isWhere = language === 'fr' && clause.questionWord === 'where' && clause.verb.en === 'be';
    const text =
      isWhere && noun !== undefined ? joined(opener, core.text, noun) : joined(opener, said, core.text, tail);
    if (language !== 'fr') return text;
    return text
      .replace(/\b(lorsqu|puisqu|qu)e (?=[aeiouyéèêàâîôh])/gi, "$1'")
      .replace(/\bsi (?=ils?\b)/, "s'");
  }
  if (language === 'fr') {
    // 'Est-ce que' is used in both registers with a question word, and only in the formal one without.
    const isProposed = clause.modal === 'shall' && lead === undefined;
    const asks = clause.isQuestion && (lead !== undefined || (voice.register === 'formal' && !isProposed));
    const subject = frenchSubject(clause, voice);
    const opening = asks ? joined(lead, /^[aeiouyéèêh]/i.test(subject) ? "est-ce qu'" : 'est-ce que') : '';
    // 'Il n'est pas là'.
    const isAway = clause.isNegated && /^be(?: here)?$/.test(clause.verb.en) && !clause.subject.isNeuter;
    const end = isAway ? tail.replace(/^ici\b/, 'là') : tail;
    return joined(clause.isQuestion ? '' : adverbials.first, opening, subject, core.text, end).replace(
      /qu' /g,
      "qu'",
    );
  }
  if (clause.isQuestion) {
    if (language === 'it' && lead === undefined)
      return joined(noun, pronounSubject(clause, voice), core.text, tail);
    // 'Perché il negozio è chiuso?', '¿Por qué está cerrada la tienda?'.
    const isState = noun !== undefined && /^be (?:very |too |so )?\{a\}/.test(clause.verb.en);
    if (isState && language === 'it') return joined(lead, noun, core.text, tail);
    if (isState && lead !== undefined) return joined(lead, core.text, tail, noun);
    return joined(lead, core.text, noun, pronounSubject(clause, voice), tail);
  }
  return joined(adverbials.first, noun ?? pronounSubject(clause, voice), core.text, tail);
}

const isAgain = (adverbial: Clause['adverbials'][number]): boolean =>
  adverbial.kind === 'entry' && adverbial.entry.en === 'again';
const isAgainNot = ({ isNegated, isQuestion, modal, subordinate, adverbials }: Clause): boolean =>
  isNegated && !isQuestion && !modal && !subordinate && adverbials.some(isAgain);

/** 'Otra vez la impresora no funciona': behind the verb, the negation would apply to 'again'. */
const withAgainFirst = (clause: Clause): Clause => ({
  ...clause,
  adverbials: clause.adverbials.map((adverbial) =>
    isAgain(adverbial) ? { ...adverbial, isFirst: true } : adverbial,
  ),
});

/** 'We are having a party on Saturday', 'in June': planned, not going on. */
const isOnDay = (adverbial: Clause['adverbials'][number]): boolean =>
  adverbial.kind === 'date' ||
  adverbial.kind === 'time' ||
  (adverbial.kind === 'entry' && /^(?:in|on|by|at) (?:[A-Z]|the weekend)/.test(adverbial.entry.en));

/** 'Se pueden comprar entradas' agrees with what is bought. */
const hasPluralObject = (fillings: Clause['fillings']): boolean => {
  const object = fillings.get('x');
  return object?.kind === 'noun' && object.phrase.number === 'pl';
};

/** 'Je ne fume plus'. */
const isOver = (adverbials: Clause['adverbials']): boolean =>
  adverbials.some((adverbial) => adverbial.kind === 'entry' && adverbial.entry.en === 'anymore');

/** Removes 'pas' from a French clause with 'plus', 'rien' or 'personne': 'je n'ai rien vu', 'personne n'est venu'. */
function denying(clause: Clause, language: Romance): Clause {
  if (language !== 'fr') return clause;
  const isDenied =
    clause.subject.word === 'nobody' ||
    (clause.isNegated && (isNothing(clause.fillings) || isOver(clause.adverbials)));
  return isDenied ? { ...clause, isNegated: false, isNever: true } : clause;
}

function frenchSubject(clause: Clause, voice: Voice): string {
  // The subject 'it' has three forms: 'il pleut', 'ça marche', 'c'est cher'.
  if (clause.subject.isNeuter)
    return clause.verb.subject === 'it'
      ? 'il'
      : clause.verb.subject === 'things' && !/^être\b/.test(clause.verb.fr)
        ? 'ça'
        : 'ce';
  // 'C'est mon frère': 'ce' before a noun.
  const isPronoun = clause.subject.phrase === undefined && clause.subject.word === undefined;
  if (
    clause.verb.en === 'be {x}' &&
    isPronoun &&
    (clause.subject.person === 2 || clause.subject.person === 5)
  )
    return 'ce';
  if (clause.subject.person === 3 && voice.register === 'casual') return 'on';
  return saySubject(clause.subject, voice);
}

/** Italian subjunctives need a pronoun, because their singular forms are the same: 'che tu venga'. */
function pronounInClause(clause: Clause, voice: RomanceVoice): string {
  const { subject, subordinate } = clause;
  const isOpen = voice.language === 'it' && subordinate?.mood === 'wished' && subject.person === 1;
  if (isOpen && voice.register === 'casual' && !subject.isNeuter) return 'tu';
  return subject.person === 2 || subject.person === 5 ? '' : pronounSubject(clause, voice);
}

/** Spanish and Italian use a subject pronoun only if the verb form is ambiguous. */
function pronounSubject(clause: Clause, voice: RomanceVoice): string {
  const { subject } = clause;
  if (subject.phrase || subject.word || subject.isNeuter) return '';
  if (subject.person === 2 || subject.person === 5) return saySubject(subject, voice);
  const isFormal = subject.person === 1 && voice.register === 'formal' && !clause.isQuestion;
  return isFormal && voice.language === 'es' ? 'usted' : isFormal ? 'Lei' : '';
}

function verbGroup(
  clause: Clause,
  phrase: SaidPhrase,
  voice: RomanceVoice,
  manner: string,
): Group | undefined {
  const { language } = voice;
  const person = clause.subject.isNeuter ? 2 : verbPerson(clause.subject, language, voice.register);
  const self = phrase.isReflexive ? pronoun(clause.subject, 'self', language, voice.register) : '';
  const saysOn = language === 'fr' && self === 'nous' && person === 2 && clause.modal !== 'lets';
  const reflexive = saysOn ? 'se' : self;
  const object = phrase.clitic && pronoun(phrase.clitic.object, phrase.clitic.use, language, voice.register);
  const own = cluster(reflexive, object ?? '', language);
  // 'Se puede pagar', 'si può entrare'.
  const isOne = clause.subject.word === 'one' && language !== 'fr';
  if (isOne && (own !== '' || clause.tense === 'past' || hasPluralObject(clause.fillings))) return undefined;
  const one = isOne ? (language === 'es' ? 'se' : 'si') : '';
  const clitics = isOne && !clause.modal ? one : own;
  // 'trop travailler': these stand before the infinitive.
  const isEarly = language === 'fr' && EARLY_MANNER.has(manner);
  const infinitive = joined(isEarly ? manner : '', withInfinitive(clitics, phrase.head, language));
  const say = (text: string): Group => ({ text, manner: isEarly && text.includes(infinitive) ? '' : manner });
  const { tense, verb } = clause;
  const mood = clause.subordinate?.mood;
  const present = (infinitive: string) => presentIn(mood, infinitive, language);
  // 'Shall we go?' uses the present.
  const modal = clause.modal === 'shall' ? undefined : clause.modal;
  if (modal === 'imperative') {
    const text = romanceImperative(phrase.head, clitics, language, voice.register, clause.isNegated);
    return text === undefined ? undefined : { text, manner };
  }
  if (modal === 'lets' && clause.isNegated) return { text: letUsNot(phrase.head, clitics, language), manner };
  if (modal === 'lets') {
    if (language === 'es')
      return say(
        phrase.head !== 'ir' ? joined('vamos a', infinitive) : phrase.isReflexive ? 'vámonos' : 'vamos',
      );
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
      modal === 'would-like' ? forms.conditional! : tense === 'past' ? forms.imperfect! : present(liking);
    const text = joined(likingWho(clause, voice), form[2], infinitive);
    return { text, manner, isImpersonal: true };
  }
  if (isOne && (isLiking || clause.isModalPerfect || clause.isPastPerfect || clause.isPassive))
    return undefined;
  if (clause.isModalPerfect && modal !== 'would')
    return modalPerfect(clause, phrase, voice, person, infinitive, clitics);
  if (clause.isModalPerfect || clause.isPastPerfect)
    return perfect(clause, phrase, voice, person, clitics, manner);
  if (modal === 'would')
    return say(negation(clause, conjugate(phrase.head, language).conditional![person], clitics, language));
  // 'Where can I see it?' keeps 'can', because it is about a possibility.
  const goesWithoutSaying = modal === 'can' && verb.perception && clause.questionWord === undefined;
  // 'Debe de estar cansado'.
  const isLikely =
    language === 'es' && modal === 'must' && verb.state === true && tense === 'present' && person % 3 === 2;
  if (modal && !goesWithoutSaying) {
    const known =
      modal === 'can' && verb.skill && clause.questionWord === undefined
        ? ([KNOW_HOW[language], ''] as const)
        : undefined;
    const free = modal === 'must' && clause.isNegated ? NO_OBLIGATION[language] : undefined;
    const likely =
      isLikely && !clause.isNegated && !clause.isQuestion ? (['deber', 'de'] as const) : undefined;
    const [modalVerb, between] = known ?? free ?? likely ?? MODALS[language][modal]!;
    const forms = conjugate(modalVerb, language);
    if (CONDITIONAL.has(modal))
      return say(joined(negation(clause, forms.conditional![person], '', language), between, infinitive));
    const finite =
      tense === 'future'
        ? forms.future![person]
        : tense === 'past'
          ? pastModal(modal, modalVerb, person, phrase, language)
          : present(modalVerb)[person];
    return say(
      joined(negation(clause, finite, one, language), between, infinitive).replace(
        /\b(besoin d)e (?=[aeiouéèêâh])/i,
        "$1'",
      ),
    );
  }
  if (tense === 'future' && mood === undefined) {
    if (language === 'it')
      return say(negation(clause, conjugate(phrase.head, 'it').future![person], clitics, 'it'));
    if (verb.state && phrase.head !== 'tener') {
      return say(negation(clause, conjugate(phrase.head, language).future![person], clitics, language));
    }
    const go = conjugate(language === 'es' ? 'ir' : 'aller', language).present[person];
    return say(joined(negation(clause, go, '', language), language === 'es' ? 'a' : '', infinitive));
  }
  if (clause.isRecentPast && language !== 'it') {
    // 'Acabo de llegar', 'je viens d'arriver'.
    const finite = present(language === 'es' ? 'acabar' : 'venir')[person];
    return say(linked(joined(negation(clause, finite, '', language), 'de'), infinitive, language));
  }
  const forms = conjugate(phrase.head, language);
  const isLater = hasWhen(clause, 'future') || (tense === 'present' && clause.adverbials.some(isOnDay));
  if (
    clause.isProgressive &&
    clause.questionWord !== 'how-long' &&
    language !== 'fr' &&
    !verb.motion &&
    !NO_PROGRESSIVE.test(verb.en) &&
    // 'La impresora no funciona'.
    !(verb.en === 'work' && verb.subject === 'things') &&
    phrase.head !== 'venire' &&
    !verb.state &&
    !isLater &&
    forms.gerund
  ) {
    const stay = language === 'es' ? 'estar' : 'stare';
    const finite = (tense === 'past' ? conjugate(stay, language).imperfect! : present(stay))[person];
    return say(joined(negation(clause, finite, clitics, language), forms.gerund));
  }
  if (tense === 'present' || (tense === 'future' && mood !== undefined))
    return say(negation(clause, present(phrase.head)[person], clitics, language));
  if (clause.isFormer) return say(negation(clause, forms.imperfect![person], clitics, language));
  const isEvent = verb.over || ((hasWhen(clause, 'past') || clause.isSingleEvent) && !LOOKING.test(verb.en));
  if (language === 'es' && isEvent && mood === undefined) {
    return say(negation(clause, forms.preterite![person], clitics, 'es'));
  }
  // 'Tu as aimé le concert ?': one occasion, not a taste.
  const isTaste = verb.state && verb.en !== 'like {x}';
  if ((isTaste || clause.isProgressive) && mood === undefined)
    return say(negation(clause, forms.imperfect![person], clitics, language));
  return perfect(clause, phrase, voice, person, clitics, manner);
}

/** 'No vayamos', 'n'y allons pas' without its 'y', 'non andiamo'. */
function letUsNot(head: string, clitics: string, language: Romance): string {
  if (language === 'es') return joined('no', clitics, presentIn('wished', head, 'es')[3]);
  const form = (language === 'fr' && FRENCH_IMPERATIVES[head]) || conjugate(head, language).present[3];
  if (language === 'it') return joined('non', clitics, form);
  return `${joined(/^[aeiouyéèêh]/i.test(clitics || form) ? "n'" : 'ne', clitics, form).replace("n' ", "n'")} pas`;
}

/** Modals with a perfect: 'deberías haberme llamado', 'tu aurais dû m'appeler'. */
function modalPerfect(
  clause: Clause,
  phrase: SaidPhrase,
  voice: RomanceVoice,
  person: Person,
  infinitive: string,
  clitics: string,
): Group | undefined {
  const { language } = voice;
  const modal = clause.modal as 'should' | 'could' | 'must';
  if (modal === 'must' && (clitics !== '' || clause.isNegated)) return undefined;
  const [verb] = MODALS[language][modal === 'must' ? 'should' : modal]!;
  const { present, conditional, participle } = conjugate(verb, language);
  const done = conjugate(phrase.head, language);
  if (language === 'es') {
    const finite = modal === 'must' ? joined(present[person], 'de') : conditional![person];
    const have = withInfinitive(clitics, 'haber', 'es');
    return { text: joined(negation(clause, finite, '', 'es'), have, done.participle), manner: '' };
  }
  if (modal === 'must' && language === 'it') {
    const { number, gender } = agreementOfSubject(clause.subject, voice);
    const column = (gender === 'f' ? 1 : 0) + (number === 'pl' ? 2 : 0);
    const own = done.perfectWithBe ? agreeingParticiples(done.participle, 'it')[column]! : done.participle;
    return { text: joined(present[person], done.perfectWithBe ? 'essere' : 'avere', own), manner: '' };
  }
  const have = conjugate(language === 'fr' ? 'avoir' : 'avere', language);
  const finite = modal === 'must' ? have.present[person] : have.conditional![person];
  return { text: joined(negation(clause, joined(finite, participle), '', language), infinitive), manner: '' };
}
