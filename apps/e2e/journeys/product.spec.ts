import { expect, type Page, test } from '@playwright/test';
import { preform, solarCell } from '../demo';
import { localApiUrl, webUrl } from '../hosts';
import { ask, metaOf, textOf } from '../served';
import { hydrated, suppressInquiryDialog } from '../sign-in';

const read = async (path: string) => (await fetch(localApiUrl + path)).json();

test('pages that may be indexed arrive whole at the address with their name, and say what they are [GAP-002, PAGE-020, PAGE-025, PAGE-032, PAGE-035, GAP-013, DIFF-024]', async () => {
  const { results } = await read(`/api/v2/products/${preform.id}/suppliers?limit=1`);
  const { company_id: id, company_name: name } = results[0];
  const { Items } = await read('/api/v1/events?limit=1');
  const company = (await ask(`/company/${id}`)).location;
  expect(company).toMatch(new RegExp(`^/company/[a-z0-9-]+/${id}$`));

  await test.step('no name, and a wrong one, lead to the right address, with what else it says', async () => {
    for (const [path, right] of [
      [`/product/${preform.id}`, preform.path],
      [`/product/some-other-name/${preform.id}`, preform.path],
      [`/company/${id}`, company],
      [`/company/wrong-name/${id}`, company],
    ] as const) {
      const { status, location } = await ask(`${path}?tab=suppliers`);
      expect([path, status, location]).toEqual([path, 301, `${right}?tab=suppliers`]);
    }
  });

  await test.step('each kind of page is whole, for robots as for visitors', async () => {
    const pages: Record<string, string> = {
      '/': 'Manufacturing Community',
      [preform.path]: preform.name,
      [company]: name,
      [`/events/${Items[0].id}`]: Items[0].eventName,
      '/industry/UV_EB': 'UV/EB Curing',
    };
    const agents = {
      robot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      visitor: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    };
    for (const [path, heading] of Object.entries(pages)) {
      for (const [who, agent] of Object.entries(agents)) {
        const { status, html } = await ask(path, { 'User-Agent': agent });
        expect([path, who, status]).toEqual([path, who, 200]);
        expect(textOf(html, 'h1')).toContain(heading);
        expect(metaOf(html, 'robots')).toMatch(/^index, follow/);
        expect(html).not.toContain('aria-busy="true"');
        expect(html.trimEnd()).toMatch(/<\/html>$/);
      }
    }
  });

  await test.step('a product and a company tell robots and other sites what they are', async () => {
    const standard = `${name} on Millrace: suppliers, materials, applications and updates from the manufacturing community.`;
    for (const [path, title, description, type] of [
      [preform.path, preform.name, /^Solid rod of synthetic fused silica.{100,}/, 'Product'],
      // The companies of the demonstration have not written enough of themselves.
      [company, name, standard, 'Organization'],
    ] as const) {
      const { html } = await ask(`${path}?tab=feed`);
      expect(textOf(html, 'title')).toBe(`${title} · Millrace`);
      expect(metaOf(html, 'og:title')).toBe(`${title} · Millrace`);
      expect(metaOf(html, 'description')).toMatch(description);
      expect(metaOf(html, 'og:description')).toMatch(description);
      expect(html).toContain(`<link rel="canonical" href="${webUrl}${path}"`);
      expect(html).toContain('type="application/json+oembed"');
      const [, schema = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
      expect(JSON.parse(schema)).toMatchObject({ '@type': type, name: title });
    }
    const { html } = await ask(`${preform.path}/followers`);
    expect(textOf(html, 'title')).toBe(`Followers of ${preform.name} · Millrace`);
  });
});

test.describe('a product page before JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows its tables in their order, each section by its link, with nothing left to load [GAP-002, PROD-012]', async ({
    page,
  }) => {
    await page.goto(preform.path);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1, name: preform.name })).toBeVisible();
    // The built style sheet has what styles evaluate of other packages, too, such as the hues of sectors.
    const band = page.locator('[data-component="Breadcrumb"][data-sector="optical-fiber"]');
    expect(await band.evaluate((nav) => getComputedStyle(nav).getPropertyValue('--mr-sector'))).toMatch(
      /^oklch/,
    );
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Latest posts',
      'Suppliers',
      'Raw Materials & Equipment',
      'Application and End Products',
      'Potential Customers',
    ]);
    // Its properties, and four sections.
    await expect(main.locator('table')).toHaveCount(5);
    await expect(
      page.getByRole('grid', { name: `Suppliers of ${preform.name}` }).getByRole('row'),
    ).toHaveCount(5);
    await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
    const isWhole = () => expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await isWhole();
    const sections = page.getByRole('navigation', { name: `Sections of ${preform.name}` });
    for (const [tab, table] of [
      [/^Suppliers/, `Suppliers of ${preform.name}`],
      [/^Prospects/, `Potential customers of ${preform.name}`],
      [/^Materials/, `Raw materials and equipment for ${preform.name}`],
      [/^End use/, `Applications and end products of ${preform.name}`],
      [/^Feed/, `Suppliers of ${preform.name}`],
    ] as const) {
      await sections.getByRole('link', { name: tab }).click();
      const shown = main.getByRole('grid', { name: table }).or(main.getByRole('table', { name: table }));
      await expect(shown.getByRole('link').first()).toBeVisible();
      await isWhole();
    }
    await sections.getByRole('link', { name: /^Value chain/ }).click();
    const card = page.getByRole('region', { name: 'Tree graph visualization' });
    await expect(card).toContainText(/[1-9]\d* /);
    await expect(card).toHaveAttribute('data-state', 'ready');
    await expect(card.getByRole('heading', { level: 2 })).toBeVisible();
    await isWhole();
  });
});

