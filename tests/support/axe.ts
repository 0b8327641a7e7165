import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe has against the page as it stands, or against a part of it: each rule with the elements that break it. */
export async function axeViolations(page: Page, part?: string): Promise<string[]> {
  await arrival(page);
  // Without what axe would tell of rules that are kept: naming each of those elements takes most of its time.
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode();
  const { violations } = await (part ? builder.include(part) : builder).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** Waits for the page in the place of what was rendered ahead, and for what is still moving in: it has half its colour. */
export async function arrival(page: Page): Promise<void> {
  await page.locator('#root > [inert]').waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    for (;;) {
      const moving = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
        );
      if (moving.length === 0) return;
      await Promise.all(moving.map((animation) => animation.finished.catch(() => null)));
    }
  });
}
