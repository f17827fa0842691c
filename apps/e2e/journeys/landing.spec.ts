import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { preform } from '../demo';
import { apiUrl, served, webUrl } from '../hosts';
import { hydrated } from '../sign-in';

const inquiry = (page: Page) => page.getByRole('dialog', { name: 'Tell us what you are looking for:' });

/** As for somebody who has seen it already. */
async function withoutInquiry(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('millrace:inquiry-shown', 'done'));
}

test.describe('the landing page', () => {
  test.beforeEach(({ page }) => withoutInquiry(page));

  test('has logo, search, login bar, sign-up, and the sections of both landings, the head first [MKT-001, DIFF-014]', async ({
    page,
  }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Millrace' })).toBeVisible();
    await expect(header.getByRole('combobox', { name: /Search products/ })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Join Now' })).toHaveAttribute('href', '/signup');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Welcome to your Manufacturing Community',
    );
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Join your product community',
      'Eight sectors, one network',
      'The product network',
      'Snapshots of the network',
      'From members',
      'Getting started is easy',
    ]);
    const plate = page.getByRole('figure').first();
    await expect(plate.getByRole('link', { name: preform.name })).toHaveAttribute('href', preform.path);
    const network = page.getByRole('region', { name: 'The product network' });
    await expect(network.getByRole('listitem').first()).toHaveText(
      /^[1-9][\d,]*Products, each with its page/,
    );
  });

  test('tells search engines and other sites what it is [PAGE-031]', async () => {
    const html = await served('/');
    const title = 'Millrace: the manufacturing community';
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toMatch(/<meta name="description" content="Millrace maps industrial products[^"]{60,}"/);
    expect(html).toContain(`<link rel="canonical" href="${webUrl}/"`);
    expect(html).toContain('<meta name="robots" content="index, follow"');
    expect(html).toContain(`<meta property="og:title" content="${title}"`);
    expect(html).toContain(`<meta property="og:url" content="${webUrl}/"`);
    expect(html).toMatch(/<meta property="og:description" content="Millrace maps/);
    expect(html).toMatch(/<meta name="twitter:card" content="summary/);
  });

  test('leads into eight sectors, each to a product page that is there [MKT-004]', async ({ page }) => {
    await page.goto('/');
    const tiles = page.getByRole('region', { name: 'Eight sectors, one network' }).getByRole('link');
    await expect(tiles).toHaveCount(8);
    await expect(tiles.last()).toContainText('Green Hydrogen');
    for (const tile of await tiles.all()) {
      const href = (await tile.getAttribute('href')) ?? '';
      expect(href).toMatch(/^\/product\/[a-z0-9-]+\/[0-9a-f-]{36}$/);
      expect(await served(href)).toContain('<h1');
    }
  });

  test('hands the address to sign-up, without scripts too [MKT-002]', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: webUrl });
    const page = await context.newPage();
    await page.goto('/');
    const join = page.getByRole('region', { name: 'Join your product community' });
    await join.getByLabel('Work email').fill('ines@kvarnholm.example');
    await join.getByRole('button', { name: 'Join Now' }).click();
    await expect(page).toHaveURL(`${webUrl}/signup?email=ines%40kvarnholm.example`);
    await context.close();
  });

  test('is gone through by keyboard: log in, a sector, the slides', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('link', { name: 'Log in' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByLabel('Email Address')).toBeFocused();
    await page.keyboard.press('Escape');
    const slides = page.getByRole('region', { name: 'Pages of products' });
    await slides.getByRole('button', { name: 'Go to slide 2' }).focus();
    await page.keyboard.press('Enter');
    const open = slides.getByRole('group', { name: '2 of 4' }).getByRole('link', { name: /^Open the page/ });
    await expect(open).toBeVisible();
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/product\/[a-z0-9-]+\/[0-9a-f-]{36}$/);
  });

  test('counts a visit once, and says nothing of who came [GAP-067]', async ({ page }) => {
    const counted: { cookie: string | undefined; referer: string | undefined; status: Promise<number> }[] =
      [];
    page.on('request', (request) => {
      if (request.url() !== `${apiUrl}/api/v1/log/landing`) return;
      const { cookie, referer } = request.headers();
      counted.push({ cookie, referer, status: request.response().then((answer) => answer?.status() ?? 0) });
    });
    await page.goto('/');
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

  test('shows all of it on a phone, without scrolling sideways', async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: webUrl });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Getting started is easy' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('© ');
    const [content, room] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(content).toBe(room);
    await context.close();
  });
});

test.describe('the inquiry over the landing page', () => {
  test('opens on a desktop 4 s after load, once a session [MKT-009, GAP-014]', async ({ page }) => {
    await page.goto('/');
    const loaded = Date.now();
    await expect(inquiry(page)).toBeVisible({ timeout: 15_000 });
    expect(Date.now() - loaded).toBeGreaterThan(3500);
    // The page, which waits for its reader, does not begin to count then.
    expect(Date.now() - loaded).toBeLessThan(6500);
    await page.keyboard.press('Escape');
    await expect(inquiry(page)).toBeHidden();
    await page.clock.install();
    await page.reload();
    await hydrated(page);
    await page.clock.runFor(5500);
    await expect(inquiry(page)).toBeHidden();
  });

  test('waits while another dialog is open [GAP-014]', async ({ page }) => {
    await page.clock.install();
    await page.goto('/?login=true');
    const login = page.getByRole('dialog', { name: 'Log in to access your product community' });
    await expect(login).toBeVisible();
    await page.clock.runFor(5500);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(login).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(inquiry(page)).toBeVisible();
    await expect(login).toBeHidden();
  });

  test('waits until a field is left', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('region', { name: 'Getting started is easy' }).getByLabel('Work email').focus();
    await page.clock.runFor(5500);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(inquiry(page)).toBeVisible();
  });

  test('does not open on a phone [MKT-009]', async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: webUrl });
    const page = await context.newPage();
    await page.clock.install();
    await page.goto('/');
    await hydrated(page);
    await page.clock.runFor(5500);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await context.close();
  });
});

test.describe('has no fault that axe finds, in light and in dark:', () => {
  for (const path of ['/', '/aboutus', '/contact', '/faq', '/terms', '/privacy']) {
    test(path, async ({ page }) => {
      await withoutInquiry(page);
      for (const [colorScheme, width] of [
        ['light', 1440],
        ['dark', 1440],
        ['dark', 390],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path);
        await hydrated(page);
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      }
    });
  }
});
