/** `npm run feedback -- [--days N] [--json]`: the messages people sent, from the database the server uses. */
import { parseArgs } from 'node:util';
import { openDatabase } from '../../db/database.ts';
import { EnvError, readEnv } from '../../env.ts';
import { listFeedback, printFeedback } from './list.ts';

const USAGE = 'Use: npm run feedback -- [--days N] [--json]';
const DAY_MS = 24 * 60 * 60 * 1000;

try {
  await main();
} catch (error) {
  const isUsage = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') ?? false;
  console.error(isUsage || error instanceof EnvError ? (error as Error).message : error);
  if (isUsage) console.error(USAGE);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { days: { type: 'string' }, json: { type: 'boolean' } } });
  const days = values.days === undefined ? Number.POSITIVE_INFINITY : Number(values.days);
  if (!(days > 0)) throw Object.assign(new Error('--days must be a number'), { code: 'ERR_PARSE_ARGS_DAYS' });
  const db = await openDatabase(readEnv(process.env));
  try {
    const messages = await listFeedback(db, Math.max(0, Date.now() - days * DAY_MS));
    process.stdout.write(values.json ? `${JSON.stringify(messages, null, 2)}\n` : printFeedback(messages));
  } finally {
    await db.destroy();
  }
}
