import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { expect } from './checker-page.ts';

const LOOKS = [
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const;
/** 1280 pixels at 400 percent. */
const ZOOMED = { width: 320, height: 256 };
/** The browsers' default; WCAG 2.2, 1.4.4 requires twice this size. */
const TEXT_PX = 16;
/** WCAG 2.2, 2.5.8. */
const MIN_TARGET_PX = 24;

/** Reports all problems of a page, not only the first. */
const softly = expect.configure({ soft: true });

/**
 * Checks the current page on a desktop in light mode, on a phone in dark mode, with text at 200 percent and with zoom
 * at 400 percent. Ends with the desktop view.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const { colorScheme, ...size } of LOOKS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect.soft(await axeViolations(page), `${what}, ${size.width} px, ${colorScheme}`).toEqual([]);
  }
  // Polls, because charts take their new size a moment after the page.
  await softly.poll(() => smallTargets(page), { message: `${what}: small targets` }).toEqual([]);
  await setTextSize(page, 2 * TEXT_PX);
  await page.setViewportSize(LOOKS[0]);
  await softly
    .poll(() => overflowingElements(page), { message: `${what}: wider than the page with text of 200 %` })
    .toEqual([]);
  await setTextSize(page, TEXT_PX);
  await page.setViewportSize(ZOOMED);
  await softly
    .poll(() => overflowingElements(page), { message: `${what}: wider than the page at 400 %` })
    .toEqual([]);
  await page.emulateMedia({ colorScheme: LOOKS[0].colorScheme });
  await page.setViewportSize(LOOKS[0]);
}

/** The browser's setting for the text size. */
async function setTextSize(page: Page, sizePx: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: sizePx } });
  await browser.detach();
}

/** Controls that are too small for a finger. Links within a sentence may be as small as their text. */
export function smallTargets(page: Page, smallestPx = MIN_TARGET_PX): Promise<string[]> {
  return page.evaluate((leastPx) => {
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim() !== element.textContent?.trim();
    return [
      ...document.querySelectorAll(
        'a[href], button, input, select, textarea, summary, [role="tab"], [role="button"]',
      ),
    ]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !isInSentence(element) && !element.closest('.sr-only'))
      .filter((element) => {
        // A checkbox can also be pressed on its label, and a card anywhere if its button covers all of it.
        const label = element.matches('[type="checkbox"], [type="radio"]')
          ? (element as HTMLInputElement).labels?.[0]
          : element.closest('label');
        const isCard = getComputedStyle(element, '::after').position === 'absolute';
        const target = label ?? (isCard ? (element as HTMLElement).offsetParent : null) ?? element;
        const { width, height } = target.getBoundingClientRect();
        return width > 0 && (width < leastPx || height < leastPx);
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return `${element.tagName} “${name.trim().slice(0, 40)}” ${Math.round(width)} x ${Math.round(height)}`;
      });
  }, smallestPx);
}

/** Elements that make the page scroll sideways; content of scrollable regions may be wider. */
export function overflowingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .filter((element) => !element.querySelector('*') || element.clientWidth > clientWidth)
      .map(
        (element) => `${element.tagName}.${element.className} “${element.textContent?.trim().slice(0, 40)}”`,
      );
    return [`${scrollWidth} of ${clientWidth} px`, ...wide.slice(0, 8)];
  });
}
