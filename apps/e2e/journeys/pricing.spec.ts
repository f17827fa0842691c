import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { served, webUrl } from '../hosts';
import { hydrated } from '../sign-in';

test('shows three plan cards and a table that stacks per feature on phones [PLAN-010]', async ({ page }) => {
  await page.goto('/pricing');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Plans and prices');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Free',
    'Premium',
    'Platinum',
    'Compare the plans',
    'Frequently asked questions',
  ]);
  const table = main.getByRole('table', { name: 'What each plan includes' });
  await expect(table.getByRole('columnheader')).toHaveText(['Feature', 'Basic/Free', 'Premium', 'Platinum']);
  const analytics = table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Analytics' }) });
  const tops = async () =>
    new Set(
      await analytics
        .getByRole('cell')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top)),
    );
  expect((await tops()).size).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(table.getByRole('columnheader')).toHaveCount(0);
  await expect(analytics.getByRole('cell')).toHaveText(['Free', 'Small Teams', 'Enterprise']);
  expect((await tops()).size).toBe(3);
});

test('its FAQ has ten questions, the last open at first, and works by keyboard [PLAN-012]', async ({
  page,
}) => {
  await page.goto('/pricing');
  await hydrated(page);
  const questions = page.getByRole('main').getByRole('button');
  await expect(questions).toHaveCount(10);
  await expect(page.getByRole('main').locator('[aria-expanded="true"]')).toHaveText(['Who uses Millrace?']);
  await questions.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').locator('[aria-expanded="true"]')).toHaveText(['What is Millrace?']);
});

test('is rendered on the server, says what it is to robots, and is found from the foot', async ({ page }) => {
  const html = await served('/pricing');
  expect(html).toContain('<title>Plans and prices · Millrace</title>');
  expect(html).toContain('<meta name="robots" content="index, follow"');
  expect(html).toContain(`<link rel="canonical" href="${webUrl}/pricing"`);
  expect(html).toContain('$1250');
  expect(html).toContain('$3000');
  await page.goto('/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
