import { byLanguage } from '@speak-it-now/languages/by-language';
import { LANGUAGE_CODES } from '../../languages.ts';
import { patternsOf, tablesOf } from '../grammar-facts.ts';
import type { AdverbialEntry } from '../grammar-schema.ts';
import type { ComplexText } from './complex-text.ts';

const IN_YOUR_PLACE = patternsOf('inYourPlace');
const PLACE = tablesOf('inYourPlace');

/** 'If I were you, I would go to the doctor': 'en tu lugar iría al médico'. */
export function inYourPlace({ text, request, clauses }: ComplexText): string | undefined {
  const parts = IN_YOUR_PLACE[request.from].exec(text);
  const clause = parts && clauses.read(parts[1] ?? parts[2]!, request.from);
  if (clause?.modal !== 'would' || clause.isQuestion) return undefined;
  const entry: AdverbialEntry = byLanguage(LANGUAGE_CODES, (code) => PLACE[code][request.register]!);
  return clauses.write(
    { ...clause, adverbials: [{ kind: 'entry', entry, isFirst: true }, ...clause.adverbials] },
    request,
  );
}
