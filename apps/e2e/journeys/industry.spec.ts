import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../sign-in';

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

test('each of the seven industries has its own banner, products, companies, quotations and coming events [PAGE-026, MKT-021, MKT-022, GAP-019]', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const voices = new Set<string | null>();
  let shown = 0;
  for (const [id, name] of Object.entries(industries)) {
    await page.goto(`/industry/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const products = section(page, 'Products in this sector').getByRole('listitem');
    await expect(products).toHaveCount(6);
    await expect(products.locator('img')).toHaveCount(6);
    await expect(products.first().getByRole('link')).toHaveAttribute(
      'href',
      /^\/product\/[^/]+\/[0-9a-f-]{36}$/,
    );
    const companies = section(page, 'Suppliers in this sector').getByRole('listitem');
    await expect(companies).toHaveCount(12);
    await expect(companies.locator('img')).toHaveCount(12);
    const quotes = section(page, 'How members use Millrace').getByRole('figure');
    await expect(quotes).toHaveCount(2);
    voices.add(await quotes.first().textContent());

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
  expect(voices.size).toBe(7);
  expect(shown).toBeGreaterThan(0);
  await context.close();
});

test('the events are read anew when the id changes within the page, and a join button leads to the sign-up [MKT-023, MKT-024]', async ({
  page,
}) => {
  await page.goto('/industry/opticalFiber');
  await hydrated(page);
  const asked = page.waitForResponse((response) => /industry\/lithiumIon.*\.data/.test(response.url()));
  await page.evaluate(() => {
    history.pushState(null, '', '/industry/lithiumIon');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lithium-Ion');
  const joins = page.getByRole('main').getByRole('link', { name: /^Join/ });
  await expect(joins).toHaveCount(2);
  for (const join of await joins.all()) await expect(join).toHaveAttribute('href', '/signup');
  await joins.first().click();
  await expect(page).toHaveURL('/signup');
});
