import { expect, test } from '@playwright/test';
import { preform } from '../demo';
import { ports, served, webUrl } from '../hosts';
import { ask, metaOf, textOf } from '../served';

test('robots find the pages that may be indexed, and neither the hidden page nor the mock-ups [PAGE-018, GAP-004, GAP-024, GAP-026]', async () => {
  await test.step('robots are told what not to ask for, and where the list of pages is', async () => {
    const { headers, html: robots } = await ask('/robots.txt');
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    expect(robots).toMatch(/^User-agent: \*\n/);
    expect(robots).toContain('Disallow: /search\n');
    const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
    expect(sitemap).toMatch(/^http.*\/sitemap\.xml$/);
  });

  await test.step('the hidden page has a contact address, and nothing leads to it', async () => {
    const hidden = await served('/hidden');
    expect(textOf(hidden, 'h1')).toBe('I am Hidden by choice');
    expect(hidden).toMatch(/<a [^>]*href="mailto:sales@millrace\.example"/);
    expect(metaOf(hidden, 'robots')).toBe('noindex');
    for (const path of ['/', '/faq', '/pricing', preform.path, '/sitemap.xml']) {
      expect(await served(path), path).not.toContain('/hidden');
    }
  });

  await test.step('the mock-ups stand at their addresses, and are not indexed', async () => {
    for (const [path, title] of [
      ['/sample/quote-request', 'Sample: request a quote'],
      ['/sample/supplier-selection', 'Sample: choose suppliers'],
    ] as const) {
      const html = await served(path);
      expect(textOf(html, 'h1')).toBe(title);
      expect(metaOf(html, 'robots')).toBe('noindex');
    }
  });

  await test.step('the sitemap lists the pages that may be indexed, and those alone', async () => {
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
});
