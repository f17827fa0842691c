import { expect, test } from '@playwright/test';
import { preform } from '../demo';
import { webUrl } from '../hosts';
import { mailTo } from '../mails';
import { registerNewcomer } from '../register-newcomer';
import { fillLogin, hydrated } from '../sign-in';
import { fillRegistration, fresh, main, modal, nextMail } from './accounts/account-pages';

test('a visitor signs up by the full form by keyboard; the login says while the address is not verified [ACC-002, ACC-028, DIFF-012, PAGE-008, PAGE-010, GAP-007, GAP-037]', async ({
  page,
}) => {
  const email = fresh('ida');

  await test.step('the sign-up is filled from its address', async () => {
    await page.goto(`/signup?email=${encodeURIComponent(email)}`);
    await expect(main(page).getByLabel('Email', { exact: true })).toHaveValue(email);
  });

  await test.step('the sign-up keeps what was typed over a look at the terms, but no password', async () => {
    await page.goto('/signup');
    await hydrated(page);
    await main(page).getByLabel('First name').fill('Ida');
    await main(page).getByLabel('Company').fill('Kvarnholm');
    await main(page).getByLabel('Password', { exact: true }).fill('eight chars');
    await main(page).getByRole('link', { name: 'terms of use' }).click();
    await expect(page).toHaveURL(`${webUrl}/terms`);
    await page.goBack();
    await expect(main(page).getByLabel('First name')).toHaveValue('Ida');
    await expect(main(page).getByLabel('Company')).toHaveValue('Kvarnholm');
    await expect(main(page).getByLabel('Password', { exact: true })).toHaveValue('');
    for (const name of ['First name', 'Company']) await main(page).getByLabel(name).fill('');
  });

  await test.step('the form is filled and sent', async () => {
    const type = async (text: string) => {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    };
    await main(page).getByLabel('First name').focus();
    await type('Ida');
    await type('Lund');
    await type(email);
    await page.keyboard.type('Kvarnholm');
    await expect(page.getByRole('option', { name: /Kvarnholm Silica AB/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(main(page).getByLabel('Company')).toHaveValue('Kvarnholm Silica AB');
    await expect(main(page).getByLabel('Country')).toHaveAttribute('readonly');
    await main(page).getByLabel('Designation').focus();
    await type('Process engineer');
    await page.keyboard.type('correct horse');
    await main(page).getByLabel('Confirm password').focus();
    await page.keyboard.type('correct horse');
    await page.keyboard.press('Enter');

    await expect(
      main(page).getByText('Registered successfully, please check your email for verification link.'),
    ).toBeVisible();
    await expect(page).toHaveURL(`${webUrl}/thankyou`);
    await expect(main(page).getByText(email)).toBeVisible();
  });

  await test.step('who has not verified the address is told so at the login, and gets the link again', async () => {
    await mailTo(email, 1);
    await page.goto(`${preform.path}?login=true`);
    await hydrated(page);
    await fillLogin(page, email, 'correct horse');
    await expect(modal(page).getByRole('alert')).toHaveText('Please verify your email');
    await hydrated(page);
    await expect(modal(page).getByLabel('Email Address')).toHaveValue(email);
    await modal(page).getByRole('button', { name: 'Resend verification link' }).click();
    await expect(modal(page).getByText('Verification link resent.')).toBeVisible();
  });

  await test.step('the link signs in, once', async () => {
    const link = await nextMail(email, 2, '/verify');
    await page.goto(link);
    await expect(page).toHaveURL(/\/onboarding/);
    const session = (await page.context().cookies()).find((cookie) => cookie.name === 'millrace_session');
    expect(session).toBeDefined();

    await page.goto(link);
    await expect(
      page.getByRole('heading', { level: 1, name: 'You’ve already used this link' }),
    ).toBeVisible();
    await expect(main(page).getByText('Your email is already verified. Sign in to continue.')).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
});

test('a mail scanner that opens a link uses nothing up: another browser is asked for a password [GAP-038]', async ({
  page,
  browser,
}) => {
  const { email, verifyLink } = await registerNewcomer(page.context(), 'Sven');
  const elsewhere = await browser.newPage({ baseURL: webUrl });
  await elsewhere.goto(verifyLink);
  await hydrated(elsewhere);
  await expect(main(elsewhere).getByText(email)).toBeVisible();
  await expect(elsewhere).toHaveURL(`${webUrl}/verify`);
  expect((await elsewhere.context().cookies()).map(({ name }) => name)).not.toContain('millrace_session');
  for (const [password, said] of [
    ['baseball', /too common/],
    ['another horse', ''],
  ] as const) {
    await main(elsewhere).getByLabel('Password', { exact: true }).fill(password);
    await main(elsewhere).getByLabel('Confirm password').fill(password);
    await main(elsewhere).getByRole('button', { name: 'Verify email' }).click();
    if (said) await expect(main(elsewhere).getByText(said)).toBeVisible();
  }
  await expect(elsewhere).toHaveURL(/\/onboarding/);
  await elsewhere.close();
});

test('the dialog asks for the work email, with which the sign-up goes on [ACC-009, ACC-032]', async ({
  page,
}) => {
  const email = fresh('jon');
  await page.goto('/?login=true&signup=true');
  await hydrated(page);
  await page.getByRole('dialog').getByLabel('Work email').fill(email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${webUrl}/signup`);
  await expect(main(page).getByLabel('Email', { exact: true })).toHaveValue(email);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the full form, sign-up by e-mail and the password reset work [ACC-011, ACC-013, PAGE-009]', async ({
    page,
  }) => {
    const nel = fresh('nel');
    await test.step('the full form, the verification and its button', async () => {
      const email = nel;
      await page.goto('/signup');
      await fillRegistration(page, email);
      await main(page).getByLabel('Confirm password').fill('another one');
      await main(page).getByRole('button', { name: 'Sign Up' }).click();
      await expect(main(page).getByRole('alert')).toBeVisible();
      await expect(main(page).getByLabel('First name')).toHaveValue('Nel');
      await fillRegistration(page, email);
      await main(page).getByRole('button', { name: 'Sign Up' }).click();
      await expect(page).toHaveURL(`${webUrl}/thankyou`);
      await page.goto(await nextMail(email, 1, '/verify'));
      // Which browser signed up is told by the page's script.
      await main(page).getByLabel('Password', { exact: true }).fill('correct horse');
      await main(page).getByLabel('Confirm password').fill('correct horse');
      await main(page).getByRole('button', { name: 'Verify email' }).click();
      await expect(page).toHaveURL(/\/onboarding/);
    });

    await page.context().clearCookies();

    await test.step('the modal signs up with an e-mail, and a new password is set', async () => {
      const email = fresh('ola');
      await page.goto('/?login=true&signup=true');
      const form = page.locator('form[action="/signup/verificationMessage"]');
      await form.getByLabel('Work email').fill(email);
      await form.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL(`${webUrl}/signup/verificationMessage`);
      await expect(
        main(page).getByText(
          'Please click on the link that has just been sent to your email account to verify your email and continue the registration process.',
        ),
      ).toBeVisible();
      const first = await nextMail(email, 1, '/verify');
      await main(page).getByLabel('Email Address').fill(email);
      await main(page).getByRole('button', { name: 'Resend verification link' }).click();
      await expect(main(page).getByText('Verification link resent.')).toBeVisible();
      expect(await nextMail(email, 2, '/verify')).not.toBe(first);

      await page.goto('/resetpassword');
      await main(page).getByLabel('Work email').fill(nel);
      await main(page).getByRole('button', { name: 'Send reset link' }).click();
      await expect(main(page).getByText(/to reset your password\.$/)).toBeVisible();

      await page.goto(await nextMail(nel, 2, '/resetpassword'));
      for (const [password, said] of [
        ['baseball', /too common/],
        ['battery staple', /successfully updated your password/],
      ] as const) {
        await main(page).getByLabel('New password', { exact: true }).fill(password);
        await main(page).getByLabel('Confirm new password').fill(password);
        await main(page).getByRole('button', { name: 'Update password' }).click();
        await expect(main(page).getByText(said).first()).toBeVisible();
      }
      await page.goto('/resetpassword?token=nobody-has-ever-been-sent-this');
      await expect(page.getByRole('heading', { level: 1, name: 'This link isn’t valid' })).toBeVisible();
    });
  });
});
