import { expect, test } from '@playwright/test';
import { preform } from '../demo';
import { apiUrl, webUrl } from '../hosts';
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

test('the link to an added address can be opened where nobody is logged in, and says that it is confirmed [DIFF-010]', async ({
  page,
  browser,
}) => {
  const [email, added] = [fresh('kai'), fresh('kai-home')];
  await page.goto('/?login=true&signup=true');
  await hydrated(page);
  await page.getByRole('dialog').getByLabel('Work email').fill(email);
  await page.keyboard.press('Enter');
  await page.goto(await nextMail(email, 1, '/verify'));
  await expect(page).toHaveURL(/\/onboarding/);
  const status = await page.evaluate(
    async ([address, body]) => {
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch(address, { method: 'POST', credentials: 'include', headers, body })).status;
    },
    [`${apiUrl}/api/v1/user/profile`, JSON.stringify({ secondaryEmail: added })] as const,
  );
  expect(status).toBe(200);

  const elsewhere = await browser.newPage({ baseURL: webUrl });
  const link = await nextMail(added, 1, '/verify');
  await elsewhere.goto(link);
  await expect(elsewhere).toHaveURL(`${webUrl}/verify?done=email`);
  await expect(
    elsewhere.getByRole('heading', { level: 1, name: 'The email address is confirmed' }),
  ).toBeVisible();
  await expect(main(elsewhere).getByRole('link', { name: 'Log in' })).toBeVisible();
  await elsewhere.goto(link);
  await expect(
    elsewhere.getByRole('heading', { level: 1, name: 'This link was used already' }),
  ).toBeVisible();
  await expect(main(elsewhere).getByRole('link', { name: 'your profile' })).toBeVisible();
  await elsewhere.close();
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
