import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { LIMITS, type PronunciationResponse } from '@speak-it-now/contract';
import { answerScoring } from './answers.ts';
import { appArrival } from './arrival.ts';

/** What a browser says of an answer that is not OK; the pages' own complaints are not among these. */
const EXPECTED_CONSOLE = /Failed to load resource/;

export const test = base.extend<{ checker: CheckerPage; quietConsole: undefined }>({
  context: async ({ context, serviceWorkers }, use) => {
    await keepToasts(context);
    // As in private windows, without any; what Playwright leaves of service workers that it blocks is half there.
    if (serviceWorkers === 'block') {
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    }
    await use(context);
  },
  // A page that complains is broken even where it looks right: script errors and whatever the security policy blocked.
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
});
export { expect };

/**
 * Toasts of this browser stay for minutes: a test on a starved machine may look seldom. A test about how long they stay
 * takes the page's clock into its hand, which this does not reach.
 */
export async function keepToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript((toastMs) => {
    const original = window.setTimeout;
    window.setTimeout = ((handler: TimerHandler, delayMs?: number, ...values: unknown[]) =>
      original(handler, delayMs === toastMs ? 60 * toastMs : delayMs, ...values)) as typeof window.setTimeout;
  }, LIMITS.toastMs);
}

/** The Pronunciation Checker as a person finds it. */
export class CheckerPage {
  readonly source: Locator;
  readonly translation: Locator;
  readonly sourceLanguage: Locator;
  readonly targetLanguage: Locator;
  readonly translateButton: Locator;
  readonly hearButton: Locator;
  /** Whatever it reads at the moment. */
  readonly recordButton: Locator;
  readonly stopButton: Locator;
  /** Shown for two seconds from when the microphone heard a voice. */
  readonly heardVoice: Locator;
  readonly result: Locator;
  readonly chat: Locator;
  readonly average: Locator;
  readonly popup: Locator;
  readonly speaksFeedback: Locator;
  /** Where toasts appear, once the part that shows them has arrived. */
  readonly notifications: Locator;

  constructor(readonly page: Page) {
    this.source = page.getByLabel('Your text');
    this.translation = page.getByRole('textbox', { name: 'Translation', exact: true });
    this.sourceLanguage = page.getByLabel('I write in');
    this.targetLanguage = page.getByLabel('I say it in');
    this.translateButton = page.getByRole('button', { name: /^Translat(e|ing\.\.\.)$/ });
    this.hearButton = page.getByRole('button', { name: 'Hear It', exact: true });
    this.recordButton = page.getByRole('button', {
      name: /^(Record|Recording\.\.\.|Processing\.\.\.)$/,
    });
    this.stopButton = page.getByRole('button', { name: 'Stop', exact: true });
    this.heardVoice = page.locator('svg[aria-label="Microphone level"] rect[opacity="1"]').first();
    this.result = page.getByRole('region', { name: 'Result of your recording' });
    this.chat = page.getByRole('region', { name: 'Conversation with your tutor' });
    this.speaksFeedback = page.getByRole('checkbox', { name: 'Speak feedback aloud' });
    this.average = page.getByText('Average Accuracy').first().locator('..');
    this.notifications = page.getByRole('region', { name: /Notifications/ });
    this.popup = page.getByRole('dialog', { name: 'Unlock Unlimited Practice' });
  }

  async open() {
    await this.page.goto('/');
    await expect(this.source).toBeVisible();
    await appArrival(this.page);
  }

  /** Agrees before the page loads, as somebody who was here earlier today. */
  async consent() {
    await this.page.addInitScript(() => {
      const record = {
        timestamp: new Date().toISOString(),
        userType: 'free',
        version: '1.0',
        accepted: true,
      };
      localStorage.setItem('speak-it-now-consent', JSON.stringify(record));
    });
  }

  async translate(text: string, expected: string) {
    await this.source.fill(text);
    await this.translateButton.click();
    await expect(this.translation).toHaveValue(expected);
  }

  /** Opens the page with a phrase to say, as somebody who has agreed to be recorded. */
  async openTranslated() {
    await this.consent();
    await this.open();
    await this.translate('good morning', 'buenos días');
  }

  /** Says something into a microphone that hears a voice over and over. */
  async record() {
    await this.recordButton.click();
    await this.stopOnceHeard();
  }

  /** The same, answered with this in place of the engine's judgment. */
  async recordAnswered(response: PronunciationResponse) {
    await answerScoring(this.page, 200, response);
    await this.record();
  }

  /** Ends a recording that has begun, once there is a voice in it. */
  async stopOnceHeard() {
    await expect(this.heardVoice).toBeVisible();
    await this.stopButton.click();
  }

  /** The conversation, the waveform and all the rest of a result. */
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

  /** Closes a toast that lies over what is needed next. */
  async closeToast(title: string) {
    await this.toast(title).getByRole('button').click();
    await expect(this.toast(title)).toHaveCount(0);
  }
}
