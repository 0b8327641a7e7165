import type { Locator, Page } from '@playwright/test';

export const planCard = (page: Page, plan: string): Locator =>
  page.getByRole('region', { name: plan, exact: true });

/** Exact, because the live region for screen readers contains the same text within a longer one. */
export const said = (page: Page, text: string): Locator => page.getByText(text, { exact: true });

/** Closes the dialog after a payment that succeeded. */
export const startPracticing = (page: Page): Promise<void> =>
  page
    .getByRole('dialog', { name: 'Subscription Activated!' })
    .getByRole('button', { name: 'Start Practicing' })
    .click();
