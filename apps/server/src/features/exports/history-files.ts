import type { HistoryAttempt } from '@speak-it-now/contract';
import { stringify } from 'csv-stringify/sync';

const COLUMNS = [
  'scored_at',
  'language',
  'text',
  'register',
  'accuracy_percent',
  'pronunciation_percent',
  'fluency_percent',
  'completeness_percent',
  'scored_on',
  'scoring_version',
  'words',
  'sounds',
] as const;

/**
 * The history as CSV (RFC 4180, UTF-8 with the byte order mark that spreadsheets need). Texts that a spreadsheet would
 * read as a formula are escaped, because learners type anything and other people open the file.
 */
export async function* historyCsv(attempts: AsyncIterable<HistoryAttempt>): AsyncGenerator<string> {
  yield `\uFEFF${stringify([[...COLUMNS]], { record_delimiter: 'windows' })}`;
  for await (const attempt of attempts) {
    yield stringify([rowOf(attempt)], { record_delimiter: 'windows', escape_formulas: true });
  }
}

/**
 * Where a spreadsheet may start a cell. In much of Europe, Excel also starts one after a semicolon, even inside quotes, and
 * a quotation mark there only opens the cell. Full-width signs start a formula too.
 */
const FORMULA_AFTER_SEPARATOR = /([;\t\r\n][\s"]*)(?=[=+\-@＝＋－＠])/gu;
const withoutFormulas = (text: string) => text.replace(FORMULA_AFTER_SEPARATOR, "$1'");

const rowOf = ({
  scoredAt,
  language,
  text,
  register,
  accuracy,
  scores,
  words,
  scoredOn,
  scoringVersion,
}: HistoryAttempt) => [
  scoredAt,
  language,
  withoutFormulas(text),
  register ?? '',
  accuracy,
  scores.pronunciation,
  scores.fluency,
  scores.completeness,
  scoredOn,
  scoringVersion ?? '',
  withoutFormulas(
    words
      .map((word) => (word.status === 'missing' ? `${word.text} missing` : `${word.text} ${word.accuracy}`))
      .join('; '),
  ),
  words
    .flatMap(({ phones }) => phones)
    .map(
      ({ ipa, accuracy: score, heard }) =>
        `${ipa} ${score}${heard === undefined ? '' : ` (${heard || '-'})`}`,
    )
    .join('; '),
];

/** The history as one JSON object with the attempts, newest first, as GET /api/history gives them. */
export async function* historyJson(
  attempts: AsyncIterable<HistoryAttempt>,
  exportedAt: string,
): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(exportedAt)},"attempts":[`;
  let separator = '\n';
  for await (const attempt of attempts) {
    yield separator + JSON.stringify(attempt);
    separator = ',\n';
  }
  yield '\n]}\n';
}
