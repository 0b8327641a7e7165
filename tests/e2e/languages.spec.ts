import type { Page } from '@playwright/test';
import { PREMIUM, signUp, withAccount } from '../support/account.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/checker-page.ts';
import { overflowingElements } from '../support/page-checks.ts';
import { appReady } from '../support/page-ready.ts';

/** Texts of Home and of the language switcher in each language of the interface. */
const LANGUAGES = {
  de: { name: 'Deutsch', tab: 'Aussprachetest', tips: 'Tipps / Anleitung', said: 'auf Deutsch' },
  es: {
    name: 'Español',
    tab: 'Comprobador de pronunciación',
    tips: 'Consejos / Instrucciones',
    said: 'en español',
  },
  fr: {
    name: 'Français',
    tab: 'Vérificateur de prononciation',
    tips: 'Conseils / Mode d’emploi',
    said: 'en français',
  },
  it: {
    name: 'Italiano',
    tab: 'Verifica della pronuncia',
    tips: 'Consigli / Istruzioni',
    said: 'in italiano',
  },
} as const;

const switcher = (page: Page) => page.getByRole('contentinfo').getByRole('combobox');

for (const [code, texts] of Object.entries(LANGUAGES)) {
  test(`choosing ${texts.name} translates the interface, is announced, and is remembered`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByLabel('Your text').fill('good morning');
    await switcher(page).focus();
    await switcher(page).selectOption(texts.name);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(texts.tab);
    await expect(page.getByRole('contentinfo').getByRole('status')).toContainText(texts.said);
    // The typed text and the keyboard focus are still there.
    await expect(page.locator('[data-practice-input]')).toHaveValue('good morning');
    await expect(switcher(page)).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('tab', { name: texts.tips }).click();
    await expect(page.getByRole('tabpanel').getByRole('listitem').nth(13)).toBeVisible();

    await page.reload();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(texts.tips);
    await expect(switcher(page)).toHaveValue(code);
    await switcher(page).selectOption('English');
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Tips / Instructions');
  });

  test(`a browser that prefers ${texts.name} gets every page in it, without English flashing up first`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: code, reducedMotion: 'reduce' });
    const page = await context.newPage();
    // Collects each text of the first tab. English that showed before the language has loaded would be among them.
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { textsSeen: seen });
      new MutationObserver(() => {
        const text = document.querySelector('[role="tab"]')?.textContent;
        if (text) seen.add(text);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/');
    await expect(page.getByRole('tab', { selected: true })).toHaveText(texts.tab);
    expect(
      await page.evaluate(() => [...(window as unknown as { textsSeen: Set<string> }).textsSeen]),
    ).toEqual([texts.tips]);
    const title = page.getByRole('heading', { level: 1 });
    const titles = [await title.textContent()];
    for (const path of [
      '/consent',
      '/auth',
      '/password-reset',
      '/questions-comments',
      '/privacy',
      '/terms',
      '/nowhere',
    ]) {
      // Navigates like a link in the app.
      await page.evaluate((to) => history.pushState(null, '', to), path);
      await expect(title).not.toHaveText(titles.at(-1) ?? '');
      await expect(title).toBeVisible();
      titles.push(await title.textContent());
    }
    for (const english of ['Before you record', 'Create your account', 'Privacy Policy', 'Page Not Found']) {
      expect(titles).not.toContain(english);
    }
    await context.close();
  });
}

test('the chosen language stays after signing up, and messages of the server are translated', async ({
  page,
}) => {
  await page.goto('/auth?tab=login');
  await switcher(page).selectOption('Deutsch');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willkommen zurück');
  await page.getByLabel('Benutzername').fill('ab');
  await page.getByRole('textbox', { name: 'Passwort' }).fill('falsches Passwort');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByText('Der Benutzername braucht mindestens 3 Zeichen')).toBeVisible();
  await page.getByLabel('Benutzername').fill('niemand');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByRole('main').getByText('Benutzername oder Passwort ist falsch')).toBeVisible();

  await signUp(page);
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dein Konto');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Abmelden' })).toBeVisible();
  await page.goto('/subscription');
  await expect(page.getByRole('region', { name: 'Monatsabo' })).toContainText('4,86 $ pro Monat');
});

test('if a language fails to load, the page stays as it is and says so', async ({ page, checker }) => {
  await page.goto('/');
  await appReady(page);
  await page.keyboard.press('Shift');
  await expect(checker.notifications).toBeAttached();
  await page.route('**/assets/*.js', (route) => route.abort());
  await switcher(page).selectOption('Italiano');
  await expect(checker.toast('Language')).toContainText('could not be loaded');
  await expect(switcher(page)).toHaveValue('en');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Pronunciation Checker');
});

test('LEG-01, LEG-02 in another language a legal page says that its text is in English', async ({ page }) => {
  await page.goto('/terms');
  await switcher(page).selectOption('Français');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conditions d’utilisation');
  await expect(page.getByRole('main')).toContainText('Ce texte n’existe qu’en anglais');
  await expect(page.getByRole('article')).toContainText('You must be at least 13 years old.');
  await expect(page.locator('[lang="en"]').getByRole('article')).toBeVisible();
});

test('signed in, the desktop header fits into one row in every language', async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Log Out' })).toBeVisible();
  const heightPx = async () => (await header.boundingBox())?.height;
  const oneRowPx = await heightPx();
  const names = {
    en: 'English',
    ...Object.fromEntries(Object.entries(LANGUAGES).map(([code, { name }]) => [code, name])),
  };
  for (const [code, name] of Object.entries(names)) {
    await switcher(page).selectOption(name);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    for (const width of [1000, 1040, 1100, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await heightPx(), `${name}, ${width} px`).toBe(oneRowPx);
      expect(await overflowingElements(page), `${name}, ${width} px`).toEqual([]);
    }
  }
});

test.describe('on a phone of 390 pixels', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'de' });

  test('nothing is wider than the page in German', async ({ page }) => {
    await signUp(page);
    await withAccount(page, PREMIUM);
    const expectToFit = async (what: string) => {
      const { width, wide } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        wide: [...document.querySelectorAll('main *, header *, footer *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .filter((element) => !element.closest('[class*="overflow-x-auto"], .sr-only'))
          .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
      }));
      expect(wide, what).toEqual([]);
      expect(width, what).toBeLessThanOrEqual(390);
    };
    await page.goto('/');
    for (const tab of ['Aussprachetest', 'Tipps / Anleitung', 'Wörter & Sätze zum Üben']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
      await expectToFit(tab);
    }
    for (const path of [
      '/consent',
      '/password-reset',
      '/account',
      '/account?tab=security',
      '/account?tab=subscription',
      '/subscription',
      '/questions-comments',
      '/privacy',
      '/terms',
      '/comprehensive-review',
      '/nowhere',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectToFit(path);
    }
    await page.context().clearCookies();
    await page.unroute('**/api/user');
    for (const path of ['/', '/auth?tab=login', '/auth?tab=register']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expectToFit(path);
    }
  });
});
