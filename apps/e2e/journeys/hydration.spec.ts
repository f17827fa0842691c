import { expect, type Page, test } from '@playwright/test';
import { holdScripts } from '../hold-scripts';
import { hydrated, suppressInquiryDialog } from '../sign-in';

/** True once React has hydrated the page. */
const isAlive = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    Object.keys(document.querySelector('main') ?? document.body).some((key) =>
      key.startsWith('__reactProps'),
    ),
  );

const PHONE = { width: 390, height: 844 };

/** True once the page knows that its scripts failed to load. */
const isAbandoned = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(document.querySelector('script[data-modules]') ?? {}, 'isAbandoned'));

function inquiry(page: Page) {
  const form = page.getByRole('main').locator('form[data-component="InquiryForm"]');
  return { form, words: form.getByRole('textbox', { name: /^Message|inquiry/i }).first() };
}

test.beforeEach(async ({ page }) => suppressInquiryDialog(page));

test('hydration of a page for reading waits for the first interaction, and shifts no layout', async ({
  page,
}) => {
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
  const shiftsOf = () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);

  await test.step('without an interaction it hydrates after a delay', async () => {
    for (const [path, width] of [
      ['/', PHONE.width],
      ['/pricing', PHONE.width],
      [event ?? '', PHONE.width],
      [event ?? '', 1440],
    ] as const) {
      await page.setViewportSize({ ...PHONE, width });
      await page.goto(path);
      // Late fonts may shift the layout slightly.
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
      expect([path, width, await shiftsOf()]).toEqual([path, width, []]);
    }
  });
  await test.step('a key press is an interaction', async () => {
    await page.clock.install();
    await page.goto('/pricing');
    await expect(page.locator('link[rel="modulepreload"]').first()).toBeAttached();
    // A slow machine would reach the time-out first.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100));
    await page.waitForLoadState('networkidle');
    expect(await isAlive(page)).toBe(false);
    await page.keyboard.press('Tab');
    await page.clock.runFor(1000);
    await page.clock.resume();
    await expect.poll(() => isAlive(page)).toBe(true);
  });
});

test('clicks, choices and submits before hydration are replayed once', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await test.step('a button that is clicked twice', async () => {
    const release = await holdScripts(page);
    await page.goto('/faq', { waitUntil: 'domcontentloaded' });
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await menu.click();
    await menu.click();
    await expect(menu).toHaveAttribute('aria-busy', 'true');
    await release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(menu).not.toHaveAttribute('aria-busy');
  });
  await test.step('a checkbox', async () => {
    const release = await holdScripts(page);
    await page.goto('/widgets/check', { waitUntil: 'domcontentloaded' });
    await page.getByRole('radio', { name: 'Pasted code' }).check();
    await page.getByRole('button', { name: 'Check page' }).click();
    await release();
    await expect(page.getByText('Paste headers, HTML or both.').first()).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Pasted code' })).toBeChecked();
  });
  await test.step('a form submit, with what was typed', async () => {
    const release = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    const { form, words } = inquiry(page);
    await words.click();
    await page.keyboard.type('Two tonnes of preform.');
    await form.locator('[type="submit"]').click();
    await release();
    // It says what is missing, as it would have at once.
    await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
    await expect(words).toHaveValue('Two tonnes of preform.');
    await expect(page).toHaveURL(/\/contact$/);
    await hydrated(page);
  });
});

test('a click reloads a page whose scripts failed to load, and keeps what was typed', async ({ page }) => {
  const fail = (pattern: string) => page.route(pattern, (route) => route.fulfill({ status: 503 }));
  await page.setViewportSize(PHONE);
  for (const [which, pattern] of [
    ['last script', '**/assets/entry.client-*.js'],
    ['list of pages', '**/assets/manifest-*.js'],
  ] as const) {
    await test.step(`the ${which} failed`, async () => {
      await fail(pattern);
      await page.goto('/faq');
      const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
      await menu.click();
      await expect.poll(() => isAbandoned(page)).toBe(true);
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
  await test.step('all scripts failed', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await fail('**/assets/*.js');
    await page.goto('/contact');
    const { form, words } = inquiry(page);
    await words.click();
    await page.keyboard.type('Two tonnes of preform.');
    const scope = page.getByRole('banner').getByRole('combobox', { name: 'Search category' });
    await scope.selectOption({ label: 'By Company' });
    await expect.poll(() => isAbandoned(page)).toBe(true);
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
});
