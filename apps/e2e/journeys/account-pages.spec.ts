import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { hydrated } from '../sign-in';

test('no index lists these pages [GAP-026]', async ({ page }) => {
  for (const path of ['/signup', '/signup/verificationMessage', '/thankyou', '/verify', '/resetpassword']) {
    const reply = await page.goto(path);
    expect(reply?.status()).toBe(200);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
});

const pagesAndViews = [
  '/signup',
  '/signup/verificationMessage',
  '/thankyou',
  '/verify?problem=used',
  '/verify?problem=replaced&of=email',
  '/verify?done=email',
  '/resetpassword',
  '/resetpassword?token=nobody-has-ever-been-sent-this',
  '/?login=true',
  '/?login=true&signup=true',
  '/?login=true&forgot=true',
  '/?loginerror=Please+verify+your+email&unverified=1',
];

for (const path of pagesAndViews) {
  test(`axe finds nothing on ${path}, in light and in dark`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await hydrated(page);
      const isOver = path.startsWith('/?');
      if (isOver) await expect(page.getByRole('dialog')).toBeVisible();
      // What lies beneath a dialog is another page's to show.
      const axe = isOver ? new AxeBuilder({ page }).include('[role="dialog"]') : new AxeBuilder({ page });
      const { violations } = await axe.analyze();
      expect(violations.map(({ id, nodes }) => [colorScheme, id, nodes.map(({ html }) => html)])).toEqual([]);
    }
  });
}
