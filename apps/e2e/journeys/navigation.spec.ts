import { expect, type Page, test } from '@playwright/test';
import { accounts, demoPassword, preform, solarCell } from '../demo';
import { apiUrl, partnerUrl, webUrl } from '../hosts';
import { fillLogin, hydrated, memberMenu, signIn, withoutTimedInquiry } from '../sign-in';

const sectors = [
  'Optical Fiber',
  'PhotoVoltaic',
  'UV/EB Curing',
  'Lithium-Ion',
  'Additive Manufacturing',
  'Carbon Fiber',
  'Semiconductor',
  'Green Hydrogen',
];

test.describe('a guest', () => {
  test.beforeEach(({ page }) => withoutTimedInquiry(page));

  test('has Home, Blog, Communities, About, Join Now and Sign In in the header [NAV-010]', async ({
    page,
  }) => {
    await page.goto(preform.path);
    await hydrated(page);
    const header = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    const leads = (name: string, href: string) =>
      expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    await leads('Home', '/');
    await leads('Blog', `${partnerUrl}/`);
    await leads('About', '/aboutus');
    await leads('Join Now', '/signup');
    await expect(header.getByText('Communities', { exact: true })).toBeVisible();
    await header.getByRole('link', { name: 'Sign In' }).click();
    await expect(page.getByRole('dialog', { name: 'Log in to access your product community' })).toBeVisible();
    await page.keyboard.press('Escape');
    await header.getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL(`${partnerUrl}/`);
  });

  test('opens Communities by keyboard: eight fixed links, each to a product page [NAV-011]', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Home', exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const menu = header.locator('details[open]');
    await expect(menu.getByRole('link')).toHaveText(sectors);
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Optical Fiber' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(header.locator('details[open]')).toHaveCount(0);
    const hrefs: string[] = [];
    for (const link of await header.locator('details').getByRole('link', { includeHidden: true }).all()) {
      hrefs.push((await link.getAttribute('href')) ?? '');
    }
    // Read by the page, as this process can't resolve the browser's host names.
    const opened = await page.evaluate(
      (all) =>
        Promise.all(
          all.map(async (href) => {
            const reply = await fetch(href);
            return { status: reply.status, path: new URL(reply.url).pathname };
          }),
        ),
      hrefs,
    );
    for (const { status, path } of opened) {
      expect(status).toBe(200);
      expect(path).toMatch(/^\/product\/[^/]+\/[0-9a-f-]{36}$/);
    }
    expect(new Set(hrefs).size).toBe(8);
  });

  test('has no menu of a member', async ({ page }) => {
    await page.goto('/');
    await expect(memberMenu(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Logout' })).toHaveCount(0);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('has Sign Up and Log In in the bar at the foot, up to 767 px [NAV-009]', async ({ page }) => {
      await page.goto(preform.path);
      await hydrated(page);
      const bar = page.getByRole('navigation', { name: 'Account' });
      await expect(bar.getByRole('link')).toHaveText(['Sign Up', 'Log In']);
      await expect(bar.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
      const box = await bar.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
      await bar.getByRole('link', { name: 'Log In' }).click();
      await expect(
        page.getByRole('dialog', { name: 'Log in to access your product community' }),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(bar.getByRole('link', { name: 'Log In' })).toBeFocused();
      await page.setViewportSize({ width: 767, height: 844 });
      await expect(bar).toBeVisible();
      await page.setViewportSize({ width: 768, height: 844 });
      await expect(bar).toBeHidden();
    });

    test('has a side menu with a sign-in link for LinkedIn that comes back to the page [NAV-006]', async ({
      page,
    }) => {
      await page.goto(`${preform.path}?tab=suppliers`);
      await hydrated(page);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const link = page
        .getByRole('dialog', { name: 'Menu' })
        .getByRole('link', { name: 'Sign in with LinkedIn' });
      await expect(link).toBeVisible();
      const address = new URL((await link.getAttribute('href')) ?? '');
      expect(address.origin + address.pathname).toBe(`${apiUrl}/auth/linkedin`);
      expect(address.searchParams.get('return_to')).toBe(`${preform.path}?tab=suppliers`);
    });

    test('goes by the side menu, whose focus goes on to the page that opens', async ({ page }) => {
      await page.goto(preform.path);
      await hydrated(page);
      const toggle = page.getByRole('button', { name: 'Menu', exact: true });
      await toggle.click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu.getByRole('list', { name: 'Communities' }).getByRole('link')).toHaveText(sectors);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
      await toggle.click();
      await menu.getByRole('link', { name: 'Home' }).click();
      await expect(page).toHaveURL(`${webUrl}/`);
      await expect(menu).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Communities opens all the same', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await header.getByText('Communities', { exact: true }).click();
    await header.getByRole('link', { name: 'Carbon Fiber' }).click();
    await expect(page).toHaveURL(/\/product\/[^/]+\/cda66505/);
  });
});

// One login serves them all, as sign-in has its limit in tests too.
test.describe('a member', () => {
  test.describe.configure({ mode: 'serial' });
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ baseURL: webUrl });
    await page.goto(solarCell.path);
    await hydrated(page);
    await signIn(page, accounts.platinum);
    await hydrated(page);
  });

  test.afterAll(() => page.close());

  test('has My Profile, Plans, About Us, Contact Us and Logout in a menu, by keyboard too [NAV-004]', async () => {
    const trigger = memberMenu(page);
    await expect(trigger).toHaveAccessibleName('Menu of Adaeze Whitcombe');
    await trigger.focus();
    await page.keyboard.press('Enter');
    const links = page.getByRole('banner').locator('details[open]').getByRole('link');
    await expect(links).toHaveText([
      'My Profile',
      'Quotes',
      'Analytics',
      'Plans',
      'About Us',
      'Contact Us',
      'Logout',
    ]);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([
      '/profile',
      '/quotes',
      '/analytics',
      '/plans',
      '/aboutus',
      '/contact',
      `${apiUrl}/auth/logout`,
    ]);
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(trigger).toBeFocused();
    await trigger.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(links).toHaveCount(0);
  });

  test('is led from / to the network feed, whose address has one spelling [PAGE-002, NAV-001, DIFF-006]', async () => {
    await page.goto('/');
    await expect(page).toHaveURL(`${webUrl}/networkFeed/global`);
    await page.goto('/networkfeed/GLOBAL?from=mail');
    await expect(page).toHaveURL(`${webUrl}/networkFeed/global?from=mail`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.goto(preform.path);
    await hydrated(page);
    await page.getByRole('link', { name: 'Millrace, home' }).click();
    await expect(page).toHaveURL(`${webUrl}/networkFeed/global`);
  });

  test('finds what was followed on the start page, in the panel, and on a page of its own [LIST-006]', async () => {
    const panel = page.getByRole('complementary', { name: 'Your account' });
    await page.goto(solarCell.path);
    await hydrated(page);
    const follow = page.getByRole('button', { name: `Follow ${solarCell.name}`, exact: true });
    const unfollow = page.getByRole('button', { name: `Following, Unfollow ${solarCell.name}`, exact: true });
    if (await unfollow.isVisible()) await unfollow.click();
    await Promise.all([page.waitForResponse(/\/product\/follow$/), follow.click()]);
    await expect(unfollow).toBeVisible();
    await page.goto('/networkFeed/global');
    await expect(panel.getByRole('link', { name: solarCell.name })).toBeVisible();
    await page.goto('/myproduct');
    await hydrated(page);
    await expect(page.getByRole('main').getByRole('link', { name: solarCell.name })).toBeVisible();
    await expect(panel.getByRole('link', { name: solarCell.name })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'My Products' })).toBeVisible();
    await expect(panel.getByText('Editor, Optical Fiber')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Change Photo' })).toBeVisible();
    const fold = panel.getByRole('button', { name: 'Followed Products' });
    await fold.focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('link', { name: solarCell.name })).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('link', { name: solarCell.name })).toBeVisible();

    // Unfollowed in its row it stays there, until the page is read anew.
    await Promise.all([page.waitForResponse(/\/product\/unfollow$/), unfollow.click()]);
    await expect(follow).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').getByRole('link', { name: solarCell.name })).toHaveCount(0);
  });

  test('has four sections in the bar at the foot of a phone [NAV-008]', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/myproduct');
    await hydrated(page);
    const bar = page.getByRole('navigation', { name: 'Sections' });
    await expect(bar.getByRole('link')).toHaveText([
      /^Network Feed/,
      /^Notifications/,
      /^My Products/,
      /^Message/,
    ]);
    await expect(bar.getByRole('link', { name: 'My Products' })).toHaveAttribute('aria-current', 'page');
    await bar.getByRole('link', { name: 'Network Feed' }).click();
    await expect(page).toHaveURL(`${webUrl}/networkFeed/global`);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('navigation', { name: 'Account' })).toHaveCount(0);
  });
});

test('pages of members ask guests to log in, and open after the login', async ({ page }) => {
  for (const path of ['/networkFeed/global', '/myproduct']) {
    await page.goto(path);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Please login to view this page' }),
    ).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await fillLogin(page, accounts.free, demoPassword);
  await expect(page.getByRole('heading', { level: 1, name: 'My Products' })).toBeVisible();
  await expect(page).toHaveURL(`${webUrl}/myproduct`);
});
