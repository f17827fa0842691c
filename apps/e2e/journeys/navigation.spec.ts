import { expect, test } from '@playwright/test';
import { accounts, preform, solarCell } from '../demo';
import { apiUrl, partnerUrl, webUrl } from '../hosts';
import { hydrated, memberMenu, signInAs, startSession, suppressInquiryDialog } from '../sign-in';

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

const PHONE = { width: 390, height: 844 };

test('hovering over a link prefetches its page, and the click requests nothing more', async ({ page }) => {
  await suppressInquiryDialog(page);
  await page.goto('/products');
  await hydrated(page);
  const link = page.getByRole('main').locator('a[href^="/product/"]').first();
  const data = `${await link.getAttribute('href')}.data`;
  const name = (await link.textContent()) ?? '';
  const prefetched = page.waitForResponse((response) => response.url().includes(data));
  await link.hover();
  await (await prefetched).finished();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const sizes = await page.evaluate(
    (address) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.includes(address))
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    data,
  );
  // What comes from the cache of the browser transfers nothing.
  expect(sizes.map((size) => size > 0)).toEqual([true, false]);
});

test('a change of data refetches a prefetched page', async ({ page }) => {
  await signInAs(page, accounts.premium);
  await page.goto(solarCell.path);
  await hydrated(page);
  const link = page.getByRole('main').locator('a[href^="/company/"]').first();
  const data = `${await link.getAttribute('href')}.data`;
  const unfollow = page.getByRole('button', { name: `Following, Unfollow ${solarCell.name}`, exact: true });
  const follow = page.getByRole('button', { name: `Follow ${solarCell.name}`, exact: true });
  const other = (await unfollow.isVisible()) ? unfollow : follow;
  const prefetched = page.waitForResponse((response) => response.url().includes(data));
  await link.hover();
  expect((await prefetched).headers()['cache-control']).toBe('private, max-age=3');
  const refetched = page.waitForResponse((response) => response.url().includes(data));
  await other.click();
  expect((await refetched).headers()['cache-control']).not.toBe('private, max-age=3');
});

