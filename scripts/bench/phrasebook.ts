/** How many of 300 common phrases the phrasebook translates. They were listed without looking at its data. */
import { readFileSync } from 'node:fs';
import type { Register, TranslatedLanguage } from '@speak-it-now/languages';
import { phrasebook, topics } from '@speak-it-now/phrasebook/all';
import { ROOT } from '../run.ts';
import { type Figure, figure, medianMs } from './shared/figure.ts';

interface CommonPhrase {
  readonly text: string;
  readonly to: TranslatedLanguage;
  readonly register: Register;
  /** Every correct translation; only some phrases have this list. */
  readonly expected?: readonly string[];
}

const LIST = `${ROOT}packages/phrasebook/test/common-phrases.json`;

const folded = (text: string) =>
  text
    .toLowerCase()
    .replace(/[¿¡?!.,]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

export async function* run(): AsyncIterable<Figure> {
  const { phrases } = JSON.parse(readFileSync(LIST, 'utf8')) as { phrases: CommonPhrase[] };
  const answerTo = ({ text, to, register }: CommonPhrase) =>
    phrasebook.translate({ text, from: 'en', to, register })?.translation;
  yield figure(
    'entries of the phrasebook, each in five languages',
    topics.reduce((sum, topic) => sum + topic.entries.length, 0),
    'entries',
    { note: `${topics.length} topics` },
  );
  const missing = phrases.filter((phrase) => answerTo(phrase) === undefined);
  yield figure(
    'common phrases that are translated',
    phrases.length - missing.length,
    `of ${phrases.length}`,
    missing.length > 0 ? { note: `not: ${missing.map(({ text }) => text).join(' | ')}` } : {},
  );
  const checked = phrases.filter(({ expected }) => expected !== undefined);
  const wrong = checked.filter(
    (phrase) => !phrase.expected?.some((text) => folded(text) === folded(answerTo(phrase) ?? '')),
  );
  yield figure(
    'translations that match the list of accepted ones',
    checked.length - wrong.length,
    `of ${checked.length}`,
    wrong.length > 0
      ? { note: `else: ${wrong.map((phrase) => `${phrase.text}: ${answerTo(phrase)}`).join(' | ')}` }
      : {},
  );
  let next = 0;
  yield figure(
    'translation of a common phrase',
    await medianMs(() => answerTo(phrases[next++ % phrases.length]!), phrases.length),
    'ms',
  );
}
