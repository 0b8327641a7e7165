import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './checker-page.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that a theme can break: all others look at what both themes share. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe has against the page as it stands, or against a part of it: each rule with the elements that break it. */
export async function axeViolations(page: Page, part?: string): Promise<string[]> {
  await arrival(page);
  const builder = newBuilder(page).withTags(RULES);
  return violationsOf(part ? builder.include(part) : builder);
}

/** The same for a page that has a light and a dark theme, which it follows the system in. Leaves the page in light. */
export async function axeViolationsInBothThemes(page: Page): Promise<string[]> {
  await show(page, 'dark');
  const inDark = await violationsOf(newBuilder(page).withRules(COLOUR_RULES));
  await show(page, 'light');
  const inLight = await axeViolations(page);
  return [...inLight, ...inDark.map((violation) => `in dark: ${violation}`)];
}

async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  await arrival(page);
}

/** Without what axe would tell of rules that are kept: naming each of those elements takes most of its time. */
const newBuilder = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

/** Waits for what is still moving in: it has half its colour. */
async function arrival(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    for (let left = moving(); left.length > 0; left = moving().filter((one) => one.playState === 'running')) {
      await Promise.all(left.map((animation) => animation.finished.catch(() => null)));
    }
  });
}

async function violationsOf(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
