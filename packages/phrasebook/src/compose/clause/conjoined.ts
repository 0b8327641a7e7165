import type { LanguageCode } from '../../languages.ts';
import { foldText } from '../../normalize.ts';
import type { Clause } from './clause.ts';
import type { ClauseRequest } from './clause-composer.ts';
import { CONJUNCTIONS, type Conjunction } from './matrix.ts';
import type { Mood } from './verb-forms.ts';

/** A text split into a main clause and a clause with a conjunction. */
export interface Conjoined {
  conjunction: Conjunction;
  sub: string;
  rest: string;
  isFirst: boolean;
}

/** Each way to split a text into a main clause and a clause with a conjunction. */
export function* conjoined(text: string, from: LanguageCode): Generator<Conjoined> {
  const words = text
    .replace(/\b([sS])['’](?=ils?\b)/g, "$1' ")
    .replace(/\b((?:avant|ce|après|depuis|dès|pendant|parce|moins) qu|lorsqu)['’]/gi, "$1' ")
    .split(/\s+/);
  const folded = words.map((word) => foldText(word.replace(/,$/, ''), from));
  for (const [name, texts] of Object.entries(CONJUNCTIONS[from])) {
    const conjunction = name as Conjunction;
    // conjunctions.ts joins sentences with 'because'. Only German 'weil' is read here: its clause ends with the verb.
    if (conjunction === 'because' && from !== 'de') continue;
    for (const lead of texts) {
      const own = foldText(lead, from).split(' ');
      const isAt = (at: number) => own.every((word, index) => folded[at + index] === word);
      if (isAt(0)) {
        for (let at = own.length + 1; at <= words.length - 1; at += 1) {
          const isComma = words[at - 1]!.endsWith(',');
          if (text.includes(',') && !isComma) continue;
          const sub = words.slice(own.length, at).join(' ').replace(/,$/, '');
          // 'If you come, then ...': the second clause can begin with 'then'.
          const rest = words
            .slice(at)
            .join(' ')
            .replace(/^(?:then|dann|alors|entonces) /i, '');
          yield { conjunction, sub, rest, isFirst: true };
        }
        continue;
      }
      for (let at = 1; at < words.length - own.length; at += 1) {
        if (!isAt(at)) continue;
        const rest = words.slice(0, at).join(' ').replace(/,$/, '');
        yield { conjunction, sub: words.slice(at + own.length).join(' '), rest, isFirst: false };
      }
    }
  }
}

/** Removes the 'not' of French 'à moins qu'il ne pleuve' and Italian 'a meno che non piova', which negates nothing. */
export function withoutIdleNot(conjunction: Conjunction, sub: string, from: LanguageCode): string {
  if (conjunction !== 'unless') return sub;
  if (from === 'it') return sub.replace(/^(.*?)\bnon /i, '$1');
  return from === 'fr' ? sub.replace(/\b(?:ne |n['’])(?!.*\b(?:pas|plus|rien|jamais)\b)/i, '') : sub;
}

/** The clause as the target language states it: Italian adds 'not' behind 'unless'. */
export function whatHappens(
  conjunction: Conjunction,
  clause: Clause,
  { to }: ClauseRequest,
): Clause | undefined {
  if (conjunction !== 'unless' || to !== 'it') return clause;
  return clause.isNegated || clause.isNever ? undefined : { ...clause, isNegated: true };
}

/** How the clause after a conjunction is attached; null if the two clauses do not fit together. */
export function moodOf(
  conjunction: Conjunction,
  hanging: Clause,
  leading: Clause | undefined,
  to: LanguageCode,
): Mood | undefined | null {
  const isOver = hanging.tense === 'past' || hanging.modal === 'could';
  if (conjunction === 'unless') {
    if (isOver || hanging.tense === 'future' || hanging.modal === 'would' || !leading) return null;
    if (leading.tense === 'past' || leading.modal === 'would') return null;
    return to === 'es' || to === 'it' ? 'wished' : undefined;
  }
  const isSupposed =
    leading?.modal === 'would' || leading?.modal === 'could' || leading?.modal === 'would-like';
  if (conjunction === 'if') {
    if (hanging.tense === 'future') return null;
    if (isOver) return isSupposed && !leading.isQuestion ? 'unreal' : null;
    return leading?.modal === 'would' ? null : undefined;
  }
  if (hanging.modal === 'would' || leading?.modal === 'would') return null;
  if (isOver) return leading?.tense === 'past' ? undefined : null;
  if (conjunction === 'although' || conjunction === 'because' || conjunction === 'while') return undefined;
  if (!leading) return null;
  const isFuture = leading.tense === 'future' || leading.adverbials.some(isToCome);
  const isComing = isFuture || (leading.modal !== undefined && leading.modal !== 'like');
  if (hanging.tense === 'future' && to !== 'en') return isFuture ? 'later' : null;
  if (!isComing) return undefined;
  if (hanging.verb.state && leading.modal === 'can' && !leading.isQuestion) return undefined;
  if (to === 'es') return 'later';
  return isFuture && to !== 'en' && to !== 'de' ? 'later' : undefined;
}

const isToCome = (adverbial: Clause['adverbials'][number]): boolean =>
  adverbial.kind === 'entry' && adverbial.entry.when === 'future';
