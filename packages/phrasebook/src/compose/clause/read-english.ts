import type { Token } from '../../normalise.ts';
import { type Analysis, type Modal, QUESTION_WORDS, type QuestionWord, type Tense } from './clause.ts';
import type { Subject } from './person.ts';
import type { Reading, SubjectFinder } from './reading.ts';
import { word } from './reading.ts';
import type { VerbPhrases } from './verb-phrases.ts';

const BE: Readonly<Record<string, Tense>> = {
  am: 'present',
  are: 'present',
  is: 'present',
  was: 'past',
  were: 'past',
};
const MODAL_WORDS: Readonly<Record<string, Modal>> = {
  can: 'can',
  could: 'could',
  may: 'can',
  must: 'must',
  should: 'should',
};
const TO_MODALS: Readonly<Record<string, Modal>> = {
  want: 'want',
  need: 'must',
  have: 'must',
  like: 'like',
  love: 'like',
};
const AUXILIARIES: ReadonlySet<string> = new Set([
  ...Object.keys(BE),
  ...Object.keys(MODAL_WORDS),
  'do',
  'does',
  'did',
  'have',
  'has',
  'will',
  'would',
]);
const QUESTION_LEADS: readonly (readonly [string, QuestionWord])[] = [
  ['what time', 'what-time'],
  ...QUESTION_WORDS.filter((name) => name !== 'what-time').map((name) => [name, name] as const),
];

type Group = Pick<Analysis, 'modal' | 'tense' | 'isProgressive' | 'isNegated'> & {
  phrase: readonly Token[];
  isPerfect?: true;
};

const plain = { modal: undefined, tense: 'present', isProgressive: false } as const;

/** Reads an English clause: who, the tense, and what is done in the infinitive. */
export function* readEnglish(
  tokens: readonly Token[],
  verbs: VerbPhrases,
  subjects: SubjectFinder,
  isMarkedQuestion: boolean,
): Generator<Reading> {
  const words = tokens.map((token) => token.folded);
  const lead = QUESTION_LEADS.find(([text]) => words.join(' ').startsWith(`${text} `));
  const start = lead ? lead[0].split(' ').length : 0;
  const first = tokens[start];
  if (!first) return;
  if (first.folded === 'let' && words[start + 1] === 'us') {
    const subject: Subject = { person: 3, gender: undefined };
    const analysis = { subject, ...plain, modal: 'lets' as const, isNegated: false };
    yield { ...analysis, isQuestion: false, questionWord: undefined, phrase: tokens.slice(start + 2) };
    return;
  }
  if (AUXILIARIES.has(first.folded)) {
    for (const { subject, length } of subjects(tokens.slice(start + 1))) {
      const rest = [first, ...tokens.slice(start + 1 + length)];
      for (const group of groups(rest, verbs, subject)) {
        yield { subject, ...group, isQuestion: true, questionWord: lead?.[1] };
      }
    }
    return;
  }
  if (lead) return;
  for (const { subject, length } of subjects(tokens)) {
    for (const group of groups(tokens.slice(length), verbs, subject)) {
      yield { subject, ...group, isQuestion: isMarkedQuestion, questionWord: undefined };
    }
  }
}

function* groups(tokens: readonly Token[], verbs: VerbPhrases, subject: Subject): Generator<Group> {
  const [first, ...others] = tokens;
  if (!first) return;
  const isNegated = others[0]?.folded === 'not';
  const rest = isNegated ? others.slice(1) : others;
  const [next, afterNext] = rest;
  const base = first.folded;
  const infinitive = (token: Token | undefined, form: string) =>
    token && verbs.readForm(token, 'en').find((reading) => reading.form === form)?.infinitive;
  const be = BE[base];
  if (be) {
    if (next?.folded === 'going' && afterNext?.folded === 'to' && infinitive(rest[2], 'infinitive')) {
      if (be === 'present') yield { ...plain, tense: 'future', isNegated, phrase: rest.slice(2) };
      return;
    }
    const doing = infinitive(next, 'gerund');
    if (doing)
      yield { ...plain, tense: be, isProgressive: true, isNegated, phrase: [word(doing), ...rest.slice(1)] };
    yield { ...plain, tense: be, isNegated, phrase: [word('be'), ...rest] };
    return;
  }
  if (base === 'will') {
    yield { ...plain, tense: 'future', isNegated, phrase: rest };
    return;
  }
  if (base === 'would') {
    if ((next?.folded === 'like' || next?.folded === 'love') && afterNext?.folded === 'to') {
      yield { ...plain, modal: 'would-like', isNegated, phrase: rest.slice(2) };
    }
    return;
  }
  const modal = MODAL_WORDS[base];
  if (modal) {
    // 'I could not sleep' tells of the past; 'could you ...?' asks politely.
    const isPast = modal === 'could' && isNegated;
    yield {
      ...plain,
      modal: isPast ? 'can' : modal,
      tense: isPast ? 'past' : 'present',
      isNegated,
      phrase: rest,
    };
    return;
  }
  if (base === 'do' || base === 'does' || base === 'did') {
    if (infinitive(next, 'infinitive')) {
      yield* withModal(rest, base === 'did' ? 'past' : 'present', isNegated);
    }
    // Without 'not', 'do' may be the verb itself: 'I do yoga'.
    if (base !== 'did' && isNegated) return;
  }
  if (base === 'have' || base === 'has') {
    const done = infinitive(next, 'participle');
    if (next?.folded === 'got' && afterNext?.folded === 'to') {
      yield { ...plain, modal: 'must', isNegated, phrase: rest.slice(2) };
    } else if (next?.folded === 'got') {
      yield { ...plain, isNegated, phrase: [word('have'), ...rest.slice(1)] };
    }
    if (next?.folded === 'been') {
      const doing = infinitive(afterNext, 'gerund');
      if (doing) {
        yield {
          ...plain,
          tense: 'past',
          isNegated,
          isPerfect: true,
          phrase: [word(doing), ...rest.slice(2)],
        };
      }
    }
    if (done)
      yield { ...plain, tense: 'past', isNegated, isPerfect: true, phrase: [word(done), ...rest.slice(1)] };
    if (isNegated) return;
  }
  if (isNegated) return;
  const isThird = subject.person === 2;
  for (const { infinitive: verb, form, person } of verbs.readForm(first, 'en')) {
    if (form === 'preterite') yield* withModal([word(verb), ...others], 'past', false);
    // 'He work here' is understood as well.
    else if (form === 'present' && (person === subject.person || isThird)) {
      yield* withModal([word(verb), ...others], 'present', false);
      return;
    }
  }
}

/** 'want to buy it' is a modal with its verb; anything else stays as it is. */
function* withModal(phrase: readonly Token[], tense: Tense, isNegated: boolean): Generator<Group> {
  const [verb, to] = phrase;
  const modal = to?.folded === 'to' ? TO_MODALS[verb!.folded] : undefined;
  if (modal) yield { ...plain, modal, tense, isNegated, phrase: phrase.slice(2) };
  else yield { ...plain, tense, isNegated, phrase };
}
