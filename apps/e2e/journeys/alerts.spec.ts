import { type Browser, expect, test } from '@playwright/test';
import { accounts } from '../demo';
import { linkIn, mailTo } from '../mails';
import { registerNewcomer } from '../register-newcomer';
import { hydrated, memberMenu, startSession, suppressInquiryDialog } from '../sign-in';

/** A browser of somebody's own. */
async function newcomer(browser: Browser) {
  const page = await (await browser.newContext()).newPage();
  await suppressInquiryDialog(page);
  return page;
}

test('a member chooses to be mailed at once, is mailed about a comment, and stops it by the link of the mail [GAP-094]', async ({
  browser,
}) => {
  const [author, reader] = [await newcomer(browser), await newcomer(browser)];
  // One of whom nobody else in these tests knows: whatever is mailed is of what happens here.
  const { email, verifyLink } = await registerNewcomer(author.context(), 'Ann');
  await author.goto(verifyLink);
  await expect(author).toHaveURL(/\/onboarding/);
  await author.goto('/settings/notifications');
  await hydrated(author);
  const alerts = author.getByRole('region', { name: 'Email alerts' });
  const posts = alerts.getByRole('group', { name: /^Your posts and discussions/ });
  await posts.getByRole('radio', { name: 'Right away' }).click();
  await expect(alerts.getByRole('status')).toHaveText('Saved.');
  await author.reload();
  await hydrated(author);
  await expect(posts.getByRole('radio', { name: 'Right away' })).toBeChecked();

  const words = `Annealing, run ${Date.now()}.`;
  await author.goto('/networkFeed/user');
  await hydrated(author);
  await author.getByRole('main').getByRole('textbox').first().fill(words);
  await author.getByRole('main').getByRole('button', { name: 'Post', exact: true }).click();
  await expect(author.getByRole('article').filter({ hasText: words })).toBeVisible();
  const ownFeed = await author
    .getByRole('banner')
    .locator('a[href^="/networkFeed/user/"]')
    .getAttribute('href');
  await startSession(reader.context(), accounts.free);
  await reader.goto(ownFeed ?? '');
  await hydrated(reader);
  const seen = reader.getByRole('article').filter({ hasText: words });
  await seen.getByRole('button', { name: /^Comment/ }).click();
  await seen.getByRole('textbox', { name: 'Write a comment' }).fill('At what temperature?');
  await seen.locator('form').getByRole('button', { name: 'Comment' }).click();

  const mail = await mailTo(email, 2);
  const name = (await memberMenu(reader).getAttribute('aria-label'))?.replace('Menu of ', '');
  expect(mail.subject).toBe(`${name} commented on your post “${words}”`);
  const plain = await newcomer(browser);
  await plain.goto(linkIn(mail, '/unsubscribe'));
  await expect(plain.getByRole('heading', { level: 1, name: 'Stop email alerts?' })).toBeVisible();
  await plain.getByRole('button', { name: 'Stop all alerts' }).click();
  await expect(plain.getByRole('heading', { level: 1, name: 'Email alerts stopped' })).toBeVisible();

  await author.goto('/settings/notifications');
  await hydrated(author);
  await expect(alerts.getByRole('switch', { name: /^Send me alerts/ })).not.toBeChecked();
  await expect(posts.getByRole('radio', { name: 'Right away' })).toBeDisabled();
  for (const page of [author, reader, plain]) await page.context().close();
});
