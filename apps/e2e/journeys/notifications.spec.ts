import { type Browser, expect, test } from '@playwright/test';
import { accounts } from '../demo';
import { hydrated, signIn, withoutTimedInquiry } from '../sign-in';

const phone = { width: 390, height: 844 };

/** Signs a member in, in a browser of their own. */
async function enter(browser: Browser, email: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await withoutTimedInquiry(page);
  await page.goto('/');
  await signIn(page, email);
  return page;
}

test('guests are asked to log in, and the page is not indexed [PAGE-016]', async ({ page }) => {
  await withoutTimedInquiry(page);
  await page.goto('/notifications');
  await expect(page.getByText('Please login to view this page')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('a member is told of a comment, reads it at the bell by keyboard, and the dots go in every tab [NAV-002, GAP-090]', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const [author, reader] = [await enter(browser, accounts.premium), await enter(browser, accounts.platinum)];
  const other = await author.context().newPage();
  await other.goto('/networkFeed');
  await hydrated(other);
  // What the demonstration told is read.
  await author.goto('/notifications');
  const bell = author.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications', { timeout: 20_000 });
  const words = `Helium recovery, run ${Date.now()}.`;
  await author.goto('/networkFeed/user');
  await hydrated(author);
  await author.getByRole('main').getByRole('textbox').first().fill(words);
  await author.getByRole('main').getByRole('button', { name: 'Post', exact: true }).click();
  const post = author.getByRole('article').filter({ hasText: words });
  await expect(post).toBeVisible();

  const ownFeed = await author
    .getByRole('banner')
    .locator('a[href^="/networkFeed/user/"]')
    .getAttribute('href');
  await reader.goto(ownFeed ?? '');
  await hydrated(reader);
  const seen = reader.getByRole('article').filter({ hasText: words });
  await seen.getByRole('button', { name: /^Comment/ }).click();
  await seen.getByRole('textbox', { name: 'Write a comment' }).fill('Which compressor?');
  await seen.locator('form').getByRole('button', { name: 'Comment' }).click();
  // Stored by then.
  await expect(seen.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('');
  await expect(seen.getByText('Which compressor?')).toBeVisible();

  // Nothing is loaded anew: what was said comes over the socket, in every tab.
  for (const page of [author, other]) {
    const its = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
    await expect(its).toHaveAccessibleName('Notifications, some are unread', { timeout: 20_000 });
  }

  await author.setViewportSize(phone);
  const section = author.getByRole('navigation').getByRole('link', { name: /^Notifications/ });
  await expect(section).toHaveAccessibleName(/Something is unread/);
  await author.setViewportSize({ width: 1280, height: 800 });

  await hydrated(author);
  await bell.focus();
  await author.keyboard.press('Enter');
  const told = author.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first();
  await expect(told).toContainText('commented on your post');
  await expect(bell).toHaveAccessibleName('Notifications');
  const elsewhere = other.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  await expect(elsewhere).toHaveAccessibleName('Notifications');
  await told.getByRole('link', { name: 'your post' }).press('Enter');
  await expect(author).toHaveURL(/\/feed\/post\//);
  await expect(author.getByText(words).first()).toBeVisible();

  await author.goto('/notifications');
  await expect(
    author.getByRole('listitem').filter({ hasText: 'commented on your post' }).first(),
  ).toBeVisible();
  await author.context().close();
  await reader.context().close();
});
