import { expect, test } from '@playwright/test';
import { preform } from '../demo';
import { webUrl } from '../hosts';
import { fillLogin, hydrated, memberMenu } from '../sign-in';
import { fresh, main, modal, nextMail, register, setPassword } from './accounts/account-pages';

test('a forgotten password is set anew by a link, which works once [ACC-012, ACC-018, GAP-039]', async ({
  page,
}) => {
  const email = fresh('max');
  await register(page, email);
  await page.goto(await nextMail(email, 1, '/verify'));
  await expect(page).toHaveURL(/\/onboarding/);
  await page.context().clearCookies();

  await page.goto('/?login=true&forgot=true');
  await hydrated(page);
  const dialog = page.getByRole('dialog', { name: 'Reset your password' });
  await dialog.getByLabel('Work email').fill(email);
  await dialog.getByRole('button', { name: 'Send reset link' }).click();
  await expect(
    dialog.getByText(
      'Please click on the link that has just been sent to your email account to reset your password.',
    ),
  ).toBeVisible();

  const link = await nextMail(email, 2, '/resetpassword');
  await setPassword(page, link, 'battery staple');
  await expect(main(page).getByText("You've successfully updated your password")).toBeVisible();
  await expect(page).toHaveURL(`${webUrl}/resetpassword`);
  await main(page).getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${webUrl}/`);

  await setPassword(page, link, 'another one');
  await expect(page.getByRole('heading', { level: 1, name: 'This link was used already' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Send reset link' })).toBeVisible();

  await page.goto(`${preform.path}?login=true`);
  await hydrated(page);
  await fillLogin(page, email, 'battery staple');
  await expect(memberMenu(page)).toBeVisible();
});

test('a link that is none of ours says so, and offers a new one [GAP-038, GAP-039]', async ({ page }) => {
  await page.goto('/verify?token=nobody-has-ever-been-sent-this');
  await expect(page).toHaveURL(`${webUrl}/verify?problem=unknown`);
  await expect(page.getByRole('heading', { level: 1, name: 'This link is not valid' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Resend verification link' })).toBeVisible();
  await setPassword(page, `${webUrl}/resetpassword?token=nobody-has-ever-been-sent-this`, 'battery staple');
  await expect(page.getByRole('heading', { level: 1, name: 'This link is not valid' })).toBeVisible();
});

test('the token of a link stays in no address, and is named to nobody', async ({ page }) => {
  const token = 'nobody-has-ever-been-sent-this';
  const referrers: string[] = [];
  page.on('request', (request) => referrers.push(request.headers().referer ?? ''));
  const reply = await page.goto(`/resetpassword?token=${token}`);
  expect(reply?.headers()['referrer-policy']).toBe('strict-origin');
  await hydrated(page);
  await expect(page).toHaveURL(`${webUrl}/resetpassword`);
  for (const link of await page.getByRole('link').all()) {
    expect(await link.getAttribute('href')).not.toContain(token);
  }
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(modal(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main(page).getByRole('button', { name: 'Update password' })).toBeVisible();
  expect(referrers.filter((referrer) => referrer.includes(token))).toEqual([]);
});

test.describe('without a script that follows the link', () => {
  test.use({ javaScriptEnabled: false });

  test('pages behind links of e-mails are kept by no cache, and tell nobody their address', async ({
    page,
  }) => {
    for (const path of ['/verify', '/resetpassword']) {
      const answer = await page.goto(`${path}?token=a-token-of-an-email`);
      expect(await answer?.headerValue('cache-control')).toBe('no-store');
      expect(await answer?.headerValue('referrer-policy')).toBe('strict-origin');
    }
  });
});
