import { DAY_MS, HOUR_MS } from '@speak-it-now/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { get, post, type SignedInVisitor, signUp } from '../../../test/accounts.ts';
import { describeEachDatabase } from '../../../test/databases.ts';
import { fixedAssessor, notJudged, scored } from '../../../test/stand-ins.ts';
import { recordingUpload } from '../../../test/upload.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { currentStreak } from './streak.ts';

describeEachDatabase('the practice shown on an account', (database) => {
  let next = scored();
  const test = useTestApp(database, { assessor: fixedAssessor(() => next) });

  const say = async (
    visitor: SignedInVisitor,
    { text = 'buenos días', language = 'es', accuracy = 80, judged = true } = {},
  ) => {
    next = judged ? scored({ accuracy }) : notJudged();
    return visitor.request(await recordingUpload({ expectedTerm: text, language }));
  };
  const shown = async (visitor: SignedInVisitor) => {
    const { wordsLearned, daysStreak } = (await get(visitor, '/api/user')).json();
    return { wordsLearned, daysStreak };
  };

  it('AUTH-43 AUTH-44 counts distinct terms with a shown score of 95 or better', async () => {
    const visitor = await signUp(test);
    await say(visitor, { text: 'hola', accuracy: 94.4 });
    expect(await shown(visitor)).toMatchObject({ wordsLearned: 0 });
    await say(visitor, { text: 'hola', accuracy: 94.6 });
    await say(visitor, { text: ' ¡HOLA! ', accuracy: 100 });
    expect(await shown(visitor)).toMatchObject({ wordsLearned: 1 });
    await say(visitor, { text: 'hola', language: 'it', accuracy: 95 });
    await say(visitor, { text: 'adiós', accuracy: 97 });
    expect(await shown(visitor)).toMatchObject({ wordsLearned: 3 });
  });

  it('AUTH-45 AUTH-46 counts consecutive UTC days with a scored attempt', async () => {
    test.clock.nowMs = Date.parse('2026-05-01T23:59:59Z');
    const visitor = await signUp(test);
    await say(visitor, { judged: false });
    expect(await shown(visitor)).toMatchObject({ daysStreak: 0 });
    await say(visitor);
    await say(visitor);
    expect(await shown(visitor)).toMatchObject({ daysStreak: 1 });
    test.clock.nowMs += 1000;
    expect(await shown(visitor)).toMatchObject({ daysStreak: 1 });
    await say(visitor);
    expect(await shown(visitor)).toMatchObject({ daysStreak: 2 });
    test.clock.nowMs += 2 * DAY_MS - 1;
    expect(await shown(visitor)).toMatchObject({ daysStreak: 2 });
    test.clock.nowMs += 1;
    expect(await shown(visitor)).toMatchObject({ daysStreak: 0 });
    await say(visitor);
    expect(await shown(visitor)).toMatchObject({ daysStreak: 1 });
  });

  it('AUTH-42 a scored attempt updates the time of the last activity', async () => {
    const visitor = await signUp(test);
    test.clock.nowMs += 2 * HOUR_MS;
    await say(visitor);
    expect((await get(visitor, '/api/user')).json().lastActive).toBe(
      new Date(test.clock.nowMs).toISOString(),
    );
  });

  it('a visitor’s practice counts for no account', async () => {
    const response = await test.visitor().request(await recordingUpload());
    expect(response.statusCode).toBe(200);
    expect(test.logLines.join('')).not.toContain('could not be stored');
  });

  it('SUB-07 attempts of a signed-in user count for the account on every device', async () => {
    const visitor = await signUp(test);
    await say(visitor);
    await say(visitor);
    const phone = test.visitor();
    const { username } = visitor.user;
    await post(phone, '/api/auth/login', { username, password: visitor.password });
    expect((await get(phone, '/api/session/status')).json().attempts).toBe(2);
  });
});

describe('currentStreak', () => {
  it('AUTH-46 lasts through the day after the last practice and is 0 after that', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 0, max: 50_000 }), (days, last) => {
        expect(currentStreak(days, last, last)).toBe(days);
        expect(currentStreak(days, last, last + 1)).toBe(days);
        expect(currentStreak(days, last, last + 2)).toBe(0);
      }),
    );
    expect(currentStreak(0, null, 20_000)).toBe(0);
  });
});
