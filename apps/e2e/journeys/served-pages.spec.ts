import { type BrowserContext, expect, test } from '@playwright/test';
import { accounts, nobodysId, preform } from '../demo';
import { localWebUrl, served, webUrl } from '../hosts';
import { startSession } from '../sign-in';

// What the web server sends: no browser is needed to see it.

const industries = [
  'opticalFiber',
  'UV_EB',
  'carbonFiber',
  'photoVoltaic',
  'additive',
  'lithiumIon',
  'semiconductor',
];

/** What the web server answers to a path, with the session of a browser context or without one. */
async function ask(path: string, context?: BrowserContext): Promise<Response> {
  const cookie = (await context?.cookies())?.map(({ name, value }) => `${name}=${value}`).join('; ');
  return fetch(localWebUrl + path, {
    redirect: 'manual',
    headers: { 'Accept-Language': 'en', ...(cookie && { cookie }) },
  });
}

/** The content of a `<meta>` by its name or property. */
const metaOf = (html: string, name: string): string => {
  const [, content = ''] = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html) ?? [];
  return content.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
};

const titleOf = (html: string): string =>
  (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');

const canonicalOf = (html: string): string => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';

test('pages of members ask guests to log in, and are not indexed [FEED-001, PAGE-016, PAGE-028, PAGE-030]', async () => {
  const wrong: string[] = [];
  for (const path of [
    '/networkFeed/global',
    '/networkFeed/user',
    '/networkFeed/new',
    '/notifications',
    '/myproduct',
    '/vendors',
    '/customers',
    '/connections',
  ]) {
    const html = await served(path);
    if (!/<h1[^>]*>Please login to view this page<\/h1>/.test(html)) wrong.push(`${path} does not ask`);
    if (html.includes('role="table"') || html.includes('<table')) wrong.push(`${path} shows a table`);
    if (metaOf(html, 'robots') !== 'noindex') wrong.push(`${path} may be indexed`);
  }
  expect(wrong).toEqual([]);
});

test('members who open the landing page, the prices or an industry are sent to their feed, whose address has one spelling [PAGE-002, PAGE-003, DIFF-006]', async ({
  context,
}) => {
  await startSession(context, accounts.platinum);
  const led: (string | number | null)[][] = [];
  for (const path of ['/', '/pricing', ...industries.map((id) => `/industry/${id}`)]) {
    const reply = await ask(path, context);
    if (reply.status !== 302 || reply.headers.get('location') !== '/networkFeed/global') {
      led.push([path, reply.status, reply.headers.get('location')]);
    }
  }
  expect(led).toEqual([]);
  for (const [path, target] of [
    ['/networkfeed/GLOBAL?from=mail', '/networkFeed/global?from=mail'],
    ['/NetworkFeed/user', '/networkFeed/user'],
  ]) {
    expect([path, (await ask(path ?? '', context)).headers.get('location')]).toEqual([path, target]);
  }
  const feed = await (await ask('/networkFeed/global', context)).text();
  expect(metaOf(feed, 'robots')).toBe('noindex');
  // Visitors stay.
  for (const path of ['/', '/pricing', '/industry/UV_EB']) expect((await ask(path)).status, path).toBe(200);
});

test('an address of no feed, post, industry or member gives the not-found page [PAGE-012, PAGE-026, GAP-001]', async ({
  context,
}) => {
  await startSession(context, accounts.platinum);
  const found: (string | number)[][] = [];
  for (const path of [
    '/networkFeed/nothing',
    '/networkFeed/product',
    '/networkFeed/product/notauuid',
    '/networkFeed/product/not%20a%20uuid',
    `/networkFeed/product/${preform.id}%E3%80%82`,
    '/feed/post/nope',
    '/industry/hydrogen',
    `/profileFeed/${nobodysId}`,
  ]) {
    const reply = await ask(path, path.startsWith('/profileFeed') ? context : undefined);
    const title = titleOf(await reply.text());
    if (reply.status !== 404 || title !== 'We couldn’t find this page · Millrace') {
      found.push([path, reply.status, title]);
    }
  }
  expect(found).toEqual([]);
  expect((await ask(`/networkFeed/product/${preform.id}`)).status).toBe(200);
});

test('information pages are rendered on the server, indexable, and have the shared footer with terms and privacy policy [GAP-011]', async () => {
  const wrong: string[] = [];
  for (const [path, title, heading = title] of [
    ['/', 'Millrace: the manufacturing community', 'Welcome to your Manufacturing Community'],
    ['/aboutus', 'About us · Millrace', 'About us'],
    ['/contact', 'Contact us · Millrace', 'Contact us'],
    ['/faq', 'Frequently asked questions · Millrace', 'Frequently asked questions'],
    ['/widgets', 'Widgets for your page · Millrace', 'Widgets for your page'],
    ['/widgets/article', 'Find products in an article · Millrace', 'Find products in an article'],
    ['/terms', 'Terms of use · Millrace', 'Terms of use'],
    ['/privacy', 'Privacy policy · Millrace', 'Privacy policy'],
    ['/accessibility', 'Accessibility statement · Millrace', 'Accessibility statement'],
    ['/developers', 'Build with Millrace · Millrace', 'Build with Millrace'],
    ['/developers/errors', 'Errors · Millrace', 'Errors'],
    ['/industry/UV_EB', 'UV/EB Curing: suppliers, materials and events · Millrace', 'UV/EB Curing'],
  ]) {
    const html = await served(path ?? '');
    const [, foot = ''] = /<footer(.*)<\/footer>/s.exec(html) ?? [];
    const parts = {
      title: titleOf(html) === title,
      robots: metaOf(html, 'robots') === 'index, follow',
      canonical: canonicalOf(html) === `${webUrl}${path}`,
      heading: new RegExp(`<h1[^>]*>${heading}</h1>`).test(html),
      terms: foot.includes('href="/terms"') && foot.includes('href="/privacy"'),
      year: foot.replaceAll('<!-- -->', '').includes(`© ${new Date().getUTCFullYear()} Millrace`),
    };
    for (const [part, isRight] of Object.entries(parts)) if (!isRight) wrong.push(`${path}: ${part}`);
  }
  expect(wrong).toEqual([]);
  for (const path of ['/terms', '/privacy'])
    expect(await served(path)).toContain('under the name Former member');
  // Each answer can be read without scripts.
  const faq = await served('/faq');
  for (const answer of ['Researchers verify data edits', 'The network is crowdsourced'])
    expect(faq).toContain(answer);
});

test('the style sheet of pages names its layers before all rules, compressed or not', async () => {
  const [, href = ''] = /<link[^>]* rel="stylesheet" href="([^"]+)"/.exec(await served('/')) ?? [];
  for (const encoding of ['br', 'gzip', 'identity']) {
    const reply = await fetch(localWebUrl + href, { headers: { 'Accept-Encoding': encoding } });
    expect((await reply.text()).slice(0, 24)).toBe('@layer millrace.reset,mi');
  }
});

