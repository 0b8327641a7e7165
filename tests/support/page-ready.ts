import type { Locator, Page } from '@playwright/test';

/** The prerendered page: it looks like the app, but takes no focus and no input. */
export const prerenderedPage = (page: Page): Locator => page.locator('#root > [inert]');

/** Waits until the app has replaced the prerendered page. */
export const appReady = (page: Page): Promise<void> => prerenderedPage(page).waitFor({ state: 'detached' });

/**
 * Waits for the app and for the end of its animations and scrolling. Elements that still fade in fail the contrast check,
 * and axe misses headings while the page scrolls.
 */
export async function settledPage(page: Page): Promise<void> {
  await appReady(page);
  await page.evaluate(async () => {
    for (;;) {
      const moving = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
        );
      await Promise.all(moving.map((animation) => animation.finished.catch(() => null)));
      const from = scrollY;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      if (moving.length === 0 && scrollY === from) return;
    }
  });
}
