import { expect, test } from '@playwright/test';
import { accounts } from '../demo';
import { ports } from '../hosts';
import { hydrated, memberMenu, signIn } from '../sign-in';

const LISTS = [
  { path: '/vendors', name: 'Vendors' },
  { path: '/customers', name: 'Customers' },
  { path: '/connections', name: 'Connections' },
] as const;

test('a guest is asked to log in to vendors, customers and connections, and no index lists them [PAGE-030]', async ({
  page,
}) => {
  for (const { path } of LISTS) {
    await page.goto(path);
    await expect(page.getByText('Please login to view this page')).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
  // As it leaves the server, too: this process can't resolve the browser's host names.
  for (const { path } of LISTS) {
    const html = await (await fetch(`http://localhost:${ports.web}${path}`)).text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  }
});

test('a member goes from the panel to each list, which holds as many as the panel counts', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await signIn(page, accounts.premium);
  const panel = page.getByRole('complementary', { name: 'Your account' });
  for (const { path, name } of LISTS) {
    const link = panel.locator(`a[href="${path}"]`);
    await expect(link).toHaveText(/\d+$/);
    const count = Number((await link.textContent())?.match(/(\d+)$/)?.[1]);
    expect(count).toBeGreaterThan(0);
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText(new RegExp(`^${count} (compan|member)`))).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
  await page.goto('/customers');
  const first = page.getByRole('main').getByRole('table').getByRole('link').first();
  const name = (await first.textContent()) ?? '';
  await first.click();
  await expect(page).toHaveURL(/\/company\/[^/]+\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('a member is shown five recommended products, and follows none of them yet', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await signIn(page, accounts.premium);
  await expect(memberMenu(page)).toBeVisible();
  const recommended = page.getByRole('region', { name: 'Recommended products' });
  await expect(recommended.getByRole('link')).toHaveCount(5);
  await recommended.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/[^/]+\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('button', { name: /^Follow / }).first()).toBeVisible();
});