test('the landing page tells search engines and other sites what it is [PAGE-031]', async () => {
  const html = await served('/');
  const title = 'Millrace: the manufacturing community';
  expect(titleOf(html)).toBe(title);
  expect(metaOf(html, 'description')).toMatch(/^Millrace connects industrial products.{60,}/);
  expect(canonicalOf(html)).toBe(`${webUrl}/`);
  expect(metaOf(html, 'robots')).toBe('index, follow');
  expect(metaOf(html, 'og:title')).toBe(title);
  expect(metaOf(html, 'og:url')).toBe(`${webUrl}/`);
  expect(metaOf(html, 'og:description')).toMatch(/^Millrace connects/);
  expect(metaOf(html, 'twitter:card')).toMatch(/^summary/);
});

test('a post, a product, a company and an event each tell robots and other sites what they are [PAGE-032, PAGE-033, PAGE-034, DIFF-030]', async () => {
  const firstLink = (html: string, path: RegExp) => path.exec(html)?.[1] ?? '';
  const event = firstLink(await served('/sitemap.xml'), /<loc>[^<]*(\/events\/[^<]+)<\/loc>/);
  const post = firstLink(await served(`/networkFeed/product/${preform.id}`), /href="(\/feed\/post\/[^"]+)"/);
  const company = firstLink(
    await served(`${preform.path}?tab=suppliers`),
    /href="(\/company\/[^"/]+\/[^"/]+)"/,
  );
  const titles = new Set<string>();
  for (const path of [post, preform.path, company, event]) {
    expect(path).toMatch(/^\/.+\/.+/);
    const html = await served(path);
    const title = titleOf(html);
    titles.add(title);
    const canonical = canonicalOf(html);
    expect(canonical, path).toBe(webUrl + path);
    const description = metaOf(html, 'description');
    expect(description.length, path).toBeGreaterThan(20);
    expect(html.match(/<meta name="description"/g), path).toHaveLength(1);
    expect([metaOf(html, 'og:title'), metaOf(html, 'og:description'), metaOf(html, 'og:url')], path).toEqual([
      title,
      description,
      canonical,
    ]);
    expect(metaOf(html, 'og:image'), path).toMatch(/^http/);
    expect(metaOf(html, 'twitter:card'), path).toBe('summary_large_image');
  }
  // Each has its own.
  expect(titles.size).toBe(4);

  const html = await served(post);
  expect(Array.from(titleOf(html)).length).toBeLessThanOrEqual(50);
  expect(Array.from(metaOf(html, 'description')).length).toBeLessThanOrEqual(165);
  const [, json = '{}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const schema = JSON.parse(json);
  expect(schema).toMatchObject({ '@type': 'SocialMediaPosting', url: webUrl + post });
  expect(Array.from(schema.headline as string).length).toBeLessThanOrEqual(300);
});

