import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { LIMITS, type PronunciationResponse } from '@speak-it-now/contract';
import { answerScoring } from './answers.ts';
import { FlakyProxy } from './flaky-proxy.ts';
import { appReady } from './page-ready.ts';

/** The browser's console messages about failed requests, which are not errors of the page. */
const EXPECTED_CONSOLE = /Failed to load resource/;

export const test = base.extend<{ checker: CheckerPage; flakyProxy: FlakyProxy; quietConsole: undefined }>({
  context: async ({ context, serviceWorkers }, use) => {
    await keepToasts(context);
    // Removes the API, as in private windows. When Playwright blocks service workers it leaves only half of it.
    if (serviceWorkers === 'block') {
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    }
    await use(context);
  },
  // Script errors and violations of the security policy fail the test, even if the page looks right.
  quietConsole: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED_CONSOLE.test(message.text()))
          complaints.push(message.text());
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  checker: async ({ page }, use) => use(new CheckerPage(page)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it depends on from here.
  flakyProxy: async ({}, use) => {
    const flakyProxy = await FlakyProxy.open();
    await use(flakyProxy);
    await flakyProxy.disconnect();
  },
});
export { expect };

/**
 * Makes toasts stay for minutes, because a test on a busy machine may look too late. This has no effect on a test about
 * their duration, which replaces the page's clock.
 */
export async function keepToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript((toastMs) => {
    const original = window.setTimeout;
    window.setTimeout = ((handler: TimerHandler, delayMs?: number, ...values: unknown[]) =>
      original(handler, delayMs === toastMs ? 60 * toastMs : delayMs, ...values)) as typeof window.setTimeout;
  }, LIMITS.toastMs);
}

class PageObject {
  constructor(readonly page: Page) {}
}

/** Page object of the Pronunciation Checker. */
export class CheckerPage extends PageObject {
  readonly source = this.page.getByLabel('Your text');
  readonly translation = this.page.getByRole('textbox', { name: 'Translation', exact: true });
  readonly sourceLanguage = this.page.getByLabel('I write in');
  readonly targetLanguage = this.page.getByLabel('I say it in');
  readonly translateButton = this.page.getByRole('button', { name: /^Translat(e|ing\.\.\.)$/ });
  readonly hearButton = this.page.getByRole('button', { name: 'Hear It', exact: true });
  /** Whatever its current text is. */
  readonly recordButton = this.page.getByRole('button', {
    name: /^(Record|Recording\.\.\.|Processing\.\.\.)$/,
  });
  readonly stopButton = this.page.getByRole('button', { name: 'Stop', exact: true });
  /** A loud bar in the level meter. It stays for two seconds after the microphone has heard a voice. */
  readonly heardVoice = this.page.locator('svg[aria-label="Microphone level"] rect[opacity="1"]').first();
  readonly result = this.page.getByRole('region', { name: 'Result of your recording' });
  readonly chat = this.page.getByRole('region', { name: 'Conversation with your tutor' });
  readonly speaksFeedback = this.page.getByRole('checkbox', { name: 'Speak feedback aloud' });
  readonly average = this.page.getByText('Average Accuracy').first().locator('../..');
  /** Where toasts appear. It exists once the toaster, which loads later than the page, is there. */
  readonly notifications = this.page.getByRole('region', { name: /Notifications/ });
  readonly popup = this.page.getByRole('dialog', { name: 'Unlock Unlimited Practice' });

  async open() {
    await this.page.goto('/');
    await expect(this.source).toBeVisible();
    await appReady(this.page);
  }

  /** Stores the agreement before the page loads, as for a returning learner. */
  async consent() {
    await this.page.addInitScript((version) => {
      const record = {
        timestamp: new Date().toISOString(),
        userType: 'free',
        version,
        accepted: true,
      };
      localStorage.setItem('speak-it-now-consent', JSON.stringify(record));
    }, LIMITS.consentVersion);
  }

  async translate(text: string, expected: string) {
    await this.source.fill(text);
    await this.translateButton.click();
    await expect(this.translation).toHaveValue(expected);
  }

  /** Opens the page with the agreement given and a phrase translated. */
  async openTranslated() {
    await this.consent();
    await this.open();
    await this.translate('good morning', 'buenos días');
  }

  /** Records until the level meter shows a voice. Needs a microphone that plays its clip in a loop. */
  async record() {
    await this.recordButton.click();
    await this.stopOnceHeard();
  }

  /** Like `record`, with this answer in place of the engine's. */
  async recordAnswered(response: PronunciationResponse) {
    await answerScoring(this.page, 200, response);
    await this.record();
  }

  /** Ends a running recording once it contains a voice. */
  async stopOnceHeard() {
    await expect(this.heardVoice).toBeVisible();
    await this.stopButton.click();
  }

  /** Opens the conversation, the waveform and the other details of a result. */
  async openDetails() {
    await this.page.locator('summary', { hasText: 'Details' }).click();
  }

  /** From here on the page's time moves only when the test moves it. */
  async stopTime() {
    const now = Date.now();
    await this.page.clock.install({ time: now });
    await this.page.clock.pauseAt(now + 1000);
  }

  toast(title: string) {
    return this.notifications.getByRole('listitem').filter({ hasText: title });
  }

  /** Closes a toast that covers the next control. */
  async closeToast(title: string) {
    await this.toast(title).getByRole('button').click();
    await expect(this.toast(title)).toHaveCount(0);
  }
}
