import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility';
import { preform } from '../demo';
import { localWebUrl, webUrl } from '../hosts';
import { newcomerPassword, registerNewcomer } from '../register-newcomer';
import { hydrated, suppressInquiryDialog } from '../sign-in';

/** A page of a browser of its own, of which everything is heard that React or the browser complains about. */
async function newPage(browser: Browser, options: { locale?: string } = {}) {
  const context = await browser.newContext({ locale: 'en-US', ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await suppressInquiryDialog(page);
  return { page, complaints };
}

const GERMAN_DAYS =
  /\d{1,2}\. (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember) \d{4}$/;

const language = (page: Page) => page.locator('html').getAttribute('lang');

const choose = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('button', { name, exact: true }).click();

test('a guest chooses German at the foot of a page, which stays German, with its dates and numbers', async ({
  browser,
}) => {
  const { page, complaints } = await newPage(browser);
  await page.goto('/event-list?month=2027-03');
  expect(await language(page)).toBe('en');
  await choose(page, 'Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(new URL(page.url()).search).toBe('?month=2027-03');
  await expect(page.getByRole('heading', { name: 'Alle Veranstaltungen', level: 1 })).toBeVisible();
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'true');

  await page.reload();
  await hydrated(page);
  expect(await language(page)).toBe('de');

  await page.goto(preform.path);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Lieferanten', exact: true }).first()).toBeVisible();
  await page.goto(`${preform.path}/followers`);
  await expect(page).toHaveTitle(`Follower von ${preform.name} · Millrace`);
  // The browser's own language writes neither so: a range of days, and a sum of money.
  await page.goto('/industry/UV_EB');
  await expect(page.getByText(GERMAN_DAYS).first()).toBeVisible();
  await page.goto('/pricing');
  await expect(page.getByText(/^1\.?250\s\$$/).first()).toBeVisible();
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Willkommen in Ihrer Fertigungs-Community' })).toBeVisible();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a browser gets the language that it asks for, or English, at the same address', async () => {
  for (const [asked, shown] of [
    ['ja-JP', 'ja'],
    ['zh-CN', 'zh'],
    ['fr-FR', 'en'],
  ] as const) {
    const reply = await fetch(`${localWebUrl}/pricing`, { headers: { 'Accept-Language': asked } });
    const html = await reply.text();
    expect(html).toContain(`<html lang="${shown}"`);
    expect(reply.headers.get('vary')).toMatch(/Accept-Language, Cookie/);
    expect(reply.headers.get('cache-control')).toBe('private, no-cache');
    expect(html).toContain(`<link rel="canonical" href="${webUrl}/pricing"`);
  }
});

test('a member’s own language goes along to another browser, before what that one asks for', async ({
  browser,
}) => {
  const { page } = await newPage(browser);
  const { email, verifyLink } = await registerNewcomer(page.context(), 'Lena');
  await page.goto(verifyLink);
  await expect(page).toHaveURL(/\/onboarding/);
  await page.goto('/settings/language');
  await hydrated(page);
  await page.getByRole('region', { name: 'Language' }).getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('region', { name: 'Sprache' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/settings/language');
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  await hydrated(page);
  await expectAccessible(page, '[data-component=LanguageSettings]');
  await page.context().close();

  const other = await newPage(browser, { locale: 'ja-JP' });
  await other.page.goto('/aboutus?login=true');
  await hydrated(other.page);
  expect(await language(other.page)).toBe('ja');
  const dialog = other.page.getByRole('dialog');
  await dialog.getByLabel('メールアドレス').fill(email);
  await dialog.getByLabel('パスワード', { exact: true }).fill(newcomerPassword);
  await dialog.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(other.page.locator('html')).toHaveAttribute('lang', 'de');
  expect(other.complaints).toEqual([]);
  await other.page.context().close();
});

test('an unknown language is refused without a redirect', async ({ request }) => {
  const send = (form: Record<string, string>) =>
    request.post(`${localWebUrl}/language`, { form, maxRedirects: 0, headers: { Origin: localWebUrl } });
  expect((await send({ language: 'fr', return_to: '/' })).status()).toBe(400);
  const astray = await send({ language: 'de', return_to: '//evil.example/' });
  expect([astray.status(), astray.headers().location]).toEqual([303, '/']);
});
