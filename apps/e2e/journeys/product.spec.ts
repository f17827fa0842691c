import { expect, test } from '@playwright/test';
import { nobodysId, preform, solarCell } from '../demo';
import { ports, webUrl } from '../hosts';
import { hydrated } from '../sign-in';

/** Asks the web server without a browser, and follows nothing; this process can't resolve the browser's host names. */
const ask = (path: string) => fetch(`http://localhost:${ports.web}${path}`, { redirect: 'manual' });

test('the head of a table sticks below the masthead and the tabs', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await page.goto(`${preform.path}?tab=suppliers`);
  await hydrated(page);
  const table = page.getByRole('table', { name: `Suppliers of ${preform.name}` });
  const tabs = page.getByRole('navigation', { name: `Sections of ${preform.name}` });
  await table.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 60));
  const head = table.getByRole('columnheader').first();
  const foot = (await tabs.boundingBox().then((box) => box && box.y + box.height)) ?? 0;
  expect(foot).toBeGreaterThan(60);
  expect((await table.boundingBox())?.y).toBeLessThan(foot);
  expect(Math.abs(((await head.boundingBox())?.y ?? 0) - foot)).toBeLessThanOrEqual(1);
});

test.describe('a product page before JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('arrives as complete HTML, with nothing left to load [GAP-002]', async ({ page }) => {
    await page.goto(preform.path);
    await expect(page.getByRole('heading', { level: 1, name: preform.name })).toBeVisible();
    await expect(
      page.getByRole('table', { name: `Suppliers of ${preform.name}` }).getByRole('row'),
    ).toHaveCount(5);
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const sections = page.getByRole('navigation', { name: `Sections of ${preform.name}` });
    const main = page.getByRole('main');
    for (const [tab, table] of [
      [/^Suppliers/, `Suppliers of ${preform.name}`],
      [/^Prospects/, `Potential customers of ${preform.name}`],
      [/^Materials/, `Raw materials and equipment of ${preform.name}`],
      [/^End use/, `Applications and end products of ${preform.name}`],
      [/^Feed/, `Suppliers of ${preform.name}`],
    ] as const) {
      await sections.getByRole('link', { name: tab }).click();
      await expect(main.getByRole('table', { name: table }).getByRole('link').first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    }
    await sections.getByRole('link', { name: /^Value chain/ }).click();
    const card = page.getByRole('region', { name: 'Tree graph visualization' });
    await expect(card).toContainText(/[1-9]\d* /);
    await expect(card).toHaveAttribute('data-state', 'ready');
    await expect(card.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  });

  test('shows the four tables of the details view in their order [PROD-012]', async ({ page }) => {
    await page.goto(preform.path);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Suppliers',
      'Raw Materials & Equipment',
      'Application and End Products',
      'Potential Customers',
    ]);
    await expect(page.getByRole('main').getByRole('table')).toHaveCount(4);
  });
});

test('each kind of page that may be indexed arrives whole, for robots as for visitors [GAP-002]', async () => {
  const read = async (path: string) => (await fetch(`http://localhost:${ports.api}${path}`)).json();
  const { results } = await read(`/api/v2/products/${preform.id}/suppliers?limit=1`);
  const { Items } = await read('/api/v1/events?limit=1');
  const pages: Record<string, string> = {
    '/': 'Manufacturing Community',
    [preform.path]: preform.name,
    [`/company/${results[0].company_id}`]: results[0].company_name,
    [`/events/${Items[0].id}`]: Items[0].eventName,
    '/industry/UV_EB': 'UV/EB Curing',
  };
  const agents = {
    robot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    visitor: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  };
  for (const [path, name] of Object.entries(pages)) {
    for (const [who, agent] of Object.entries(agents)) {
      const reply = await fetch(`http://localhost:${ports.web}${path}`, { headers: { 'User-Agent': agent } });
      const html = await reply.text();
      const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
      expect([path, who, reply.status]).toEqual([path, who, 200]);
      expect(heading.replace(/<[^>]+>/g, '').replace(/&amp;/g, '&')).toContain(name);
      expect(html).toContain('<meta name="robots" content="index, follow"');
      expect(html).not.toContain('aria-busy="true"');
      expect(html.trimEnd()).toMatch(/<\/html>$/);
    }
  }
});

test('an address without a name leads to the one with the slug of the name [PAGE-020]', async () => {
  const reply = await ask(`/product/${preform.id}?tab=suppliers`);
  expect(reply.status).toBe(301);
  expect(reply.headers.get('location')).toBe(`${preform.path}?tab=suppliers`);
});

test('a wrong slug, and none, lead to the right one, for companies too [DIFF-024]', async ({ page }) => {
  const product = await ask(`/product/some-other-name/${preform.id}`);
  expect(product.status).toBe(301);
  expect(product.headers.get('location')).toBe(preform.path);
  await page.goto(preform.path);
  const company =
    (await page.getByRole('table').first().getByRole('link').first().getAttribute('href')) ?? '';
  const [, , , id] = company.split('/');
  for (const address of [`/company/wrong-name/${id}`, `/company/${id}`]) {
    const reply = await ask(`${address}?tab=contacts`);
    expect([address, reply.status]).toEqual([address, 301]);
    expect(reply.headers.get('location')).toBe(`${company}?tab=contacts`);
  }
});