test('a guest navigates by the header, on a phone by the side menu and the bottom bar [NAV-006, NAV-009, NAV-010, NAV-011]', async ({
  page,
}) => {
  await suppressInquiryDialog(page);
  await page.goto(`${preform.path}?tab=suppliers`);
  await hydrated(page);
  const login = page.getByRole('dialog', { name: 'Log in to access your product community' });
  const header = page.getByRole('banner');
  const links = header.getByRole('navigation', { name: 'Main' });

  await test.step('the header has its links, and no menu of a member', async () => {
    const leads = (name: string, href: string) =>
      expect(links.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    await leads('Home', '/');
    await leads('Blog', `${partnerUrl}/`);
    await leads('About', '/aboutus');
    await leads('Join Now', '/signup');
    await expect(memberMenu(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Logout' })).toHaveCount(0);
    await links.getByRole('link', { name: 'Sign In', exact: true }).click();
    await expect(login).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(login).toHaveCount(0);
  });
  await test.step('“Communities” opens by keyboard', async () => {
    await header.getByText('Communities', { exact: true }).focus();
    await page.keyboard.press('Enter');
    const menu = header.locator('details[open]');
    await expect(menu.getByRole('link')).toHaveText(sectors);
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Optical Fiber' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(header.locator('details[open]')).toHaveCount(0);
  });
  await test.step('the bar at the foot of a phone, up to 767 px', async () => {
    await page.setViewportSize(PHONE);
    const bar = page.getByRole('navigation', { name: 'Account' });
    await expect(bar.getByRole('link')).toHaveText(['Sign Up', 'Log In']);
    await expect(bar.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
    const box = await bar.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
    await bar.getByRole('link', { name: 'Log In' }).click();
    await expect(login).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bar.getByRole('link', { name: 'Log In' })).toBeFocused();
    await page.setViewportSize({ width: 767, height: 844 });
    await expect(bar).toBeVisible();
    await page.setViewportSize({ width: 768, height: 844 });
    await expect(bar).toBeHidden();
    await page.setViewportSize(PHONE);
  });
  await test.step('the side menu of a phone, by which LinkedIn comes back to the page', async () => {
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    await toggle.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const linkedin = menu.getByRole('link', { name: 'Sign in with LinkedIn' });
    const address = new URL((await linkedin.getAttribute('href')) ?? '');
    expect(address.origin + address.pathname).toBe(`${apiUrl}/auth/linkedin`);
    expect(address.searchParams.get('return_to')).toBe(`${preform.path}?tab=suppliers`);
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
  await test.step('“Blog” leads to another site', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await links.getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL(`${partnerUrl}/`);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest signs up, opens “Communities” and chooses a language, written from right to left [MKT-002]', async ({
    page,
  }) => {
    await test.step('the landing page hands the address to the sign-up', async () => {
      await page.goto('/');
      const join = page.getByRole('region', { name: 'Join your product community' });
      await join.getByLabel('Work email').fill('ines@kvarnholm.example');
      await join.getByRole('button', { name: 'Join Now' }).click();
      await expect(page).toHaveURL(`${webUrl}/signup?email=ines%40kvarnholm.example`);
    });
    await test.step('“Communities” opens', async () => {
      const header = page.getByRole('banner');
      await header.getByText('Communities', { exact: true }).click();
      await header.getByRole('link', { name: 'Carbon Fiber' }).click();
      await expect(page).toHaveURL(/\/product\/[^/]+\/cda66505/);
    });
    await test.step('Arabic is chosen, and written from right to left', async () => {
      await page.goto('/aboutus');
      await page.getByRole('contentinfo').getByRole('button', { name: 'العربية', exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
      expect(page.url()).toBe(`${webUrl}/aboutus`);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(/\p{Script=Arabic}/u);
      const start = await heading.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().right / window.innerWidth;
      });
      expect(start).toBeGreaterThan(0.6);
    });
  });
});

test('a member navigates by the menu, the panel and its lists, and on a phone by the bottom bar [LIST-006, NAV-001, NAV-004, NAV-008]', async ({
  page,
}) => {
  await signInAs(page, accounts.platinum);
  await page.goto(solarCell.path);
  await hydrated(page);
  const banner = page.getByRole('banner');
  const panel = page.getByRole('complementary', { name: 'Your account' });
  const main = page.getByRole('main');

  await test.step('the menu opens by keyboard', async () => {
    const trigger = memberMenu(page);
    await expect(trigger).toHaveAccessibleName('Menu of Adaeze Whitcombe');
    await trigger.focus();
    await page.keyboard.press('Enter');
    const links = banner.locator('details[open]').getByRole('link');
    await expect(links).toHaveText([
      'My Profile',
      'Settings',
      'Products',
      'Companies',
      'Events',
      'Quotes',
      'Analytics',
      'Plans',
      'About Us',
      'Contact Us',
      'Logout',
    ]);
    await expect(links.last()).toHaveAttribute('href', `${apiUrl}/auth/logout`);
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(trigger).toBeFocused();
  });
  await test.step('the product that is followed stands in the panel and on a page of its own', async () => {
    const follow = page.getByRole('button', { name: `Follow ${solarCell.name}`, exact: true });
    const unfollow = page.getByRole('button', { name: `Following, Unfollow ${solarCell.name}`, exact: true });
    if (await unfollow.isVisible()) await unfollow.click();
    await Promise.all([page.waitForResponse(/\/product\/follow$/), follow.click()]);
    await expect(unfollow).toBeVisible();
    // By the logo.
    await page.getByRole('link', { name: 'Millrace, home' }).click();
    await expect(page).toHaveURL(`${webUrl}/networkFeed/global`);
    await expect(panel.getByRole('link', { name: solarCell.name })).toBeVisible();
    await page.goto('/myproduct');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'My Products' })).toBeVisible();
    await expect(main.getByRole('link', { name: solarCell.name })).toBeVisible();
    await expect(panel.getByText('Editor, Optical Fiber')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Change Photo' })).toBeVisible();

    // Unfollowed in its row it stays there, until the page is read anew.
    await Promise.all([page.waitForResponse(/\/product\/unfollow$/), unfollow.click()]);
    await expect(follow).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(main.getByRole('link', { name: solarCell.name })).toHaveCount(0);
  });
  await test.step('the bar at the foot of a phone', async () => {
    await page.setViewportSize(PHONE);
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
    await expect(main).toBeFocused();
    await expect(page.getByRole('navigation', { name: 'Account' })).toHaveCount(0);
  });
  await test.step('a recommended product is not followed yet', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const recommended = page.getByRole('region', { name: 'Recommended products' });
    await expect(recommended.getByRole('link')).toHaveCount(5);
    await recommended.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product\/[^/]+\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('button', { name: /^Follow / }).first()).toBeVisible();
  });
  await test.step('each list of the panel holds as many as the panel counts', async () => {
    // A member who has some in each.
    await startSession(page.context(), accounts.premium);
    await page.goto('/networkFeed/global');
    await hydrated(page);
    for (const { path, name } of [
      { path: '/vendors', name: 'Vendors' },
      { path: '/customers', name: 'Customers' },
      { path: '/connections', name: 'Connections' },
    ]) {
      const link = panel.locator(`a[href="${path}"]`);
      await expect(link).toHaveText(/[1-9]\d*$/);
      const count = Number((await link.textContent())?.match(/(\d+)$/)?.[1]);
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByText(new RegExp(`^${count} (compan|member)`))).toBeVisible();
    }
  });
});

test('a link keeps the page while the reader is offline, says so, and is followed on reconnect', async ({
  page,
  context,
}) => {
  await suppressInquiryDialog(page);
  await page.goto(preform.path);
  await hydrated(page);
  await context.setOffline(true);
  const company = page.getByRole('main').locator('a[href^="/company/"]').first();
  const path = await company.getAttribute('href');
  await company.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You’re offline. The page opens when you reconnect.')).toBeVisible();
  await expect(page).toHaveURL(webUrl + preform.path);
  await expect(page.getByRole('heading', { level: 1, name: preform.name })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(webUrl + path);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(preform.name);
});
