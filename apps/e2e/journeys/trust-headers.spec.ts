import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { accounts, preform } from '../demo';
import { localApiUrl, localWebUrl } from '../hosts';
import { scoreSecurityHeaders } from '../security-header-score';
import { signInAs } from '../sign-in';

/** Where a page is that its route has a place for; else a name that leads to none is put there, whose page says so. */
const REAL: Readonly<Record<string, string>> = {
  'product/:slugOrId/:id?/:view?': preform.path,
  'networkFeed/:feedType/:entityId?/:postId?': '/networkFeed/global',
  'industry/:id': '/industry/UV_EB',
  '*': '/nowhere',
};

const table = readFileSync(new URL('../../web/app/routes.ts', import.meta.url), 'utf8');

/** Every page that the web server has, as its table of routes lists them, and those of a kind of their own. */
const PAGES = [
  ...['/', '/verify?token=x', '/product/nothing'],
  ...[...table.slice(0, table.indexOf("route('robots.txt'")).matchAll(/ route\('([^']+)'/g)].map(
    ([, path = '']) => REAL[path] ?? `/${path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, 'nothing')}`,
  ),
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

test('security headers of every page score at least 100 by Mozilla’s HTTP Observatory', async ({
  page,
  browserName,
}) => {
  await signInAs(page, accounts.free);
  const cookies = await page.context().cookies();
  const member = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  expect(PAGES.length).toBeGreaterThan(50);
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
      // Behind https, where these servers are not: that replies have it there, `security-headers.test.ts` sees to.
      const behindHttps = new Headers(headers);
      behindHttps.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
      const { score, lacking } = scoreSecurityHeaders(behindHttps);
      expect([path, lacking, score >= 100]).toEqual([path, [], true]);
    }
  }

  await test.step('Permissions-Policy names only features that the browser knows', async () => {
    // Only Chromium says what it knows.
    if (browserName !== 'chromium') return;
    const reply = await page.goto('/');
    const forbidden = (reply?.headers()['permissions-policy'] ?? '')
      .split(', ')
      .map((one) => one.split('=')[0]);
    expect(forbidden).toContain('camera');
    const known = await page.evaluate((): string[] => {
      const policy: { features?: () => string[] } | undefined = Reflect.get(document, 'featurePolicy');
      return policy?.features?.() ?? [];
    });
    expect(forbidden.filter((feature) => !known.includes(feature ?? ''))).toEqual([]);
  });

  await test.step('files and API responses have nosniff and a CSP against scripts and framing', async () => {
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
      // Of a page, a window that opened it, or that it opens, gets hold of nothing, and no part of the browser is its.
      const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
      expect([path, isPage && headers.get('cross-origin-opener-policy')]).toEqual([
        path,
        isPage && 'same-origin',
      ]);
      expect([path, isPage && /camera=\(\)/.test(headers.get('permissions-policy') ?? '')]).toEqual([
        path,
        isPage,
      ]);
    }
  });

  await test.step('only widgets may be framed, and only our scripts run there', async () => {
    const headers = await headersOf(`${localWebUrl}/embed/v1/frame/product/${preform.id}`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).not.toMatch(/unsafe-|frame-ancestors 'none'/);
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  await test.step('folders are not listed', async () => {
    for (const path of ['/assets/', '/icons/', '/pdfjs/', '/embed/v1/', '/art/']) {
      const reply = await fetch(localWebUrl + path);
      expect([path, reply.status]).toEqual([path, 404]);
    }
  });

  await test.step('security.txt names a contact and has not expired', async () => {
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
});
