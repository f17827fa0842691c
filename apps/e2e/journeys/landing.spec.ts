import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { preform } from '../demo';
import { apiUrl } from '../hosts';
import { hydrated, suppressInquiryDialog } from '../sign-in';

/** The rules whose answer a theme or the width of a window can change. */
const OF_COLOURS_AND_SIZES = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
];

const invitation = (page: Page) =>
  page.getByRole('complementary', { name: 'Tell us what you are looking for:' });

test('a guest goes through the landing page by keyboard: all its sections, the login, a slide, a product; the visit is counted once, without personal data [MKT-001, DIFF-014, GAP-067]', async ({
  page,
}) => {
  await suppressInquiryDialog(page);
  const counted: { cookie: string | undefined; referer: string | undefined; status: Promise<number> }[] = [];
  page.on('request', (request) => {
    if (request.url() !== `${apiUrl}/api/v1/log/landing`) return;
    const { cookie, referer } = request.headers();
    counted.push({ cookie, referer, status: request.response().then((answer) => answer?.status() ?? 0) });
  });
  await page.goto('/');
  await hydrated(page);

  await test.step('it has the sections of both landings', async () => {
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Millrace' })).toBeVisible();
    await expect(header.getByRole('combobox', { name: /Search products/ })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Join Now' })).toHaveAttribute('href', '/signup');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Welcome to your Manufacturing Community',
    );
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Join your product community',
      'Eight sectors, one network',
      'The product network',
      'A look into the network',
      'How members use Millrace',
      'Getting started is easy',
    ]);
    const plate = page.getByRole('figure').first();
    await expect(plate.getByRole('link', { name: preform.name })).toHaveAttribute('href', preform.path);
    const network = page.getByRole('region', { name: 'The product network' });
    await expect(network.getByRole('listitem').first()).toHaveText(
      /^[1-9][\d,]*Products, each with its own page/,
    );
  });
  await test.step('on a phone nothing scrolls sideways', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const [content, room] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(content).toBe(room);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await test.step('the login opens by a key', async () => {
    await page.getByRole('link', { name: 'Sign in', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByLabel('Email Address')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('the visit is counted once a session', async () => {
    await expect.poll(() => counted.length).toBe(1);
    await page.reload();
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Welcome to your Manufacturing Community',
    );
    expect(counted).toHaveLength(1);
    expect(counted[0]?.cookie ?? '').toBe('');
    expect(counted[0]?.referer ?? '').toBe('');
    expect(await counted[0]?.status).toBe(204);
  });
  await test.step('a slide leads to the page of its product', async () => {
    const slides = page.getByRole('region', { name: 'Product pages' });
    await slides.getByRole('button', { name: 'Go to slide 2' }).focus();
    await page.keyboard.press('Enter');
    const open = slides.getByRole('group', { name: '2 of 4' }).getByRole('link', { name: /^Open page/ });
    await expect(open).toBeVisible();
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/product\/[a-z0-9-]+\/[0-9a-f-]{36}$/);
  });
});

test('a card invites to an inquiry on a desktop 4 s after load, takes no focus, and comes once a session [MKT-009, GAP-014]', async ({
  browser,
}) => {
  const newPage = async (path: string, viewport = { width: 1440, height: 900 }) => {
    const page = await (await browser.newContext({ viewport })).newPage();
    await page.clock.install();
    await page.goto(path);
    await hydrated(page);
    return page;
  };
  await test.step('4 s after load, by the real clock, also where the page is interactive later; once a session', async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto('/');
    const loaded = Date.now();
    await expect(invitation(page)).toBeVisible({ timeout: 15_000 });
    expect(Date.now() - loaded).toBeGreaterThan(3500);
    expect(Date.now() - loaded).toBeLessThan(6500);
    await expect(page.locator('body')).toBeFocused();
    await invitation(page).getByRole('button', { name: 'Write to us' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Tell us what you are looking for:' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(invitation(page).getByRole('button', { name: 'Write to us' })).toBeFocused();
    await invitation(page).getByRole('button', { name: 'Close' }).press('Enter');
    await expect(invitation(page)).toBeHidden();
    await page.clock.install();
    await page.reload();
    await hydrated(page);
    await page.clock.runFor(5500);
    await expect(invitation(page)).toBeHidden();
    await page.close();
  });
  await test.step('once the login is closed', async () => {
    const page = await newPage('/?login=true');
    const login = page.getByRole('dialog', { name: 'Log in to access your product community' });
    await expect(login).toBeVisible();
    await page.clock.runFor(5500);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(login).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(invitation(page)).toBeVisible();
    await expect(login).toBeHidden();
    await page.context().close();
  });
  await test.step('once a field is left', async () => {
    const page = await newPage('/');
    await page.getByRole('region', { name: 'Getting started is easy' }).getByLabel('Work email').focus();
    await page.clock.runFor(5500);
    await expect(invitation(page)).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(invitation(page)).toBeVisible();
    await page.context().close();
  });
  await test.step('not on a phone', async () => {
    const page = await newPage('/', { width: 390, height: 844 });
    await page.clock.runFor(5500);
    await expect(invitation(page)).toBeHidden();
    await page.context().close();
  });
});

/** Paths of public pages whose accessibility is checked, by what they are for. */
const PUBLIC_PAGES = {
  'the first pages of a visit': ['/', '/industry/UV_EB', '/onboarding'],
  'pages about us': ['/aboutus', '/contact', '/faq', '/terms'],
};

for (const [pages, paths] of Object.entries(PUBLIC_PAGES)) {
  test(`axe finds nothing on ${pages}, in light, in dark and on a phone`, async ({ page }) => {
    await suppressInquiryDialog(page);
    const violations: string[] = [];
    for (const path of paths) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(path);
      await hydrated(page);
      const found = [await new AxeBuilder({ page }).analyze()];
      // All else is the same in dark.
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 390, height: 844 });
      found.push(await new AxeBuilder({ page }).withRules(OF_COLOURS_AND_SIZES).analyze());
      for (const { id, nodes } of found.flatMap((one) => one.violations)) {
        violations.push(`${path}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
      }
    }
    expect(violations).toEqual([]);
  });
}
