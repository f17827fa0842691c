import { expect, test } from '@playwright/test';
import { accounts, preform } from '../demo';
import { localApiUrl, localWebUrl } from '../hosts';
import { enter } from '../sign-in';

/** A page of each kind: of guests and members, of legal texts, one that sends elsewhere, one that is none. */
const PAGES = [
  ...['/', '/signup', '/verify?token=x', '/resetpassword', '/networkFeed/global', '/products', preform.path],
  ...[
    '/event-list',
    '/message',
    '/profile',
    '/pricing',
    '/industry/UV_EB',
    '/plans',
    '/analytics',
    '/moderation',
  ],
  ...['/terms', '/privacy', '/faq', '/hidden', '/unsubscribe', '/nowhere', '/product/nothing'],
];

/** What is no page of the community: files, lists for robots, what machines ask. */
const FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.svg',
  '/sw.js',
  '/offline.html',
  '/healthz',
  '/art/x',
];

const REPLIES = [
  ...['/healthz', '/readyz', '/openapi.json', '/docs', '/outbox', '/auth/logout', '/nothing'],
  ...['/api/v1/products/all', '/api/v1/current_user', '/api/v1/products/all?colour=red', '/files/none.png'],
];

const headersOf = async (url: string, cookie = '') =>
  (await fetch(url, { redirect: 'manual', headers: { cookie } })).headers;

test('every page says what may run in it, who may frame it, and what it tells others', async ({ page }) => {
  await enter(page, accounts.free);
  const cookies = await page.context().cookies();
  const member = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  for (const path of PAGES) {
    for (const cookie of ['', member]) {
      const headers = await headersOf(localWebUrl + path, cookie);
      const policy = headers.get('content-security-policy') ?? '';
      expect([path, policy]).toEqual([
        path,
        expect.stringMatching(/^default-src 'none';script-src 'self' 'nonce-[^']{22,}';/),
      ]);
      expect([path, policy]).toEqual([path, expect.not.stringMatching(/unsafe-|\*/)]);
      expect([path, policy]).toEqual([path, expect.stringContaining("frame-ancestors 'none'")]);
      expect([path, Object.fromEntries(headers)]).toEqual([
        path,
        expect.objectContaining({
          'x-content-type-options': 'nosniff',
          'cross-origin-opener-policy': 'same-origin',
          'permissions-policy': expect.stringContaining('camera=()'),
          'referrer-policy': expect.stringMatching(/^strict-origin/),
        }),
      ]);
    }
  }
});

test('no file or reply is taken for something else than it says, and none of the API runs or is framed', async () => {
  for (const path of FILES) {
    const headers = await headersOf(localWebUrl + path);
    expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
  }
  for (const path of REPLIES) {
    const headers = await headersOf(localApiUrl + path);
    expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
    const policy = headers.get('content-security-policy') ?? '';
    expect([path, policy]).toEqual([path, expect.stringMatching(/default-src 'none'/)]);
    expect([path, policy]).toEqual([path, expect.stringContaining("frame-ancestors 'none'")]);
    expect([path, headers.get('referrer-policy')]).toEqual([path, 'no-referrer']);
  }
});

test('says where weaknesses are reported, for as long as it is served', async () => {
  const reply = await fetch(`${localWebUrl}/.well-known/security.txt`);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = Object.fromEntries(
    (await reply.text())
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  expect(fields.Contact).toBe('mailto:sales@millrace.example');
  expect(fields.Canonical).toMatch(/^http.*\/\.well-known\/security\.txt$/);
  const days = (Date.parse(fields.Expires ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  // No further ahead than the standard asks for.
  expect(days).toBeLessThan(365);
});
