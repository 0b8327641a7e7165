/** `npm run feedback -- [--days N] [--json]`: prints the messages that users sent, from the server's database. */
import { DAY_MS } from '@speak-it-now/contract';
import { readCommandLine, refuseCommandLine, runCommand } from '../../command-line.ts';
import { openDatabase } from '../../db/database.ts';
import { readEnv } from '../../env.ts';
import { printFeedback } from './list.ts';
import { FeedbackRepository } from './repository.ts';

const { values } = readCommandLine({
  usage: `
npm run feedback -- [--days N] [--json]

Prints the questions and comments that people have sent, from the database that the server uses.

  --days N   of the last N days alone
  --json     as JSON
`,
  options: { days: { type: 'string' }, json: { type: 'boolean' } },
});
const days = values.days === undefined ? Number.POSITIVE_INFINITY : Number(values.days);
if (!(days > 0)) refuseCommandLine('--days must be a number above 0.');

await runCommand(main);

async function main(): Promise<void> {
  const db = await openDatabase(readEnv(process.env));
  try {
    const messages = await new FeedbackRepository(db).list(Math.max(0, Date.now() - days * DAY_MS));
    process.stdout.write(values.json ? `${JSON.stringify(messages, null, 2)}\n` : printFeedback(messages));
  } finally {
    await db.destroy();
  }
}
