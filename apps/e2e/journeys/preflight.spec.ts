import { expect, test } from '@playwright/test';
import { served, webUrl } from '../hosts';
import { hydrated } from '../sign-in';

test('whether cards work is checked on a page of its own, which may be indexed and leads to all cards', async ({
  page,
}) => {
  const html = await served('/widgets/check');
  expect(html).toContain('<meta name="robots" content="index, follow"');
  expect(html).toContain(`<link rel="canonical" href="${webUrl}/widgets/check"`);
  expect(await served('/sitemap.xml')).toContain(`<loc>${webUrl}/widgets/check</loc>`);
  await page.goto('/widgets/check');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Do cards work on your page?' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'All cards, and the snippet for each' })).toHaveAttribute(
    'href',
    '/widgets',
  );
});

test('a page is checked by its address or as it is pasted, and what was written stays', async ({ page }) => {
  await page.goto('/widgets/check');
  await hydrated(page);
  const address = page.getByRole('textbox', { name: 'Address of the page' });
  await address.fill('http://localhost/article');
  await page.getByRole('button', { name: 'Check page' }).click();
  await expect(address).toHaveAccessibleDescription(/We read only what is public/);
  await expect(address).toHaveValue('http://localhost/article');

  await page.getByText('Pasted', { exact: true }).click();
  await page
    .getByRole('textbox', { name: 'Headers of the answer' })
    .fill("HTTP/2 200\ncontent-security-policy: script-src 'self'");
  await page.getByRole('textbox', { name: 'HTML of the page' }).fill('<!doctype html><p>An article</p>');
  await page.getByRole('button', { name: 'Check page' }).click();
  const finding = page.getByRole('listitem').filter({ hasText: 'Our script does not run' });
  await expect(finding).toContainText('Header, line 2');
  await expect(finding).toContainText(`script-src 'self' ${webUrl}`);
  await page.getByText('By its address', { exact: true }).click();
  await expect(address).toHaveValue('http://localhost/article');
});
