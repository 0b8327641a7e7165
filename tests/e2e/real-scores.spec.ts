import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/checker-page.ts';
import { chromiumHearing } from '../support/microphone.ts';

// The voice plays once, each recording ends on its own, and the real engine scores it.
test.use({ launchOptions: chromiumHearing('buenos-dias') });

/** Records the type and the file header of each upload. */
async function watchUploads(page: Page) {
  await page.addInitScript(() => {
    const uploads: { type: string; name: string; header: number[] }[] = [];
    Object.assign(window, { uploads });
    const original = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      if (init?.body instanceof FormData) {
        const file = init.body.get('audio') as File;
        const header = [...new Uint8Array(await file.slice(0, 44).arrayBuffer())];
        uploads.push({ type: file.type, name: file.name, header });
      }
      return original(input, init);
    };
  });
  return () =>
    page.evaluate(
      () => (window as unknown as { uploads: { type: string; name: string; header: number[] }[] }).uploads,
    );
}

test('HOME-01, CON-05, CON-14, CON-18, REC-03, REC-33, CHK-61 a newcomer types, hears, agrees, records and sees a score', async ({
  page,
  checker,
}) => {
  await checker.open();
  await checker.translate('good morning', 'buenos días');
  await expect(checker.translation).toHaveAttribute('lang', 'es-ES');
  const voice = page.waitForResponse((response) => response.url().includes('/api/speech'));
  await checker.hearButton.click();
  expect((await voice).status()).toBe(200);

  await checker.recordButton.click();
  await expect(page).toHaveURL('/consent');
  await page.getByRole('checkbox').check();
  await expect(page.getByText('Recording starts right after you accept.')).toBeVisible();
  const answered = page.waitForResponse('**/api/pronunciation-audio');
  await page.getByRole('button', { name: 'Accept All & Continue to App' }).click();
  await expect(page).toHaveURL('/');
  await expect(checker.source).toHaveValue('good morning');
  await expect(checker.translation).toHaveValue('buenos días');
  await expect(page.getByText('Listening...').first()).toBeVisible();
  const response = await answered;
  expect(response.request().headers()['content-type']).toContain('multipart/form-data');
  const answer = await response.json();
  expect(answer).toMatchObject({ outcome: 'scored', language: 'es' });
  expect(answer.words.map((word: { text: string }) => word.text)).toEqual(['buenos', 'días']);
  await expect(checker.result).toBeVisible();
  await checker.openDetails();
  await expect(checker.chat).toContainText(/\d+ percent accuracy/);
  await expect(checker.chat).toContainText('Base 100%');
  await expect(checker.result.getByRole('button', { name: /^buenos/ })).toBeVisible();
  await expect(checker.result.getByRole('button', { name: /^días/ })).toBeVisible();
  const percent = (await checker.chat.getByText(/percent accuracy/).textContent())?.match(/\d+/)?.[0];
  await expect(checker.average).toContainText(`${percent}%`);
  expect(await page.evaluate(() => sessionStorage.getItem('speak-it-now-pending-input'))).toBeNull();
});

/** The format according to the first bytes of a file. */
function formatOf(header: Buffer): object {
  if (header.readUInt32BE(0) === 0x1a45dfa3) return { container: 'EBML' };
  return {
    container: header.toString('latin1', 0, 4) + header.toString('latin1', 8, 12),
    channels: header.readUInt16LE(22),
    sampleRate: header.readUInt32LE(24),
    bits: header.readUInt16LE(34),
  };
}

for (const { what, upload, format, canDecode } of [
  {
    what: 'REC-12, REC-13, REC-14, REC-28 the page sends 16 kHz mono WAV',
    upload: { name: 'recording.wav', type: 'audio/wav' },
    format: { container: 'RIFFWAVE', channels: 1, sampleRate: 16_000, bits: 16 },
    canDecode: true,
  },
  {
    what: 'REC-11 a browser that cannot decode its own recording sends it as WebM',
    upload: { name: 'recording.webm', type: expect.stringContaining('audio/webm') },
    format: { container: 'EBML' },
    canDecode: false,
  },
]) {
  test(`${what}, and it is scored`, async ({ page, checker }) => {
    if (!canDecode) {
      await page.addInitScript(() => {
        OfflineAudioContext.prototype.decodeAudioData = () =>
          Promise.reject(new DOMException('no', 'EncodingError'));
      });
    }
    const uploads = await watchUploads(page);
    await checker.openTranslated();
    const answered = page.waitForResponse('**/api/pronunciation-audio');
    await checker.recordButton.click();
    expect(await (await answered).json()).toMatchObject({ outcome: 'scored' });
    const [sent] = await uploads();
    expect(sent).toMatchObject(upload);
    expect(formatOf(Buffer.from(sent?.header ?? []))).toEqual(format);
  });
}

test('the melody of both voices is drawn on request, with advice in words', async ({ page, checker }) => {
  await checker.openTranslated();
  await checker.recordButton.click();
  await expect(checker.result).toBeVisible();
  await checker.openDetails();
  await page.getByRole('button', { name: 'Show the melody' }).click();
  await expect(
    page.getByRole('img', { name: 'Pitch of your voice and of the model over the phrase' }),
  ).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    /Your voice moves \d+ semitones; native speakers’ voices move \d+ to \d+/,
  );
  await expect(page.getByRole('main')).toContainText(/at the end/i);
  expect(await axeViolations(page)).toEqual([]);
});
