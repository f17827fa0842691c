import { expect, test } from '@playwright/test';
import { expectNoFaults } from '../expect-no-faults';
import { webUrl } from '../hosts';
import { hydrated } from '../sign-in';

test('a visitor stays in the first step of the wizard [ACC-031, GAP-003]', async ({ page }) => {
  await page.goto('/onboarding?step=3&email=ines%40kvarnholm.example');
  await expect(page).toHaveURL(`${webUrl}/onboarding?step=1&email=ines%40kvarnholm.example`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('tab', { name: /Company details/ })).toBeDisabled();
  await expect(page.getByRole('tab', { name: /Products sold/ })).toBeDisabled();
  await expect(page.getByRole('textbox', { name: /^Work email/ })).toHaveValue('ines@kvarnholm.example');
});

test('a visitor registers in the wizard by keys alone, and learns that a link was sent [ACC-033]', async ({
  page,
}) => {
  await page.goto('/onboarding');
  await hydrated(page);
  await page.getByRole('textbox', { name: /^First name/ }).focus();
  for (const text of ['Ines', 'Berg', 'Process engineer', `ines.${Date.now()}@kvarnholm.example`]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.getByLabel(/^Password/).fill('bergkrystall-7');
  await page.getByLabel(/^Confirm password/).fill('bergkrystall-7');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'A verification link was sent' })).toBeVisible();
  await page.getByRole('button', { name: 'Resend verification link' }).press('Enter');
  await expect(page.getByText('Verification link resent.')).toBeVisible();
});

test('the first step has no fault that axe finds, in light and in dark, and fits a phone', async ({
  page,
}) => {
  await page.goto('/onboarding');
  await hydrated(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText('First name is mandatory');
  await expectNoFaults(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
