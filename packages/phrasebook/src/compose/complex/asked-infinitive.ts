import type { LanguageCode } from '../../languages.ts';
import { tokenize } from '../../normalize.ts';
import type { Clause, QuestionWord } from '../clause/clause.ts';
import type { ClauseComposer, ClauseRequest } from '../clause/clause-composer.ts';
import type { Subject } from '../clause/person.ts';
import { whatToken } from '../clause/read/reading.ts';
import { writeSubordinate } from './subordinate-clause.ts';

type Asked = Extract<QuestionWord, 'what' | 'where' | 'when' | 'how'>;

/** Question words as they are written before an infinitive, and others that are read. German has a clause. */
const WORDS: Record<LanguageCode, Record<Asked, readonly string[]>> = {
  en: { what: ['what'], where: ['where'], when: ['when'], how: ['how'] },
  es: { what: ['qué'], where: ['dónde', 'adónde'], when: ['cuándo'], how: ['cómo'] },
  fr: { what: ['quoi'], where: ['où'], when: ['quand'], how: ['comment'] },
  de: { what: ['was'], where: ['wo', 'wohin'], when: ['wann'], how: ['wie'] },
  it: { what: ['cosa', 'che cosa', 'che'], where: ['dove'], when: ['quando'], how: ['come'] },
};

/** 'What to wear', 'qué ponerme', 'was ich anziehen soll': what the subject should do. */
export function askedInfinitive(
  text: string,
  subject: Subject,
  request: ClauseRequest,
  clauses: ClauseComposer,
): string | undefined {
  const { from, to } = request;
  const asked = from === 'de' ? undefined : questionOf(text, from);
  if (!asked) return undefined;
  const tokens = tokenize(asked.infinitive, from);
  const [verb, ...rest] = tokens;
  if (!verb) return undefined;
  const isWhat = asked.word === 'what';
  const phrase = !isWhat ? tokens : from === 'en' ? [...tokens, whatToken()] : [verb, whatToken(), ...rest];
  const done = clauses.readInfinitive(phrase, subject, from);
  // 'I know how to swim' is about a skill.
  if (!done || (asked.word === 'how' && done.verb.skill)) return undefined;
  const clause: Clause = { ...done, subject, questionWord: asked.word };
  if (to === 'de') return writeSubordinate(clauses, { ...clause, modal: 'shall' }, request, '', undefined);
  const said = clauses.writeInfinitive(clause, request);
  return said && [WORDS[to][asked.word][0], to === 'en' ? 'to' : '', said].filter(Boolean).join(' ');
}

function questionOf(text: string, from: LanguageCode): { word: Asked; infinitive: string } | undefined {
  for (const [word, texts] of Object.entries(WORDS[from])) {
    for (const one of texts) {
      const lead = from === 'en' ? `${one} to ` : `${one} `;
      if (text.toLowerCase().startsWith(lead))
        return { word: word as Asked, infinitive: text.slice(lead.length) };
    }
  }
  return undefined;
}
