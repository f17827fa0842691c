import { expect, type Page, test } from '@playwright/test';
import { accounts } from '../demo';
import { enter, hydrated, withoutTimedInquiry } from '../sign-in';
import { withoutScripts } from '../without-scripts';

/** Whether React has taken the page over. */
const isAlive = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    Object.keys(document.querySelector('main') ?? document.body).some((key) =>
      key.startsWith('__reactProps'),
    ),
  );

const waiting = (page: Page) => page.locator('script[data-waits]');

const PHONE = { width: 390, height: 844 };

test.beforeEach(async ({ page }) => withoutTimedInquiry(page));

test.describe('a page that a visitor reads', () => {
  test('has its scripts at hand, and lets them wait for a sign of its reader', async ({ page }) => {
    await page.clock.install();
    await page.goto('/pricing');
    await expect(page.locator('link[rel="modulepreload"]').first()).toBeAttached();
    // A slow machine would come to the end of its patience meanwhile.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100));
    await page.waitForLoadState('networkidle');
    expect(await isAlive(page)).toBe(false);
    await page.keyboard.press('Tab');
    await page.clock.runFor(1000);
    await page.clock.resume();
    await expect.poll(() => isAlive(page)).toBe(true);
  });

  test('comes to life by itself a moment later, without moving anything', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/event-list');
    const event = await page.getByRole('main').locator('a[href^="/events/"]').first().getAttribute('href');
    for (const [path, width] of [
      ['/', PHONE.width],
      ['/pricing', PHONE.width],
      [event ?? '', PHONE.width],
      [event ?? '', 820],
      [event ?? '', 1440],
    ] as const) {
      await page.setViewportSize({ ...PHONE, width });
      await page.goto(path);
      // Faces that come late may move a hair.
      await page.evaluate(() =>
        document.fonts.ready.then(() => (window as unknown as { shifts: number[] }).shifts.splice(0)),
      );
      await expect.poll(() => isAlive(page), { timeout: 15_000 }).toBe(true);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      // What its first effects and answers change is drawn by then.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    }
  });

  test('is not kept waiting where its address asks for more, nor where a member looks', async ({ page }) => {
    await page.goto('/pricing');
    await expect(waiting(page)).toHaveCount(1);
    await page.goto('/pricing?login=true');
    await expect(page.getByRole('dialog', { name: 'Log in to access your product community' })).toBeVisible();
    await expect(waiting(page)).toHaveCount(0);
    await page.goto('/signup');
    await expect(waiting(page)).toHaveCount(0);
    await enter(page, accounts.premium);
    await page.goto('/pricing');
    await expect(waiting(page)).toHaveCount(0);
  });
});

test('what is pressed before a page comes to life is pressed then, once', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const letGo = await withoutScripts(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await menu.click();
  // As people do where nothing happens.
  await menu.click();
  await expect(menu).toHaveAttribute('aria-busy', 'true');
  await letGo();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(menu).not.toHaveAttribute('aria-busy');
});

test('what is chosen and sent before a page comes to life is chosen and sent then', async ({ page }) => {
  const letGo = await withoutScripts(page);
  await page.goto('/widgets/check', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'Pasted' }).check();
  await page.getByRole('button', { name: 'Check page' }).click();
  await letGo();
  await expect(page.getByText('Paste headers, HTML or both.').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Pasted' })).toBeChecked();
});

/** Whether the page knows that its scripts cannot be had. */
const isLost = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(document.querySelector('script[data-modules]') ?? {}, 'isLost'));

for (const [which, pattern] of [
  ['scripts', '**/assets/*.js'],
  ['last script', '**/assets/entry.client-*.js'],
  ['list of pages', '**/assets/manifest-*.js'],
] as const) {
  test(`a page whose ${which} could not be loaded is loaded anew with a press`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.route(pattern, (route) => route.fulfill({ status: 503 }));
    await page.goto('/faq');
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await menu.click();
    await expect.poll(() => isLost(page)).toBe(true);
    await expect(menu).not.toHaveAttribute('aria-busy');
    await page.unrouteAll();
    const anew = page.waitForEvent('load');
    await menu.click();
    await anew;
    await hydrated(page);
    await menu.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

test('a page whose scripts could not be loaded is loaded anew with what somebody has typed', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 503 }));
  await page.goto('/contact');
  const form = page.getByRole('main').locator('form[data-component="InquiryForm"]');
  const words = form.getByRole('textbox', { name: /^Message|inquiry/i }).first();
  await words.click();
  await page.keyboard.type('Two tonnes of preform.');
  const scope = page.getByRole('banner').getByRole('combobox', { name: 'Search category' });
  await scope.selectOption({ label: 'By Company' });
  await expect.poll(() => isLost(page)).toBe(true);
  await page.unrouteAll();
  const anew = page.waitForEvent('load');
  await form.locator('[type="submit"]').click();
  await anew;
  await hydrated(page);
  await expect(words).toHaveValue('Two tonnes of preform.');
  await expect(page.getByRole('banner').getByPlaceholder('Search companies by name')).toBeVisible();
  // The form knows of them, too: it asks for what is missing, and not for these.
  await form.locator('[type="submit"]').click();
  await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expect(words).not.toHaveAttribute('aria-invalid', 'true');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Two tonnes');
});

test('a form that is sent before a page comes to life is sent then, with what was typed', async ({
  page,
}) => {
  const letGo = await withoutScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const form = page.getByRole('main').locator('form[data-component="InquiryForm"]');
  const words = form.getByRole('textbox', { name: /^Message|inquiry/i }).first();
  await words.click();
  await page.keyboard.type('Two tonnes of preform.');
  await form.locator('[type="submit"]').click();
  await letGo();
  // It says what is missing, as it would have at once.
  await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expect(words).toHaveValue('Two tonnes of preform.');
  await expect(page).toHaveURL(/\/contact$/);
  await hydrated(page);
});
