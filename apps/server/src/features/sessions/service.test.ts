import { DAY_MS } from '@speak-it-now/contract';
import { expect, it } from 'vitest';
import { signUp } from '../../../test/accounts.ts';
import { buildTestApp } from '../../../test/app.ts';
import { describeEachDatabase } from '../../../test/databases.ts';
import { deviceName } from './device.ts';
import { SessionsRepository } from './repository.ts';
import { SessionsService } from './service.ts';

describeEachDatabase('ended sessions', (database) => {
  it('are deleted, and live ones stay', async () => {
    const { db } = database();
    const test = await buildTestApp({ db });
    const { user } = await signUp(test);
    await test.close();
    let nowMs = test.clock.nowMs;
    const sessions = new SessionsService(new SessionsRepository(db), () => nowMs);
    nowMs += 10 * DAY_MS;
    const { passwordHash } = await db
      .selectFrom('users')
      .select('passwordHash')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    const token = await sessions.start(user.id, passwordHash, undefined);
    nowMs += 25 * DAY_MS;
    await sessions.sweep();
    const rows = await db.selectFrom('sessions').select('id').where('userId', '=', user.id).execute();
    expect(rows).toHaveLength(1);
    expect(await sessions.use(token!)).toMatchObject({ userId: user.id });
  });
});

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari on macOS',
  ],
  ['curl/8.5.0', 'An unknown device'],
  ['<script>alert(1)</script>', 'An unknown device'],
  [undefined, 'An unknown device'],
])('the device of %s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
