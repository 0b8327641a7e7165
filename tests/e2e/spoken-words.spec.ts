import type { Page } from '@playwright/test';
import { expect, test } from '../support/checker-page.ts';
import { button, REVIEW_PATH, reviewItem, storeProgress } from '../support/review-page.ts';

/** Call before the page opens. @returns a reader of the words that were marked, in order */
async function watchMarks(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const marked: string[] = [];
    Object.assign(window, { marked });
    new MutationObserver(() => {
      const word = document.querySelector('mark')?.textContent;
      if (word && word !== marked.at(-1)) marked.push(word);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { marked: string[] }).marked);
}

test('the words of a translation light up while the server’s voice says them', async ({ page, checker }) => {
  const marked = await watchMarks(page);
  await checker.open();
  await checker.translate('good morning', 'buenos días');
  await checker.hearButton.click();
  await expect.poll(marked).toEqual(['buenos', 'días']);
  await expect(page.locator('mark')).toHaveCount(0);
});

test('the words of a conversation light up, and the text stays one heading', async ({ page }) => {
  const marked = await watchMarks(page);
  await storeProgress(page, 'a-new-neighbor.1');
  await page.goto(REVIEW_PATH);
  await expect(reviewItem(page, '¡Hola! ¿Cómo te llamas?')).toBeVisible();
  await button(page, 'Hear it').click();
  await expect.poll(async () => (await marked()).slice(0, 4)).toEqual(['¡Hola!', '¿Cómo', 'te', 'llamas?']);
  await expect(reviewItem(page, 'Me llamo Anna. ¿Y tú?')).toBeVisible();
});

test('a voice of the browser lights up the words that it tells of', async ({ page, checker }) => {
  const marked = await watchMarks(page);
  await page.addInitScript(() => {
    const voice = { name: 'Mónica', lang: 'es-ES', localService: true, default: true, voiceURI: 'monica' };
    class Utterance {
      onboundary?: (event: object) => void;
      onend?: () => void;
      constructor(readonly text: string) {}
    }
    const synthesis = {
      getVoices: () => [voice],
      cancel() {},
      async speak(utterance: Utterance) {
        const tell = async (event: object) => {
          utterance.onboundary?.(event);
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        };
        await tell({ name: 'sentence', charIndex: 0 });
        for (const { index } of utterance.text.matchAll(/\S+/g))
          await tell({ name: 'word', charIndex: index });
        utterance.onend?.();
      },
    };
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
  });
  await checker.open();
  await checker.translate('good morning', 'buenos días');
  // The first press also loads the layer that marks.
  await checker.hearButton.click();
  await expect(page.locator('mark')).toHaveCount(0);
  await expect
    .poll(async () => {
      await checker.hearButton.click();
      return (await marked()).slice(-2);
    })
    .toEqual(['buenos', 'días']);
});
