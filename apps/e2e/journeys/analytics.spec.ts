import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { accounts, preform } from '../demo';
import { apiUrl } from '../hosts';
import { hydrated, signInAs } from '../sign-in';

/** On Platinum, and verified at a company that supplies several products. */
const owner = 'ulrike.beck@ostwald-quarzglas.example';
const companyPage = '/company/ac048af7-a3c7-5a33-96a0-987799abb9c2';

/** What people use, as Chromium's headless shell calls itself a robot, and Firefox does not. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** Opens a page, and waits until it has told that it was looked at. */
async function lookAt(page: Page, path: string): Promise<void> {
  const told = page.waitForResponse((reply) => reply.url().endsWith('/api/v2/analytics/events'));
  await page.goto(path);
  expect((await told).status()).toBe(204);
}

const figure = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Views of today, as the API counts them for the page's member. */
const countedToday = (page: Page): Promise<number> =>
  page.evaluate(async (api) => {
    const today = new Date().toISOString().slice(0, 10);
    const reply = await fetch(`${api}/api/v2/analytics?from=${today}&to=${today}`, {
      credentials: 'include',
    });
    return (await reply.json()).buckets[0].views.web;
  }, apiUrl);

/** Views of today, as the table behind the chart has them. */
async function shownToday(page: Page): Promise<number> {
  await page.goto('/analytics?days=7&by=day');
  await hydrated(page);
  const views = figure(page, 'Views');
  await views.getByRole('button', { name: 'Views as a table' }).click();
  const cell = views.getByRole('table', { name: 'Views' }).getByRole('row').last().getByRole('cell').nth(1);
  return Number(await cell.textContent());
}

test('a guest’s view is counted once and seen by the Platinum owner, a robot’s and the owner’s are not; the figures are saved as CSV [PLAN-008, GAP-077]', async ({
  browser,
}) => {
  const people = await browser.newContext({ userAgent });
  const page = await people.newPage();
  await signInAs(page, owner);
  const before = await countedToday(page);
  const robots = await browser.newContext({ userAgent: robot });
  await Promise.all([lookAt(page, companyPage), lookAt(await robots.newPage(), companyPage)]);
  await robots.close();

  const guests = await browser.newContext({ userAgent });
  await lookAt(await guests.newPage(), companyPage);
  expect(await guests.cookies()).toEqual([]);
  await guests.close();

  // What was told is added every few seconds, in the order in which it came.
  await expect.poll(() => countedToday(page), { timeout: 20_000 }).toBe(before + 1);
  expect(await shownToday(page)).toBe(before + 1);

  await page.goto('/analytics?days=90');
  await hydrated(page);
  for (const name of ['Views', 'Followers', 'Clicks', 'Post reach', 'Quote requests']) {
    await expect(figure(page, name).getByRole('img')).toBeVisible();
  }
  await expect(page.getByRole('radio', { name: 'Week' })).toBeChecked();
  await page.getByRole('radio', { name: 'Month' }).click();
  await expect(page.getByRole('radio', { name: 'Month' })).toBeChecked();
  await expect(page).toHaveURL(/days=90&by=month$/);
  await page.getByRole('button', { name: 'Export' }).first().click();
  const file = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save as CSV' }).click();
  const saved = await file;
  expect(saved.suggestedFilename()).toBe('analytics.csv');
  const lines = (await readFile(await saved.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('Views (web)');
  // Ninety days lie in four months, or at the turn of a short one in three.
  expect([4, 5]).toContain(lines.length);
  await people.close();
});

test('guests are asked to log in, and members below Platinum are led to the plans [PLAN-008]', async ({
  page,
}) => {
  await page.goto('/analytics');
  await expect(page.getByText('Please login to view this page')).toBeVisible();
  await signInAs(page, accounts.premium);
  await page.goto('/analytics');
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await expect(page.getByText('Analytics come with Platinum')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
  await page.getByRole('link', { name: 'See plans' }).click();
  await expect(page).toHaveURL(/\/plans$/);
});

test('a page behind another tab is not counted until it is seen [GAP-077]', async ({ page }) => {
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/analytics/events')) told.push(request.postData() ?? '');
  });
  await page.addInitScript(() => {
    let state: DocumentVisibilityState = 'hidden';
    Object.defineProperty(document, 'visibilityState', { get: () => state });
    Object.assign(window, {
      show: () => {
        state = 'visible';
        document.dispatchEvent(new Event('visibilitychange'));
      },
    });
  });
  await page.clock.install();
  await page.goto(preform.path);
  await hydrated(page);
  // Longer than what is seen waits for more.
  await page.clock.runFor(5000);
  expect(told).toEqual([]);
  await page.evaluate('show()');
  await page.clock.runFor(5000);
  await expect.poll(() => told.length).toBe(1);
  expect(told[0]).toContain(`"event":"product_view","id":"${preform.id}"`);
});
