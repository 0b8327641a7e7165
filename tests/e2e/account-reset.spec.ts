import {
  expectDescription,
  holdAnswers,
  logIn,
  PASSWORD,
  recordTimerDelays,
  refuse,
  resetCodeFor,
  signUp,
} from '../support/account.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/checker-page.ts';

const NEW_PASSWORD = 'green umbrella';

test('PWD-01..13, TOAST-16..18 a learner who forgot the password sets a new one with a code sent by mail', async ({
  page,
  checker,
}) => {
  const { username, email } = await signUp(page);
  await page.context().clearCookies();
  const delays = await recordTimerDelays(page);
  await page.goto('/auth?tab=login');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page).toHaveURL('/password-reset');
  await expect(page.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/auth?tab=login');
  await page.getByLabel('Email').fill('nowhere');
  await page.getByRole('button', { name: 'Send Reset Code' }).click();
  await expectDescription(page, 'Email', 'Invalid email address');

  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Code' }).click();
  await expect(checker.toast('Code Sent')).toContainText(
    'If an account exists with this email, a reset code has been sent.',
  );
  const code = page.getByLabel('Reset Code');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('maxlength', '6');
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Use Different Email' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.route('**/api/request-password-reset', (route) =>
    route.fulfill({ json: { message: 'The mail is already on its way.' } }),
  );
  await page.getByRole('button', { name: 'Send Reset Code' }).click();

  await code.fill('12345');
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expectDescription(page, 'Reset Code', 'Code must be 6 digits');
  await code.fill(await resetCodeFor(email));
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(checker.toast('Code Verified')).toBeVisible();

  const password = page.getByLabel('New Password', { exact: true });
  const confirmation = page.getByLabel('Confirm New Password');
  await expect(password).toBeFocused();
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await password.fill('12345');
  await confirmation.fill('12345');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expectDescription(page, 'New Password', 'Password must be at least 6 characters');
  await expectDescription(page, 'Confirm New Password', 'Password must be at least 6 characters');
  await password.fill(NEW_PASSWORD);
  await confirmation.fill('green umbrellas');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expectDescription(page, 'Confirm New Password', "Passwords don't match");
  expect(await axeViolations(page)).toEqual([]);

  await confirmation.fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(checker.toast('Password Reset')).toBeVisible();
  await expect(page).toHaveURL('/auth?tab=login');
  expect(await delays()).toContain(1500);
  await logIn(page, username, NEW_PASSWORD);
  await expect(page).toHaveURL('/subscription');
});

test('PWD-18, ERR-34 an e-mail without an account gets the same reply, and no code works for it', async ({
  page,
  checker,
}) => {
  await page.goto('/password-reset');
  await page.getByLabel('Email').fill('nobody-at-all@example.org');
  await page.getByRole('button', { name: 'Send Reset Code' }).click();
  await expect(checker.toast('Code Sent')).toContainText('If an account exists');
  await page.getByLabel('Reset Code').fill('123456');
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(checker.toast('Invalid Code')).toContainText('The code is invalid or expired');
  await expect(page.getByLabel('Reset Code')).toHaveValue('123456');
  await expect(page.getByLabel('Reset Code')).toBeFocused();
});

test('a code can be pasted with spaces and line breaks around and inside it', async ({ page }) => {
  await page.route('**/api/request-password-reset', (route) => route.fulfill({ json: { message: 'Sent.' } }));
  await page.goto('/password-reset');
  await page.getByLabel('Email').fill('amelie@example.org');
  await page.getByRole('button', { name: 'Send Reset Code' }).click();
  await page.getByLabel('Reset Code').evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '  123 456\n');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByLabel('Reset Code')).toHaveValue('123456');
});

test('ERR-33, ERR-35, ERR-36 each step tells an error from an unreachable server and keeps what was typed', async ({
  page,
  checker,
}) => {
  const answers: Record<string, 'fail' | 'abort' | 'ok'> = {};
  for (const path of ['request-password-reset', 'verify-reset-code', 'reset-password-with-code']) {
    await page.route(`**/api/${path}`, (route) => {
      if (answers[path] === 'fail') return refuse(500, 'Something went wrong on our side.')(route);
      if (answers[path] === 'abort') return route.abort();
      return route.fulfill({ json: { message: 'Done.' } });
    });
  }
  await page.goto('/password-reset');
  await page.getByLabel('Email').fill('amelie@example.org');
  const send = page.getByRole('button', { name: 'Send Reset Code' });
  answers['request-password-reset'] = 'fail';
  await send.click();
  await expect(checker.toast('Failed to send reset code')).toBeVisible();
  answers['request-password-reset'] = 'abort';
  await send.click();
  await expect(checker.toast('Connection Error')).toContainText('Failed to send reset code.');
  await expect(page.getByLabel('Email')).toHaveValue('amelie@example.org');
  answers['request-password-reset'] = 'ok';
  await send.click();

  await page.getByLabel('Reset Code').fill('123456');
  answers['verify-reset-code'] = 'abort';
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(checker.toast('Connection Error')).toContainText('Failed to verify the code.');
  await expect(page.getByLabel('Reset Code')).toHaveValue('123456');
  answers['verify-reset-code'] = 'ok';
  await page.getByRole('button', { name: 'Verify Code' }).click();

  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm New Password').fill(NEW_PASSWORD);
  answers['reset-password-with-code'] = 'fail';
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(checker.toast('Failed to reset password')).toBeVisible();
  answers['reset-password-with-code'] = 'abort';
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(checker.toast('Connection Error')).toContainText('Failed to reset password.');
  await expect(page.getByLabel('New Password', { exact: true })).toHaveValue(NEW_PASSWORD);
});

test('PWD-19 resetting the password while signed in leads to the login form', async ({ page }) => {
  const { email } = await signUp(page);
  await page.goto('/password-reset');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Code' }).click();
  await page.getByLabel('Reset Code').fill(await resetCodeFor(email));
  await page.getByRole('button', { name: 'Verify Code' }).click();
  const release = await holdAnswers(page, '/api/reset-password-with-code');
  await page.getByLabel('New Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm New Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('button', { name: 'Resetting...' })).toBeDisabled();
  release();
  await expect(page).toHaveURL('/auth?tab=login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});
