import { randomUUID } from 'node:crypto';
import { type DeviceAttempt, type HistoryAttempt, LIMITS } from '@speak-it-now/contract';

/** A server on a database that stays when the server is killed. */
interface KillableServer {
  /** Without a trailing slash. */
  readonly origin: string;
  /** SIGKILL; resolves once the process has ended. */
  kill(): Promise<void>;
}

interface KillLedgerSettings {
  readonly kills: number;
  /** Starts a server that trusts X-Forwarded-For from loopback and lets devices score. */
  readonly start: () => Promise<KillableServer>;
  /** Gives an account premium. */
  readonly makePremium: (userId: string) => Promise<void>;
}

const LEARNERS_AT_ONCE = 8;
const PREMIUM_ATTEMPTS = 6;
const PASSWORD = 'a good password';
/** The number of answers between a start and its kill. They are primes, so that kills fall on every kind of request. */
const ANSWERS_BEFORE_KILL = [3, 17, 7, 29, 11, 2, 23, 13, 5, 19];

interface Learner {
  readonly number: number;
  readonly cookie: string;
  /** Its attempts are not counted, so only the history has them. */
  readonly isPremium: boolean;
  /** Ids of the attempts that the server confirmed. */
  readonly attempts: readonly string[];
}

/**
 * Kills the server again and again while learners register and send attempts. Like the app, they repeat each request
 * until it is answered; every second one has premium. At the end every learner's account, session and attempts are checked.
 */
export async function keepKillLedger({ kills, start, makePremium }: KillLedgerSettings) {
  let server = await start();
  let killed = 0;
  let answers = 0;
  let repeated = 0;
  let restarting: Promise<void> | undefined;
  const learners: Learner[] = [];
  let numbers = 0;

  const restart = async () => {
    await server.kill();
    killed += 1;
    answers = 0;
    server = await start();
  };
  const killWhenDue = () => {
    answers += 1;
    if (restarting || killed >= kills || answers < ANSWERS_BEFORE_KILL[killed % ANSWERS_BEFORE_KILL.length]!)
      return;
    restarting = restart().finally(() => {
      restarting = undefined;
    });
  };
  const send = async (path: string, number: number, cookie: string, body?: object) => {
    const response = await fetch(`${server.origin}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        cookie,
        // Each learner has their own network.
        'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { response, answer: (await response.json()) as unknown };
  };
  const sendUntilAnswered: typeof send = async (...call) => {
    for (;;) {
      try {
        const sent = await send(...call);
        killWhenDue();
        return sent;
      } catch (error) {
        if (!restarting) throw error;
        repeated += 1;
        await restarting;
      }
    }
  };

  async function practice(number: number): Promise<void> {
    const account = {
      username: `ledger ${number}`,
      email: `ledger${number}@example.org`,
      password: PASSWORD,
    };
    let registered = await sendUntilAnswered('/api/auth/register', number, '', account);
    // The lost answer said that the account was made.
    if (registered.response.status === 409) {
      registered = await sendUntilAnswered('/api/auth/login', number, '', account);
    }
    requireOk(registered.response, 'register or log in');
    const cookie = registered.response.headers
      .getSetCookie()
      .map((header) => header.split(';', 1)[0])
      .join('; ');
    const isPremium = number % 2 === 0;
    if (isPremium) {
      const { answer } = await sendUntilAnswered('/api/user', number, cookie);
      await makePremium((answer as { id: string }).id);
    }
    const attempts: string[] = [];
    for (let i = 0; i < (isPremium ? PREMIUM_ATTEMPTS : LIMITS.freeAttempts); i++) {
      const attempt = attemptOf(`Ledger ${number} attempt ${i}`);
      requireOk((await sendUntilAnswered('/api/device-attempts', number, cookie, attempt)).response, 'count');
      attempts.push(attempt.expectedTerm);
    }
    learners.push({ number, cookie, isPremium, attempts });
  }

  await Promise.all(
    Array.from({ length: LEARNERS_AT_ONCE }, async () => {
      while (killed < kills) await practice(++numbers);
    }),
  );
  await restarting;

  const lost: string[] = [];
  const doubled: string[] = [];
  for (const { number, cookie, isPremium, attempts } of learners) {
    const user = await send('/api/user', number, cookie);
    if (!user.response.ok) {
      lost.push(`account or session of learner ${number}`);
      continue;
    }
    const status = (await send('/api/session/status', number, cookie)).answer as { attempts: number };
    const history = (await send('/api/history?timeZone=UTC', number, cookie)).answer as {
      attempts: HistoryAttempt[];
      today: { attempts: number };
    };
    const stored = history.attempts.map(({ text }) => text);
    for (const text of attempts) {
      const copies = stored.filter((each) => each === text).length;
      if (copies === 0) lost.push(text);
      if (copies > 1) doubled.push(text);
    }
    for (const count of isPremium ? [history.today.attempts] : [status.attempts, history.today.attempts]) {
      if (count < attempts.length) lost.push(`${attempts.length - count} counts of learner ${number}`);
      if (count > attempts.length) doubled.push(`${count - attempts.length} counts of learner ${number}`);
    }
    if (isPremium) continue;
    const further = attemptOf(`Ledger ${number} too many`);
    const refused = await send('/api/device-attempts', number, cookie, further);
    if (refused.response.status !== 402) lost.push(`the limit of learner ${number}`);
  }
  await server.kill();
  return {
    kills: killed,
    accounts: learners.length,
    /** Those of them whose attempts only the history has. */
    premium: learners.filter(({ isPremium }) => isPremium).length,
    attempts: learners.reduce((sum, { attempts }) => sum + attempts.length, 0),
    /** Requests that were sent again because a kill took their answer. */
    repeated,
    /** Accounts, sessions and attempts that were confirmed and are gone. */
    lost,
    /** Attempts that are there, or were counted, more than once. */
    doubled,
  };
}

function requireOk({ ok, status }: Response, what: string): void {
  if (!ok) throw new Error(`A request to ${what} was answered ${status}.`);
}

const attemptOf = (text: string): DeviceAttempt => ({
  id: randomUUID(),
  expectedTerm: text,
  language: 'en',
  assessment: {
    accuracy: 90,
    scores: { pronunciation: 90, fluency: 90, completeness: 100 },
    words: text.split(' ').map((word) => ({
      text: word,
      accuracy: 90,
      status: 'good',
      phones: [{ ipa: 'd', accuracy: 90 }],
    })),
  },
});
