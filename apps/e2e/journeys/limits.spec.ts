import { expect, test } from '@playwright/test';
import { nobodysId } from '../demo';
import { ownServers } from '../own-servers';
import { fillLogin, hydrated } from '../sign-in';

// The other journeys run without these limits: here are an API and a web server of their own, with few reads.

test.describe.configure({ mode: 'serial' });

const READS = 3;
const nothing = `/product/nothing/${nobodysId}`;
const card = `/embed/v1/00000000/cards?product.${nobodysId}.en`;
const alma = '192.0.2.10';
const bruno = '198.51.100.20';
const cookie = 'millrace_session=anything';

const servers = ownServers('limits', {
  // Nobody registers here, so that no mail is sent.
  SMTP_URL: 'smtp://localhost:1',
  MAIL_FROM: 'no-reply@millrace.example',
  RATE_READS_PER_MINUTE: String(READS),
});
const { web } = servers;

test.beforeAll(() => servers.start());
test.afterAll(() => servers.stop());

/** Asks the web server as its proxy would on behalf of an address. */
const ask = (path: string, address: string, headers: Record<string, string> = {}) =>
  fetch(web + path, { headers: { 'X-Forwarded-For': address, ...headers } });

test('a client that asks too often gets 429 for pages and cards, and nobody else does', async () => {
  for (let asked = 0; asked < READS; asked += 1) expect((await ask(nothing, alma)).status).toBe(404);
  const refused = await ask(nothing, alma);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const html = await refused.text();
  expect(html).toContain('<title>Too many requests · Millrace</title>');
  expect(html).toMatch(/<h1[^>]*>Too many requests<\/h1>/);
  expect((await ask(nothing, bruno)).status).toBe(404);

  // A member is not shown as signed out.
  const member = await ask('/search', alma, { cookie });
  expect(member.status).toBe(429);
  expect(Number(member.headers.get('retry-after'))).toBeGreaterThan(0);

  expect((await ask(card, alma)).headers.get('cache-control')).toBe('no-store');
  expect((await ask(card, bruno)).headers.get('cache-control')).toContain('public');
});

test('a site without an app at LinkedIn offers no login by it [GAP-043]', async () => {
  const html = await (await ask('/aboutus?login=true', '203.0.113.30')).text();
  expect(html).toContain('/auth/login');
  expect(html).not.toContain('/auth/linkedin');
});

test('without the API pages answer 503, members are not asked to log in, and the login keeps what was typed', async ({
  page,
}) => {
  await servers.stopApi();
  const reply = await ask(nothing, bruno);
  expect(reply.status).toBe(503);
  expect(reply.headers.get('retry-after')).toBe('5');
  expect(await reply.text()).toContain('<title>We couldn’t load this page · Millrace</title>');
  const results = await ask('/search?q=preform', bruno);
  expect([results.status, results.headers.get('retry-after')]).toEqual([503, '5']);

  for (const path of ['/networkFeed/global', '/networkFeed/global/noop', '/myproduct', '/profile']) {
    const member = await ask(path, bruno, { cookie });
    const html = await member.text();
    expect([path, member.status]).toEqual([path, 503]);
    expect(html).toMatch(/<h1[^>]*>We couldn’t load this page<\/h1>/);
    expect(html).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>Try again</a>`));
    expect(html).not.toContain('Please login');
  }
  // Who carries no session is a guest all the same, and a page for everybody stays as it is.
  const guest = await ask('/myproduct', bruno);
  expect([guest.status, (await guest.text()).includes('Please login to view this page')]).toEqual([
    200,
    true,
  ]);
  expect((await ask('/aboutus', bruno, { cookie })).status).toBe(200);

  await page.goto(`${web}/aboutus?login=true`);
  await hydrated(page);
  await fillLogin(page, 'alma@millrace.example', 'correct horse');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('We couldn’t reach the server.');
  await expect(dialog.getByLabel('Email Address')).toHaveValue('alma@millrace.example');
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('correct horse');
  await expect(dialog.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled();
  await expect(page).toHaveURL(`${web}/aboutus?login=true`);
});