test('a guest goes from a product to another, asks for a quote, and is asked to log in where members go on [PAGE-022, PAGE-023, DIFF-005, INQ-010]', async ({
  page,
}) => {
  await suppressInquiryDialog(page);

  await test.step('another product begins with the first tab, its own data and the focus in it', async () => {
    await page.goto(`${preform.path}?tab=enduse`);
    await hydrated(page);
    const application = page.getByRole('main').getByRole('table').locator('a[href^="/product/"]').first();
    const name = (await application.textContent()) ?? '';
    await application.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).not.toHaveURL(/tab=/);
    await expect(
      page.getByRole('navigation', { name: `Sections of ${name}` }).getByRole('link', { name: 'Feed' }),
    ).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { name: preform.name, level: 1 })).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    const readOut = page.locator('[aria-live="polite"]').filter({ hasText: `${name} · Millrace` });
    await expect(readOut).toHaveCount(1);
  });

  await test.step('a change of the view opens the login modal and keeps the page', async () => {
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

  await test.step('every control that adds leads to the login, and nothing is changed or saved', async () => {
    await page.goto(preform.path);
    await hydrated(page);
    for (const name of ['Add Suppliers', 'Add Raw Materials', 'Add Applications', 'Add Customer']) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', /login=true/);
    }
    await expect(page.getByRole('link', { name: 'Invite More' })).toHaveAttribute('href', /login=true/);
    for (const name of ['Add a picture', 'Import or export'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    expect((await ask(`${preform.path}/invite`)).html).toContain('Please login to view this page');
  });

  await test.step('a request for a quote is sent', async () => {
    await page.getByRole('button', { name: 'Request Quote' }).click();
    const dialog = page.getByRole('dialog', { name: `Request a quote for ${preform.name}` });
    await dialog.getByLabel('First Name').fill('Ines');
    await dialog.getByLabel('Email').fill('ines@kabel.example');
    await dialog.getByLabel('Quantity').fill('2.5');
    await dialog.getByLabel('Unit').fill('t');
    await dialog.getByLabel('Needed by').fill('2027-03-01');
    await dialog.getByLabel('Delivery country').selectOption('Sweden');
    await dialog.getByLabel('Message').fill(`Preforms of 120 mm, ${Date.now()}.`);
    await dialog.getByRole('button', { name: 'Request Quote' }).click();
    await expect(dialog.getByText('Request sent. Suppliers reply by email.')).toBeVisible();
  });
});

test('pages are laid out for phones up to 767 px, overflow at no width, and keep the head of a table in sight [NAV-007]', async ({
  page,
}) => {
  await suppressInquiryDialog(page);
  const resize = (width: number, height = 900) => page.setViewportSize({ width, height });

  const overflowing: string[] = [];
  for (const path of ['/', preform.path, `${preform.path}?tab=valuechain`, '/search?q=silicon']) {
    await page.goto(path);
    for (const width of [320, 390, 820, 1440]) {
      await resize(width);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (beyond > 0) overflowing.push(`${path} at ${width} px: ${beyond} px`);
    }
  }
  expect(overflowing).toEqual([]);

  await page.goto(solarCell.path);
  await resize(767);
  expect(await sideIsBeside(page)).toBe(false);
  await resize(768);
  expect(await sideIsBeside(page)).toBe(true);

  await resize(1280, 420);
  await page.goto(`${preform.path}?tab=suppliers`);
  await hydrated(page);
  const table = page.getByRole('grid', { name: `Suppliers of ${preform.name}` });
  const tabs = page.getByRole('navigation', { name: `Sections of ${preform.name}` });
  await table.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 60));
  const head = table.getByRole('columnheader').first();
  const foot = (await tabs.boundingBox().then((box) => box && box.y + box.height)) ?? 0;
  expect(foot).toBeGreaterThan(60);
  expect((await table.boundingBox())?.y).toBeLessThan(foot);
  expect(Math.abs(((await head.boundingBox())?.y ?? 0) - foot)).toBeLessThanOrEqual(1);
});

async function sideIsBeside(page: Page): Promise<boolean> {
  const main = await page.getByRole('main').boundingBox();
  const side = await page.getByRole('complementary').first().boundingBox();
  return (side?.x ?? 0) > (main?.x ?? 0) + (main?.width ?? 0) - 1;
}
