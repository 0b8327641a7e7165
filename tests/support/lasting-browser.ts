import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { CheckerPage, keepToasts } from './checker-page.ts';
import { type ClipName, chromiumHearing } from './microphone.ts';

/** A browser that can be closed and opened again, because it keeps what pages store in the folder `profile`. */
export async function startBrowser(profile: string, hears: ClipName) {
  const context = await chromium.launchPersistentContext(profile, {
    ...chromiumHearing(hears),
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
  });
  await keepToasts(context);
  await keepSounds(context);
  const page = context.pages()[0] ?? (await context.newPage());
  return { context, page, checker: new CheckerPage(page) };
}

/** Collects the audio that the page creates and plays to its end. */
async function keepSounds(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const made = new Map<string, Blob>();
    const createUrl = URL.createObjectURL;
    URL.createObjectURL = (source: Blob) => {
      const url = createUrl.call(URL, source);
      made.set(url, source);
      return url;
    };
    const played: Blob[] = [];
    Object.assign(window, { played });
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
      const sound = made.get(this.src);
      if (sound) this.addEventListener('ended', () => played.push(sound), { once: true });
      return play.call(this);
    };
  });
}

/** The largest audio file that the page has created and played to its end. */
export async function playedSound(page: Page): Promise<Buffer> {
  const content = await page.evaluate(async () => {
    const { played } = window as unknown as { played: readonly Blob[] };
    const [longest] = played.toSorted((a, b) => b.size - a.size);
    const bytes = new Uint8Array((await longest?.arrayBuffer()) ?? []);
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  return Buffer.from(content, 'base64');
}
