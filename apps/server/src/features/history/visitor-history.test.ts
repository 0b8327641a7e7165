import { HOUR_MS, historyResponseSchema, progressResponseSchema } from '@speak-it-now/contract';
import { expect, it } from 'vitest';
import { get, logIn, post, signUp } from '../../../test/accounts.ts';
import type { TestVisitor } from '../../../test/app.ts';
import { describeEachDatabase } from '../../../test/databases.ts';
import { fixedAssessor, scored } from '../../../test/stand-ins.ts';
import { recordingUpload } from '../../../test/upload.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { VisitorHistory } from './visitor-history.ts';

describeEachDatabase('what a visitor practiced', (database) => {
  const test = useTestApp(database, { assessor: fixedAssessor(() => scored({ accuracy: 96 })) });
  let accounts = 0;

  const say = async (visitor: TestVisitor, text: string) => {
    const response = await visitor.request(await recordingUpload({ expectedTerm: text }));
    expect(response.statusCode, response.body).toBe(200);
  };
  const register = async (visitor: TestVisitor) => {
    accounts += 1;
    const response = await post(visitor, '/api/auth/register', {
      username: `newcomer ${accounts}`,
      email: `newcomer${accounts}@example.org`,
      password: 'a good password',
    });
    expect(response.statusCode, response.body).toBe(201);
    return response.json();
  };
  const historyOf = async (visitor: TestVisitor) =>
    historyResponseSchema
      .parse((await get(visitor, '/api/history')).json())
      .attempts.map(({ text, scoredAt, scoringVersion }) => ({ text, scoredAt, scoringVersion }));

  it('SUB-19 AUTH-22 goes into the new account with its times, its learned terms and its day in a row', async () => {
    const visitor = test.visitor();
    const startMs = test.clock.nowMs;
    const { scoringVersion } = scored();
    await say(visitor, 'buenos días');
    test.clock.nowMs += HOUR_MS;
    await say(visitor, 'muchas gracias');
    expect(await register(visitor)).toMatchObject({ wordsLearned: 2, daysStreak: 1 });
    expect(await historyOf(visitor)).toEqual([
      { text: 'muchas gracias', scoredAt: new Date(startMs + HOUR_MS).toISOString(), scoringVersion },
      { text: 'buenos días', scoredAt: new Date(startMs).toISOString(), scoringVersion },
    ]);
    const progress = progressResponseSchema.parse((await get(visitor, '/api/progress?timeZone=UTC')).json());
    expect(progress).toMatchObject({ totalAttempts: 2, streak: { days: 1 } });
  });

  it('goes into the first account only, and not into one that somebody logs in to', async () => {
    const known = await signUp(test);
    const visitor = test.visitor();
    await say(visitor, 'buenos días');
    await logIn(visitor, known.user.username, known.password);
    expect(await historyOf(visitor)).toEqual([]);
    await post(visitor, '/api/logout');
    await register(visitor);
    expect(await historyOf(visitor)).toHaveLength(1);
    await post(visitor, '/api/logout');
    await register(visitor);
    expect(await historyOf(visitor)).toEqual([]);
  });

  it('is deleted when it no longer counts against the free attempts', async () => {
    const visitor = test.visitor();
    await say(visitor, 'buenos días');
    test.clock.nowMs += 24 * HOUR_MS;
    await new VisitorHistory({
      db: test.db,
      recorders: [],
      log: test.app.log,
      now: () => test.clock.nowMs,
    }).sweep();
    await register(visitor);
    expect(await historyOf(visitor)).toEqual([]);
  });
});
