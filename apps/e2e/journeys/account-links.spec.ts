import { expect, type Page, test } from '@playwright/test';
import { preform } from '../demo';
import { apiUrl, ports, webUrl } from '../hosts';
import { registerNewcomer } from '../register-newcomer';
import { fillLogin, hydrated, memberMenu } from '../sign-in';
import { fresh, main, modal, nextMail, setPassword } from './accounts/account-pages';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('links of mails set a forgotten password once, confirm an added address where nobody is logged in, and take it back [ACC-012, ACC-018, DIFF-010, GAP-039]', async ({
  page,
  browser,
}) => {
  const { email, verifyLink } = await registerNewcomer(page.context(), 'Max');
  await page.goto(verifyLink);
  await expect(page).toHaveURL(/\/onboarding/);
  await page.context().clearCookies();
  await test.step('a reset link is mailed, and sets a password once', async () => {
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
    await page.goto(link);
    await expect(heading(page, 'You’ve already used this link')).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  await test.step('the new password signs in', async () => {
    await page.goto(`${preform.path}?login=true`);
    await hydrated(page);
    await fillLogin(page, email, 'battery staple');
    await expect(memberMenu(page)).toBeVisible();
  });

  await test.step('the link to an added address asks for confirmation in another browser, and works once', async () => {
    const added = fresh('max-home');
    const profile = { firstName: 'Max', lastName: 'Lund', country: 'SE', company: 'Kvarnholm Works' };
    const status = await page.evaluate(
      async ([address, body]) => {
        const headers = { 'Content-Type': 'application/json' };
        return (await fetch(address, { method: 'PUT', credentials: 'include', headers, body })).status;
      },
      [
        `${apiUrl}/api/v2/me`,
        JSON.stringify({ ...profile, secondaryEmail: added, currentPassword: 'battery staple' }),
      ] as const,
    );
    expect(status).toBe(200);
    const elsewhere = await browser.newPage({ baseURL: webUrl });
    const link = await nextMail(added, 1, '/verify');
    await elsewhere.goto(link);
    await main(elsewhere).getByRole('button', { name: 'Confirm email' }).click();
    await expect(elsewhere).toHaveURL(`${webUrl}/verify?done=email`);
    await expect(heading(elsewhere, 'Email address confirmed')).toBeVisible();
    await expect(main(elsewhere).getByRole('link', { name: 'Sign in' })).toBeVisible();
    await elsewhere.goto(link);
    await expect(heading(elsewhere, 'You’ve already used this link')).toBeVisible();
    await expect(main(elsewhere).getByRole('link', { name: 'your profile' })).toBeVisible();

    await elsewhere.close();
  });

  await test.step('the first address is told that it counts, and takes it back', async () => {
    const elsewhere = await browser.newPage({ baseURL: webUrl });
    await elsewhere.goto(await nextMail(email, 5, '/verify'));
    await main(elsewhere).getByRole('button', { name: 'It wasn’t me' }).click();
    await expect(elsewhere).toHaveURL(`${webUrl}/resetpassword?stopped=true`);
    await expect(main(elsewhere).getByText(/^We’ve undone the changes/)).toBeVisible();
    await main(elsewhere).getByLabel('New password', { exact: true }).fill('a third battery');
    await main(elsewhere).getByLabel('Confirm new password').fill('a third battery');
    await main(elsewhere).getByRole('button', { name: 'Update password' }).click();
    await expect(main(elsewhere).getByText("You've successfully updated your password")).toBeVisible();
    await elsewhere.close();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
  });
});

test('pages behind links of mails are not indexed, cached or named to anybody, and refuse a link that is not ours [GAP-026, GAP-038, GAP-039]', async ({
  page,
}) => {
  const token = 'nobody-has-ever-been-sent-this';
  await test.step('the server sends the headers', async () => {
    const said = async (path: string) => {
      const reply = await fetch(`http://localhost:${ports.web}${path}`, { redirect: 'manual' });
      const text = await reply.text();
      const robots = /<meta name="robots" content="([^"]+)"/.exec(text)?.[1];
      const { headers } = reply;
      return [reply.status, robots, headers.get('cache-control'), headers.get('referrer-policy')];
    };
    for (const path of ['/verify', '/resetpassword']) {
      expect([path, ...(await said(`${path}?token=${token}`))]).toEqual([
        path,
        200,
        'noindex',
        'no-store',
        'strict-origin',
      ]);
    }
    for (const path of ['/signup', '/signup/verificationMessage', '/thankyou']) {
      expect([path, ...(await said(path)).slice(0, 2)]).toEqual([path, 200, 'noindex']);
    }
  });

  await test.step('an unknown link to verify an address offers a new one', async () => {
    await page.goto(`/verify?token=${token}`);
    await hydrated(page);
    await expect(page).toHaveURL(`${webUrl}/verify`);
    await expect(heading(page, 'This link isn’t valid')).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Resend verification link' })).toBeVisible();
  });

  await test.step('an unknown reset link keeps its token to itself, and is refused', async () => {
    const referrers: string[] = [];
    page.on('request', (request) => referrers.push(request.headers().referer ?? ''));
    await page.goto(`/resetpassword?token=${token}`);
    await hydrated(page);
    await expect(page).toHaveURL(`${webUrl}/resetpassword`);
    for (const link of await page.getByRole('link').all()) {
      expect(await link.getAttribute('href')).not.toContain(token);
    }
    await page.getByRole('link', { name: 'Sign In', exact: true }).click();
    await expect(modal(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(heading(page, 'This link isn’t valid')).toBeVisible();
    expect(referrers.filter((referrer) => referrer.includes(token))).toEqual([]);
  });
});
