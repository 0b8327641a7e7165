import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { settledPage } from './page-ready.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe's violations on the current page or a part of it: each rule with the elements that break it. */
export async function axeViolations(page: Page, part?: string): Promise<string[]> {
  await settledPage(page);
  // Only violations, because listing the elements that pass takes most of axe's time.
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode();
  const { violations } = await (part ? builder.include(part) : builder).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
