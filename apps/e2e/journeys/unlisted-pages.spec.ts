import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { preform } from '../demo';
import { ports, served, webUrl } from '../hosts';
import { hydrated } from '../sign-in';

test('the hidden page has a contact address, and nothing leads to it [PAGE-018, GAP-004]', async ({
  page,
}) => {
  await page.goto('/hidden');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('I am Hidden by choice');
  await expect(page.getByRole('main').getByRole('link', { name: 'sales@millrace.example' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  for (const path of ['/', '/faq', '/pricing', preform.path, '/sitemap.xml']) {
    expect(await served(path), path).not.toContain('/hidden');
  }
});

test('the mock-ups stand at their addresses, are not indexed, and send nothing [GAP-024]', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  for (const [path, title, button] of [
    ['/sample/quote-request', 'Request a quote: a sample', 'Request Quote'],
    ['/sample/supplier-selection', 'Choose suppliers: a sample', 'Ask 2 suppliers'],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('main').getByRole('button', { name: button }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('nothing was sent');
    expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
  }
  expect(sent).toEqual([]);
});

test('robots are told what not to ask for, and where the list of pages is', async () => {
  const robots = await served('/robots.txt');
  expect(robots).toMatch(/^User-agent: \*\n/);
  expect(robots).toContain('Disallow: /search\n');
  const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  expect(sitemap).toMatch(/^http.*\/sitemap\.xml$/);
});

test('the sitemap lists the pages that may be indexed, and those alone [GAP-026]', async () => {
  const reply = await fetch(`http://localhost:${ports.web}/sitemap.xml`);
  expect(reply.headers.get('content-type')).toMatch(/^application\/xml/);
  const xml = await reply.text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(new Set(listed).size).toBe(listed.length);
  for (const path of ['/', '/pricing', '/aboutus', '/faq', '/contact', '/industry/UV_EB', preform.path]) {
    expect(listed).toContain(path);
  }
  expect(listed.filter((path) => path.startsWith('/industry/'))).toHaveLength(7);
  expect(listed.filter((path) => path.startsWith('/events/')).length).toBeGreaterThan(0);
  for (const path of ['/profile', '/search', '/select-mail', '/hidden']) expect(listed).not.toContain(path);
  for (const path of ['/search', '/sample/quote-request', '/profileFeedStatic/']) {
    expect(listed).not.toContain(path);
    expect(await served(path), path).toContain('<meta name="robots" content="noindex"');
  }
  for (const path of listed.filter((_, at) => at % 60 === 0)) {
    const html = await served(path);
    expect(html, path).toContain('<meta name="robots" content="index, follow"');
    expect(html, path).toContain(`<link rel="canonical" href="${webUrl}${path}"`);
  }
});
