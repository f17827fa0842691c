import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { preform } from '../demo';
import { apiUrl, webUrl } from '../hosts';
import { linkIn, mailTo } from '../mails';
import { fillLogin, hydrated, memberMenu } from '../sign-in';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Log in to access your product community' });
const main = (page: Page) => page.getByRole('main');

/** An address that nobody else in these tests has. */
const fresh = (name: string) => `${name}.${Date.now().toString(36)}@kvarnholm.example`;

const nextMail = (address: string, count: number, path: string) =>
  mailTo(address, count).then((mail) => linkIn(mail, path));

test.describe('the login modal', () => {
  test('opens by a click, and by an address [ACC-003, PAGE-004]', async ({ page }) => {
    await page.goto(preform.path);
    await hydrated(page);
    await expect(modal(page)).toBeHidden();
    await page.getByRole('link', { name: 'Sign In' }).click();
    await expect(modal(page)).toBeVisible();
    await page.goto('/?login=true');
    await expect(modal(page).getByLabel('Email Address')).toBeVisible();
  });

  test('opens in its sign-up view by an address [PAGE-005]', async ({ page }) => {
    await page.goto('/?login=true&signup=true');
    const dialog = page.getByRole('dialog', { name: 'Sign up with your work email' });
    await expect(dialog.getByLabel('Work email')).toBeVisible();
  });

  test('opens with the text of a failed login, or with "Login failed" [PAGE-006, PAGE-007, DIFF-029]', async ({
    page,
  }) => {
    await page.goto(`/?${new URLSearchParams({ loginerror: '<b>No</b> such member.' })}`);
    await expect(modal(page).getByRole('alert')).toHaveText('<b>No</b> such member.');
    await page.goto('/?loginerror=');
    await expect(modal(page).getByRole('alert')).toHaveText('Login failed');
    await page.goto(`/?${new URLSearchParams({ loginerror: 'word '.repeat(100) })}`);
    const shown = (await modal(page).getByRole('alert').textContent()) ?? '';
    expect(shown.length).toBeLessThanOrEqual(200);
    expect(shown.endsWith('…')).toBe(true);
  });

  test('leads to LinkedIn on the API host, with the page to return to [ACC-001]', async ({ page }) => {
    await page.goto(`${preform.path}?login=true`);
    await expect(modal(page).getByRole('link', { name: 'Log in with LinkedIn' })).toHaveAttribute(
      'href',
      `${apiUrl}/auth/linkedin?${new URLSearchParams({ return_to: preform.path })}`,
    );
  });

  test('keeps the page and the place on it from view to view, and its "Sign Up" leads to the form [DIFF-005]', async ({
    page,
  }) => {
    await page.goto(preform.path);
    await hydrated(page);
    // The router scrolls to the top once it has taken over; that is so when the modal has opened and closed.
    const link = page.getByRole('link', { name: 'Sign In' });
    await link.click();
    await expect(modal(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
    // By key, as a click would scroll to the link.
    await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
    await page.evaluate(() => window.scrollTo(0, 400));
    await page.keyboard.press('Enter');
    await expect(modal(page)).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(400);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    const email = page.getByRole('dialog', { name: 'Reset your password' }).getByLabel('Work email');
    await expect(email).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(400);
    await page.goBack();
    await expect(modal(page)).toBeVisible();
    await expect(modal(page).locator('input[name="return_to"]')).toHaveValue(preform.path);
    await modal(page).getByRole('link', { name: 'Sign Up', exact: true }).click();
    await expect(page).toHaveURL(`${webUrl}/signup`);
    await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
  });
});

test('the sign-up is filled from its address [PAGE-008]', async ({ page }) => {
  for (const search of ['email=ida%40kvarnholm.example', 'invited=ida@kvarnholm.example']) {
    await page.goto(`/signup?${search}`);
    await expect(main(page).getByLabel('Email', { exact: true })).toHaveValue('ida@kvarnholm.example');
  }
});

test('the sign-up keeps what was typed over a look at the terms, but no password', async ({ page }) => {
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
});

test('one becomes a member by the full form, with the keyboard alone [ACC-002, ACC-028, DIFF-012, PAGE-010, GAP-007]', async ({
  page,
}) => {
  const email = fresh('ida');
  await page.goto('/signup');
  await hydrated(page);
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

  const link = await nextMail(email, 1, '/verify');
  await page.goto(link);
  await expect(page).toHaveURL(/\/onboarding/);
  const session = (await page.context().cookies()).find((cookie) => cookie.name === 'millrace_session');
  expect(session).toBeDefined();

  await page.goto(link);
  await expect(page).toHaveURL(`${webUrl}/verify?problem=used`);
  await expect(page.getByRole('heading', { level: 1, name: 'This link was used already' })).toBeVisible();
});

test('one signs up with a work e-mail alone, and has the link sent again [ACC-011, ACC-013, PAGE-009]', async ({
  page,
}) => {
  const email = fresh('jon');
  await page.goto('/?login=true&signup=true');
  await hydrated(page);
  await page.getByRole('dialog').getByLabel('Work email').fill(email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${webUrl}/signup/verificationMessage`);
  await expect(
    main(page).getByText(
      'Please click on the link that has just been sent to your email account to verify your email and continue the registration process.',
    ),
  ).toBeVisible();
  const first = await nextMail(email, 1, '/verify');
  await expect(main(page).getByLabel('Email Address')).toHaveValue(email);
  await main(page).getByRole('button', { name: 'Resend verification link' }).click();
  await expect(main(page).getByText('Verification link resent.')).toBeVisible();
  const second = await nextMail(email, 2, '/verify');
  expect(second).not.toBe(first);
  await page.goto(second);
  await expect(page).toHaveURL(/\/onboarding/);
});

test('who has not verified the address is told so at the login, and gets the link again [GAP-037]', async ({
  page,
}) => {
  const email = fresh('liv');
  await register(page, email);
  await mailTo(email, 1);
  await page.goto(`${preform.path}?login=true`);
  await hydrated(page);
  await fillLogin(page, email, 'correct horse');
  await expect(modal(page).getByRole('alert')).toHaveText('Please verify your email');
  await hydrated(page);
  await expect(modal(page).getByLabel('Email Address')).toHaveValue(email);
  await modal(page).getByRole('button', { name: 'Resend verification link' }).click();
  await expect(modal(page).getByText('Verification link resent.')).toBeVisible();
  await mailTo(email, 2);
});

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

test('no index lists these pages [GAP-026]', async ({ page }) => {
  for (const path of ['/signup', '/signup/verificationMessage', '/thankyou', '/verify', '/resetpassword']) {
    const reply = await page.goto(path);
    expect(reply?.status()).toBe(200);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one becomes a member by the full form, the verification and its button', async ({ page }) => {
    const email = fresh('nel');
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
    await main(page).getByRole('button', { name: 'Verify email' }).click();
    await expect(page).toHaveURL(/\/onboarding/);
  });

  test('the modal signs up with an e-mail, and a new password is set', async ({ page }) => {
    const email = fresh('ola');
    await page.goto('/?login=true&signup=true');
    const form = page.locator('form[action="/signup/verificationMessage"]');
    await form.getByLabel('Work email').fill(email);
    await form.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL(`${webUrl}/signup/verificationMessage`);
    await expect(main(page).getByText(/continue the registration process\.$/)).toBeVisible();
    await mailTo(email, 1);

    await page.goto('/resetpassword');
    await main(page).getByLabel('Work email').fill(email);
    await main(page).getByRole('button', { name: 'Send reset link' }).click();
    await expect(main(page).getByText(/to reset your password\.$/)).toBeVisible();

    await page.goto('/resetpassword?token=nobody-has-ever-been-sent-this');
    await main(page).getByLabel('New password', { exact: true }).fill('battery staple');
    await main(page).getByLabel('Confirm new password').fill('battery staple');
    await main(page).getByRole('button', { name: 'Update password' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This link is not valid' })).toBeVisible();
  });
});

const pagesAndViews = [
  '/signup',
  '/signup/verificationMessage',
  '/thankyou',
  '/verify?problem=used',
  '/resetpassword',
  '/resetpassword?token=nobody-has-ever-been-sent-this',
  '/?login=true',
  '/?login=true&signup=true',
  '/?login=true&forgot=true',
  '/?loginerror=Please+verify+your+email&unverified=1',
];

for (const path of pagesAndViews) {
  test(`axe finds nothing on ${path}, in light and in dark`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await hydrated(page);
      const isOver = path.startsWith('/?');
      if (isOver) await expect(page.getByRole('dialog')).toBeVisible();
      // What lies beneath a dialog is another page's to show.
      const axe = isOver ? new AxeBuilder({ page }).include('[role="dialog"]') : new AxeBuilder({ page });
      const { violations } = await axe.analyze();
      expect(violations.map(({ id, nodes }) => [colorScheme, id, nodes.map(({ html }) => html)])).toEqual([]);
    }
  });
}

async function fillRegistration(page: Page, email: string): Promise<void> {
  const form = main(page);
  await form.getByLabel('First name').fill('Nel');
  await form.getByLabel('Last name').fill('Berg');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Company').fill('Kvarnholm Works');
  await form.getByLabel('Country').selectOption('Sweden');
  await form.getByLabel('Designation').fill('Buyer');
  await form.getByLabel('Password', { exact: true }).fill('correct horse');
  await form.getByLabel('Confirm password').fill('correct horse');
}

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/signup');
  await hydrated(page);
  await fillRegistration(page, email);
  await main(page).getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(`${webUrl}/thankyou`);
}

async function setPassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await hydrated(page);
  await main(page).getByLabel('New password', { exact: true }).fill(password);
  await main(page).getByLabel('Confirm new password').fill(password);
  await main(page).getByRole('button', { name: 'Update password' }).click();
}

test('pages behind links of e-mails are kept by no cache, and tell nobody their address', async ({
  page,
}) => {
  for (const path of ['/verify', '/resetpassword']) {
    const answer = await page.goto(`${path}?token=a-token-of-an-email`);
    expect(await answer?.headerValue('cache-control')).toBe('no-store');
    expect(await answer?.headerValue('referrer-policy')).toBe('strict-origin');
  }
});