test('the page of a product has slides that lead guests to sign-up, and for members alone the button that uploads a picture [MKT-013, PROD-023]', async ({
  context,
}) => {
  const slides = (html: string) => html.match(/data-component="GuestSlides".*?<\/section>/s)?.[0] ?? '';
  const html = await (await ask(preform.path)).text();
  expect(html).not.toContain('Add a picture');
  expect([...slides(html).matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/signup',
    '/signup',
    '/signup',
  ]);
  await startSession(context, accounts.platinum);
  const member = await (await ask(preform.path, context)).text();
  expect(member).toMatch(new RegExp(`<h1[^>]*><bdi>${preform.name}</bdi></h1>`));
  expect(slides(member)).toBe('');
  expect(member).toContain('Add a picture');
});

test('each sector of the landing page and of “Communities” leads to the page of a product [MKT-004, NAV-011]', async () => {
  const html = await served('/');
  const tiles = html.match(/data-component="SectorTiles".*?<\/section>/s)?.[0] ?? '';
  const communities = html.match(/<details.*?<\/details>/s)?.[0] ?? '';
  for (const part of [tiles, communities]) {
    const hrefs = [...part.matchAll(/href="(\/product\/[^"]+)"/g)].map(([, href]) => href ?? '');
    expect(new Set(hrefs).size).toBe(8);
    for (const href of hrefs) {
      const reply = await fetch(localWebUrl + href);
      expect([reply.status, new URL(reply.url).pathname]).toEqual([
        200,
        expect.stringMatching(/^\/product\/[a-z0-9-]+\/[0-9a-f-]{36}$/),
      ]);
    }
  }
});

test('the site can be installed: its manifest names it, its icons are there', async () => {
  const [, href = ''] = /<link [^>]*rel="manifest" href="([^"]*)"/.exec(await served('/')) ?? [];
  const manifest = await (await ask(href)).json();
  expect(manifest).toMatchObject({ name: 'Millrace', display: 'standalone', scope: '/' });
  expect(manifest.icons.length).toBeGreaterThanOrEqual(2);
  for (const { src } of manifest.icons) {
    const icon = await ask(src);
    expect([src, icon.status, icon.headers.get('content-type')]).toEqual([src, 200, 'image/png']);
  }
});

test('scripts are deferred for guests, but not for members or addresses that open a dialog', async ({
  context,
}) => {
  const waits = (html: string) => html.includes('data-waits');
  expect(waits(await served('/pricing'))).toBe(true);
  const others = await Promise.all(['/pricing?login=true', '/signup'].map(served));
  expect(others.map(waits)).toEqual([false, false]);
  await startSession(context, accounts.platinum);
  expect(waits(await (await ask('/aboutus', context)).text())).toBe(false);
});
