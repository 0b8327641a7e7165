import type { Page } from '@playwright/test';
import { expect, test } from '../support/checker-page.ts';
import { expectAccessible } from '../support/page-checks.ts';

const OFFER = { name: 'Translate with your browser' };

/** A stand-in for the browser's own translator, which only Chrome and Edge on a computer have. */
async function withBrowserTranslator(page: Page, answer: string | undefined, availability = 'available') {
  await page.addInitScript(
    ({ answer, availability }) => {
      Object.assign(globalThis, {
        Translator: {
          availability: async () => availability,
          create: async () => ({
            translate: async (text: string) => {
              if (answer === undefined) throw new DOMException('no pack', 'NetworkError');
              return `${answer} (${text})`;
            },
            destroy: () => {},
          }),
        },
      });
    },
    { answer, availability },
  );
}

async function refuseTranslations(page: Page) {
  const body = { code: 'translation-not-found', message: 'We don’t know this one yet.' };
  await page.route('**/api/translate', (route) => route.fulfill({ status: 404, json: body }));
}

test('a text that the server cannot translate is translated by the browser, and marked so', async ({
  page,
  checker,
}) => {
  await withBrowserTranslator(page, 'Lo dice el navegador', 'downloadable');
  await refuseTranslations(page);
  await checker.open();
  await checker.source.fill('My marmot hums');
  await checker.translateButton.click();
  const offer = page.getByRole('button', OFFER);
  await expect(offer).toBeVisible();
  await checker.closeToast('Failed to translate term');
  await expectAccessible(page, 'the offer of the browser’s translator');
  await offer.click();
  await expect(checker.translation).toHaveValue('Lo dice el navegador (My marmot hums)');
  await expect(page.getByText('Translated by your browser. May contain errors.')).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('a translation that fails in the browser says so and can be tried again', async ({ page, checker }) => {
  await withBrowserTranslator(page, undefined);
  await refuseTranslations(page);
  await checker.open();
  await checker.source.fill('My marmot hums');
  await checker.translateButton.click();
  await page.getByRole('button', OFFER).click();
  await expect(page.getByText('Your browser could not translate this.')).toBeVisible();
  await expect(page.getByRole('button', OFFER)).toBeEnabled();
  await expect(checker.translation).toHaveValue('unable to translate');
});

test('a browser without this pair of languages offers nothing', async ({ page, checker }) => {
  await withBrowserTranslator(page, 'hola', 'unavailable');
  await refuseTranslations(page);
  await checker.open();
  await checker.source.fill('My marmot hums');
  await checker.translateButton.click();
  await expect(checker.translation).toHaveValue('unable to translate');
  await expect(page.getByRole('button', { name: 'Practice my text as typed' })).toBeVisible();
  await expect(page.getByRole('button', OFFER)).toHaveCount(0);
});
