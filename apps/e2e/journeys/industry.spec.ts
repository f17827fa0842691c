import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { accounts } from '../demo';
import { served, webUrl } from '../hosts';
import { hydrated, signIn } from '../sign-in';

const industries = {
  opticalFiber: 'Optical Fiber',
  UV_EB: 'UV/EB Curing',
  carbonFiber: 'Carbon Fiber',
  photoVoltaic: 'PhotoVoltaic',
  additive: 'Additive Manufacturing',
  lithiumIon: 'Lithium-Ion',
  semiconductor: 'Semiconductor',
};

const section = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

test('each of the seven has a banner, six products, twelve companies and quotations of its own [PAGE-026, MKT-021]', async ({
  page,
}) => {
  const voices = new Set<string | null>();
  for (const [id, name] of Object.entries(industries)) {
    await page.goto(`/industry/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const products = section(page, 'Products of the sector').getByRole('listitem');
    await expect(products).toHaveCount(6);
    await expect(products.locator('img')).toHaveCount(6);
    await expect(products.first().getByRole('link')).toHaveAttribute(
      'href',
      /^\/product\/[^/]+\/[0-9a-f-]{36}$/,
    );
    const companies = section(page, 'Companies that supply them').getByRole('listitem');
    await expect(companies).toHaveCount(12);
    await expect(companies.locator('img')).toHaveCount(12);
    const quotes = section(page, 'From members').getByRole('figure');
    await expect(quotes).toHaveCount(2);
    voices.add(await quotes.first().textContent());
  }
  expect(voices.size).toBe(7);
});

test('shows up to three events still to come, with picture, name, dates and place [MKT-022, GAP-019]', async ({
  page,
}) => {
  let shown = 0;
  for (const id of Object.keys(industries)) {
    await page.goto(`/industry/${id}`);
    const events = section(page, 'Upcoming events').getByRole('article');
    const count = await events.count();
    expect(count).toBeLessThanOrEqual(3);
    shown += count;
    if (count === 0) continue;
    const event = events.first();
    await expect(event.locator('img')).toHaveCount(1);
    await expect(event.getByRole('link')).toHaveAttribute('href', /^\/events\/[0-9a-f-]{36}$/);
    // Place, and from when to when: a year stands in the span.
    await expect(event.locator('[data-part="facts"]')).toContainText(/20\d\d/);
  }
  expect(shown).toBeGreaterThan(0);
});

test('reads the events anew when the id changes within the page [MKT-023]', async ({ page }) => {
  await page.goto('/industry/opticalFiber');
  await hydrated(page);
  const asked = page.waitForResponse((response) => /industry\/lithiumIon.*\.data/.test(response.url()));
  await page.evaluate(() => {
    history.pushState(null, '', '/industry/lithiumIon');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lithium-Ion');
});

test('its join buttons lead to the sign-up [MKT-024]', async ({ page }) => {
  await page.goto('/industry/additive');
  const joins = page.getByRole('main').getByRole('link', { name: /^Join/ });
  await expect(joins).toHaveCount(2);
  for (const join of await joins.all()) await expect(join).toHaveAttribute('href', '/signup');
  await joins.first().click();
  await expect(page).toHaveURL('/signup');
});

test('is rendered on the server, and says what it is to robots; another id is nothing', async ({ page }) => {
  const html = await served('/industry/UV_EB');
  expect(html).toContain('<title>UV/EB Curing: suppliers, materials and events · Millrace</title>');
  expect(html).toContain('<meta name="robots" content="index, follow"');
  expect(html).toContain(`<link rel="canonical" href="${webUrl}/industry/UV_EB"`);
  expect(html).toMatch(/<h1[^>]*>UV\/EB Curing<\/h1>/);
  const reply = await page.goto('/industry/hydrogen');
  expect(reply?.status()).toBe(404);
  await page.goto('/industry/UV_EB');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('members who open prices or an industry are sent to their feed [PAGE-003]', async ({ page }) => {
  await page.goto('/faq');
  await hydrated(page);
  await signIn(page, accounts.free);
  for (const path of ['/pricing', '/industry/opticalFiber', '/industry/semiconductor']) {
    await page.goto(path);
    await expect(page).toHaveURL('/networkFeed/global');
  }
});
