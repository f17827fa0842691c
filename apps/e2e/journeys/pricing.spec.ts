import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { served, webUrl } from '../hosts';
import { hydrated } from '../sign-in';

test('a visitor finds the prices from the foot of a page, compares the plans and opens a question by keyboard, on a phone as well [PLAN-010, PLAN-012]', async ({
  page,
}) => {
  await test.step('the page is rendered on the server, and says what it is to robots', async () => {
    const html = await served('/pricing');
    expect(html).toContain('<title>Plans and prices · Millrace</title>');
    expect(html).toContain('<meta name="robots" content="index, follow"');
    expect(html).toContain(`<link rel="canonical" href="${webUrl}/pricing"`);
    expect(html).toContain('$1250');
    expect(html).toContain('$3000');
  });

  await page.goto('/faq');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Plans and prices');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Free',
    'Premium',
    'Platinum',
    'Compare plans',
    'Frequently asked questions',
  ]);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  const questions = main.getByRole('button');
  await expect(questions).toHaveCount(10);
  await expect(main.locator('[aria-expanded="true"]')).toHaveText(['Who uses Millrace?']);
  await questions.first().focus();
  await page.keyboard.press('Enter');
  await expect(main.locator('[aria-expanded="true"]')).toHaveText(['What is Millrace?']);

  const table = main.getByRole('table', { name: 'Features of each plan' });
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
  await expect(analytics.getByRole('cell')).toHaveText([
    'Free',
    'Small Teams (Premium)',
    'Enterprise (Platinum)',
  ]);
  expect((await tops()).size).toBe(3);
});
