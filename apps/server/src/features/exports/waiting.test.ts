import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { get, type SignedInVisitor, signUp } from '../../../test/accounts.ts';
import { describeEachDatabase } from '../../../test/databases.ts';
import { makePremium } from '../../../test/premium.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { packWords } from '../history/words.ts';

const ATTEMPTS = 300;
const TERMS = 3000;

/** A history of long attempts, and of many terms. */
const WORDS = packWords(
  Array.from({ length: 100 }, (_, at) => ({
    text: `palabra${at}`,
    accuracy: 80,
    status: 'good' as const,
    phones: Array.from({ length: 8 }, () => ({ ipa: 'a', accuracy: 80, heard: 'e' })),
  })),
);

describeEachDatabase('while a long export is sent', (database) => {
  const test = useTestApp(database);

  const seeded = async (): Promise<SignedInVisitor> => {
    const visitor = await signUp(test);
    const { db } = database();
    await makePremium(db, visitor.user.id);
    const owner = { user_id: visitor.user.id, language: 'es' };
    for (let first = 0; first < ATTEMPTS; first += 50) {
      await db
        .insertInto('history_attempts')
        .values(
          Array.from({ length: 50 }, (_, at) => ({
            ...owner,
            id: randomUUID(),
            scored_at_ms: test.clock.nowMs - first - at,
            text: `frase ${first + at}`,
            register: null,
            accuracy: 80,
            pronunciation: 80,
            fluency: 80,
            completeness: 100,
            words: WORDS,
            scored_on: 'server' as const,
          })),
        )
        .execute();
    }
    for (let first = 0; first < TERMS; first += 500) {
      await db
        .insertInto('history_best')
        .values(
          Array.from({ length: 500 }, (_, at) => ({
            ...owner,
            term: `frase ${first + at}`,
            accuracy: 80,
            attempts: 1,
            last_at_ms: first + at,
          })),
        )
        .execute();
    }
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
