import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { get, type SignedInVisitor, signUpPremium } from '../../../test/accounts.ts';
import { seedLongExport } from '../../../test/long-export.ts';
import { describeEachApp } from '../../../test/use-test-app.ts';

const ATTEMPTS = 300;
const TERMS = 3000;

describeEachApp('while a long export is sent', (test) => {
  const seeded = async (): Promise<SignedInVisitor> => {
    const visitor = await signUpPremium(test);
    const { db } = test;
    await seedLongExport(db, visitor.user.id, {
      attempts: ATTEMPTS,
      words: 100,
      terms: TERMS,
      nowMs: test.clock.nowMs,
    });
    return visitor;
  };

  it.each(['/api/exports/history.csv', '/api/exports/history.json', '/api/user/export'])(
    'SUB-18 other requests have their turns (%s)',
    async (url) => {
      const visitor = await seeded();
      let isOver = false;
      let turns = 0;
      const others = (async () => {
        for (; !isOver; turns += 1) await nextTurn();
      })();
      const response = await get(visitor, url);
      isOver = true;
      await others;
      expect(response.statusCode).toBe(200);
      for (const number of [0, ATTEMPTS - 1]) expect(response.body).toContain(`frase ${number}`);
      if (url === '/api/user/export') {
        expect(new Set(response.json().bestScores.map(({ term }: { term: string }) => term)).size).toBe(
          TERMS,
        );
      }
      // At least one for each ten attempts.
      expect(turns).toBeGreaterThan(ATTEMPTS / 10);
    },
  );
});
