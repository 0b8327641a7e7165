import type { LanguageCode, Register } from '../../languages.ts';
import { type Token, tokenize } from '../../normalize.ts';
import type { Subject } from '../clause/person.ts';
import { SUBJECTS } from '../clause/pronouns.ts';

/** The word of each language before the infinitive. In German it begins the phrase, and 'zu' is added. */
type Links = Readonly<Record<Exclude<LanguageCode, 'en'>, string>>;

/** A text, or one for each register. */
type Said = string | Readonly<Record<Register, string>>;

/** A sentence with an infinitive phrase after 'to'. */
export interface Infinitive {
  /** The part before 'to', which is a sentence by itself. */
  first: string;
  /** The verb phrase after 'to'. */
  tokens: readonly Token[];
  /** The subject of the infinitive. */
  subject: Subject;
  links: Links;
  /** The first part in the other languages, where it is known. */
  said?: Record<Exclude<LanguageCode, 'en'>, Said>;
}

const PURPOSE: Links = { es: 'para', fr: 'pour', de: 'um', it: 'per' };
const PLAIN: Links = { es: '', fr: 'de', de: '', it: '' };
const OF: Links = { es: 'de', fr: 'de', de: '', it: 'di' };

/** Evaluations that an infinitive can follow: 'It is difficult to learn German'. */
const EVALUATIONS =
  /^(?:it is|it was|is it|was it|it is not|it was not)(?: (?:very|really|so|too|not|always))? (?:difficult|hard|easy|important|dangerous|possible|impossible|necessary|nice|good|bad|better|boring|interesting|expensive|cheap|fun|useful|wonderful|great|terrible|forbidden|allowed|strange|normal|rude)$/i;
/** Verbs that are often followed by a purpose with 'to'. */
const PURPOSEFUL =
  /\b(?:go|goes|went|going|come|comes|came|coming|call|called|calling|use|uses|used|work|works|stop|stopped|study|studying|save|saving|stay|stayed|travel|wait|waited|get up|got up|take|took|leave|left|run|ran|walk|walked|drive|drove|buy|bought|need (?:a|an|the|my|some|more|time|money|help)|have to|meet)\b/i;
const ENOUGH = /\benough(?: \S+)?$/i;
const TOO = /\btoo \S+$/i;

/** Questions about a price or a time, with what asks them in the other languages; German needs its 'es'. */
const QUESTION_OPENERS: readonly {
  read: RegExp;
  links: Links;
  said: Record<Exclude<LanguageCode, 'en'>, Said>;
}[] = [
  {
    read: /^how much does it cost$/i,
    links: PLAIN,
    said: {
      es: '¿Cuánto cuesta',
      fr: { casual: 'Combien ça coûte', formal: 'Combien cela coûte-t-il' },
      de: 'Wie viel kostet es',
      it: 'Quanto costa',
    },
  },
  {
    read: /^how long does it take$/i,
    links: { es: 'en', fr: 'pour', de: '', it: 'per' },
    said: {
      es: '¿Cuánto se tarda',
      fr: { casual: 'Il faut combien de temps', formal: 'Combien de temps faut-il' },
      de: 'Wie lange dauert es',
      it: 'Quanto tempo ci vuole',
    },
  },
];

const OPENERS: readonly { read: RegExp; links: Links }[] = [
  { read: EVALUATIONS, links: PLAIN },
  { read: /\bready$/i, links: { es: 'para', fr: 'à', de: '', it: 'a' } },
  {
    read: /\b(?:have|had|has) (?:no |any |more )?time$/i,
    links: { es: 'para', fr: 'de', de: '', it: 'per' },
  },
  { read: /\b(?:afraid|scared)$/i, links: OF },
  { read: /\b(?:happy|glad|lucky|proud)$/i, links: OF },
  { read: ENOUGH, links: PURPOSE },
  { read: TOO, links: PURPOSE },
  { read: /\b(?:come|comes|came|coming)$/i, links: { es: 'a', fr: '', de: 'um', it: 'a' } },
  { read: PURPOSEFUL, links: PURPOSE },
];

/** Each way to split a text into a sentence and the infinitive phrase after its 'to'. */
export function* splitInfinitives(text: string): Generator<Infinitive> {
  const words = text.split(/\s+/);
  for (let at = words.length - 2; at >= 2; at -= 1) {
    if (words[at]!.toLowerCase() !== 'to') continue;
    const lead = words.slice(0, at).join(' ').replace(/,$/, '');
    const main = lead.replace(/ in order$/i, '');
    const first = main.replace(/^it's\b/i, 'it is').replace(/\bisn't\b/i, 'is not');
    const tokens = tokenize(words.slice(at + 1).join(' '), 'en');
    const question = QUESTION_OPENERS.find(({ read }) => read.test(first));
    if (question) {
      yield {
        first,
        tokens,
        subject: subjectOfInfinitive(words, true),
        links: question.links,
        said: question.said,
      };
      continue;
    }
    const opener = OPENERS.find(({ read }) => read.test(first));
    if (!opener && main === lead) continue;
    // In 'I need to', 'I want to' and 'I have to' the 'to' belongs to a modal.
    if (
      /\b(?:want|need|have|has|had|like|going|used|able|try|forget|learn|start|how|what|where|when)$/i.test(
        first,
      )
    )
      continue;
    yield {
      first,
      tokens,
      subject: subjectOfInfinitive(words, opener?.read === EVALUATIONS),
      links: opener?.links ?? PURPOSE,
    };
  }
}

/** The subject of the infinitive: the sentence's own, or nobody in particular. */
function subjectOfInfinitive(words: readonly string[], isAnybody: boolean): Subject {
  const anybody: Subject = { person: 2, gender: undefined };
  if (isAnybody) return anybody;
  const word = words
    .map((one) => one.toLowerCase().replace(/['’].*$/, ''))
    .find((one) => SUBJECTS.en.has(one));
  const subject = word === undefined ? undefined : SUBJECTS.en.get(word);
  return subject && !subject.isNeuter ? subject : anybody;
}
