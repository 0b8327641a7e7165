import { readFile } from 'node:fs/promises';
import { SCORED } from '../support/answers.ts';
import { expect, test } from '../support/checker-page.ts';

/** Width and height are at this place of every PNG file. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('a score becomes a picture made in the page, and nothing is sent for it', async ({ page, checker }) => {
  await checker.openTranslated();
  await checker.recordAnswered(SCORED);
  await page.getByText('Details', { exact: true }).click();
  const share = page.getByRole('button', { name: 'Share the score as a picture' });
  await expect(share).toBeVisible();
  // As in browsers without a share sheet.
  await page.evaluate(() => Object.defineProperty(navigator, 'canShare', { value: undefined }));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  const downloading = page.waitForEvent('download');
  await share.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('speak-it-now.png');
  expect(sizeOf(await readFile(await download.path()))).toEqual([1200, 630]);
  expect(sent).toEqual([]);
  await expect(page.getByText('The picture was saved. It contains no audio.', { exact: true })).toBeVisible();
});