test('a company answers by its id alone [PAGE-025]', async ({ page }) => {
  await page.goto(preform.path);
  const href = (await page.getByRole('table').first().getByRole('link').first().getAttribute('href')) ?? '';
  const [, , slug, id] = href.split('/');
  await page.goto(`/company/${id}`);
  await expect(page).toHaveURL(`${webUrl}/company/${slug}/${id}`);
  await expect(page.getByRole('table', { name: /^Products that/ })).toBeVisible();
});

test('another product begins with the first tab and its own data [PAGE-022]', async ({ page }) => {
  await page.goto(`${preform.path}?tab=enduse`);
  await hydrated(page);
  const firstApplication = page.getByRole('main').getByRole('table').getByRole('link').first();
  const name = (await firstApplication.textContent()) ?? '';
  await firstApplication.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).not.toHaveURL(/tab=/);
  await expect(
    page.getByRole('navigation', { name: `Sections of ${name}` }).getByRole('link', { name: 'Feed' }),
  ).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { name: preform.name, level: 1 })).toHaveCount(0);
});

test('a guest who changes the view gets the login modal and keeps the page [PAGE-023, DIFF-005]', async ({
  page,
}) => {
  await page.goto(`${preform.path}?tab=suppliers`);
  await hydrated(page);
  await page.getByRole('link', { name: /followers$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in to access your product community' });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('input[name="return_to"]')).toHaveValue(`${preform.path}?tab=suppliers`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${webUrl}${preform.path}?tab=suppliers`);
});

test('a thing or an address that does not exist is a 404 with search and a way home [GAP-001]', async ({
  page,
}) => {
  for (const path of [`/product/nothing/${nobodysId}`, '/product/nothing', '/no/such/page']) {
    const reply = await page.goto(path);
    expect(reply?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
    await expect(page.getByRole('search')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
  }
});

test('every page has a title and a first heading', async ({ page }) => {
  for (const [path, title] of [
    ['/nope', 'This page does not exist'],
    ['/product/x/notauuid', 'This page does not exist'],
    ['/networkFeed/global', 'Your network feed'],
    ['/%E0%A4%A', 'This page does not exist'],
    [`${preform.path}/followers`, `Followers of ${preform.name}`],
  ] as const) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(`${title} · Millrace`);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
});

test('tells robots where to look', async () => {
  const reply = await ask('/robots.txt');
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await reply.text()).toMatch(/^User-agent: \*\n/);
});

test('a link to another page leads the focus to its main content, and its title is read out', async ({
  page,
}) => {
  await page.goto(preform.path);
  await hydrated(page);
  const link = page
    .getByRole('table', { name: /^Applications/ })
    .getByRole('link')
    .first();
  const name = (await link.textContent()) ?? '';
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: `${name} · Millrace` })).toHaveCount(1);
});

test('tells robots and other sites what the page is [PAGE-032]', async ({ page }) => {
  await page.goto(`${preform.path}?tab=suppliers`);
  await expect(page).toHaveTitle(`${preform.name} · Millrace`);
  const content = (selector: string) => page.locator(selector).getAttribute('content');
  expect((await content('meta[name="description"]'))?.length).toBeGreaterThanOrEqual(100);
  expect(await content('meta[property="og:title"]')).toBe(`${preform.name} · Millrace`);
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${webUrl}${preform.path}`);
  const schema = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(schema).toMatchObject({ '@type': 'Product', name: preform.name });
});

test('lays out for phones up to 767 px and for more from 768 px [NAV-007]', async ({ page }) => {
  await page.goto(solarCell.path);
  const sideIsBeside = async () => {
    const main = await page.getByRole('main').boundingBox();
    const side = await page.getByRole('complementary').first().boundingBox();
    return (side?.x ?? 0) > (main?.x ?? 0) + (main?.width ?? 0) - 1;
  };
  await page.setViewportSize({ width: 767, height: 900 });
  expect(await sideIsBeside()).toBe(false);
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await sideIsBeside()).toBe(true);
});

for (const width of [320, 390, 820, 1440]) {
  test(`nothing overflows sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      '/',
      preform.path,
      `${preform.path}?tab=suppliers`,
      `${preform.path}?tab=valuechain`,
      '/search?q=silicon',
    ]) {
      await page.goto(path);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        path,
      ).toBeLessThanOrEqual(0);
    }
  });
}

test('keeps to its Content-Security-Policy on every screen', async ({ page }) => {
  const broken: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|hydrat/i.test(message.text())) broken.push(message.text());
  });
  for (const path of [
    '/',
    preform.path,
    `${preform.path}?tab=valuechain&diagram=open`,
    `${preform.path}?login=true`,
  ]) {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
  }
  expect(broken).toEqual([]);
});
