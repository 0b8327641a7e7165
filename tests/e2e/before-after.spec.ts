import type { Page } from '@playwright/test';
import { SCORED } from '../support/answers.ts';
import { expect, test } from '../support/checker-page.ts';

const KEEP = 'Keep my first and my best recording of each phrase on this device';

/** Bytes of the kept recordings, first and best, by accuracy. */
const keptTakes = (page: Page) =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'speak-it-now-takes')) return [];
    const opening = indexedDB.open('speak-it-now-takes');
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const asked = database.transaction('takes').objectStore('takes').getAll();
    const all = await new Promise<{ first: Take; best: Take }[]>((resolve) => {
      asked.onsuccess = () => resolve(asked.result);
    });
    database.close();
    type Take = { accuracy: number; audio: Blob };
    return all.map(({ first, best }) => [first.accuracy, best.accuracy, best.audio.size > 1000]);
  });

test('the first and the best recording are kept on this device only if the learner says so, and can be deleted', async ({
  page,
  checker,
}) => {
  const answers = (accuracy: number) => checker.recordAnswered({ ...SCORED, accuracy });
  await checker.openTranslated();
  await answers(55);
  expect(await keptTakes(page)).toEqual([]);

  await page.getByText('Details', { exact: true }).click();
  await page.getByLabel(KEEP).check();
  await expect(page.getByText(/Your first recording of this phrase is kept: 55%/)).toBeVisible();
  await answers(48);
  await answers(87);
  const takes = page.getByRole('region', { name: 'Before and after' });
  await expect(takes.getByText('First: 55%. Best: 87%.', { exact: true })).toBeVisible();
  expect(await keptTakes(page)).toEqual([[55, 87, true]]);

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  // A short recording is over before the next look.
  await takes.getByRole('status').evaluate((status) => {
    const told: string[] = [];
    Object.assign(window, { told });
    const note = () => told.push(status.textContent ?? '');
    new MutationObserver(note).observe(status, { childList: true, characterData: true, subtree: true });
  });
  await takes.getByRole('button', { name: 'Play first, then best' }).click();
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told);
  await expect.poll(told).toEqual(['Now: your first', 'Now: your best', '']);
  await expect(takes.getByRole('button', { name: 'Play first, then best' })).toBeVisible();
  expect(sent).toEqual([]);

  await takes.getByRole('button', { name: 'Delete those of this phrase' }).click();
  await expect(takes.getByText('Best: 87%')).toBeHidden();
  expect(await keptTakes(page)).toEqual([]);
  await page.getByLabel(KEEP).uncheck();
  await answers(90);
  expect(await keptTakes(page)).toEqual([]);
});
