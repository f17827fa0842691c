import { expect, test } from '@playwright/test';
import { accounts } from '../demo';
import { apiUrl } from '../hosts';
import { registerNewcomer } from '../register-newcomer';
import { hydrated, signInAs, suppressInquiryDialog } from '../sign-in';

test('a member is told of a comment, reads it at the bell by keyboard, and the dots go in every tab [NAV-002, GAP-090]', async ({
  browser,
}) => {
  // Nobody else has anything to tell a newcomer, nor reads it.
  const author = await (await browser.newContext()).newPage();
  const { verifyLink } = await registerNewcomer(author.context(), 'Nora');
  await suppressInquiryDialog(author);
  await author.goto(verifyLink);
  await expect(author).toHaveURL(/\/onboarding/);
  const words = 'Helium recovery is in operation.';
  const path = await author.evaluate(
    async ({ url, text }) => {
      const form = new FormData();
      form.set('text', text);
      const reply = await fetch(url, { method: 'POST', credentials: 'include', body: form });
      return `/feed/post/${(await reply.json()).Item.id}`;
    },
    { url: `${apiUrl}/api/v1/feed/post`, text: words },
  );
  const other = await author.context().newPage();
  const tabs = [author, other];
  for (const tab of tabs) {
    const isLive = tab.waitForEvent('websocket');
    await tab.goto('/networkFeed/global/noop');
    await hydrated(tab);
    await isLive;
  }
  const bellOf = (tab: typeof author) =>
    tab.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  for (const tab of tabs) await expect(bellOf(tab)).toHaveAccessibleName('Notifications');

  const reader = await (await browser.newContext()).newPage();
  await signInAs(reader, accounts.platinum);
  await reader.goto(path);
  await hydrated(reader);
  const seen = reader.getByRole('article').filter({ hasText: words });
  const comment = seen.getByRole('textbox', { name: 'Write a comment' });
  if (!(await comment.isVisible())) await seen.getByRole('button', { name: /^Comment/ }).click();
  await comment.fill('Which compressor?');
  // It shows before it is stored, and leaving would take it back.
  const stored = reader.waitForResponse(
    (reply) => reply.request().method() === 'POST' && /\/comments?\b/.test(reply.url()),
  );
  await seen.locator('form').getByRole('button', { name: 'Comment' }).click();
  await stored;
  await expect(seen.getByRole('paragraph').filter({ hasText: 'Which compressor?' })).toBeVisible();
  await reader.context().close();

  // Nothing is loaded anew: what was said comes over the socket, in every tab.
  for (const tab of tabs) {
    await expect(bellOf(tab)).toHaveAccessibleName('Notifications, unread', { timeout: 20_000 });
  }
  await author.setViewportSize({ width: 390, height: 844 });
  const section = author.getByRole('navigation').getByRole('link', { name: /^Notifications/ });
  await expect(section).toHaveAccessibleName(/Unread/);
  await author.setViewportSize({ width: 1280, height: 800 });

  await bellOf(author).focus();
  await author.keyboard.press('Enter');
  const told = author.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem');
  await expect(told).toHaveCount(1);
  await expect(told).toContainText('commented on your post');
  for (const tab of tabs) await expect(bellOf(tab)).toHaveAccessibleName('Notifications');
  await told.getByRole('link', { name: 'your post' }).press('Enter');
  await expect(author).toHaveURL(path);
  await expect(author.getByText(words).first()).toBeVisible();

  await author.goto('/notifications');
  await expect(author.getByRole('main').getByRole('listitem')).toContainText('commented on your post');
  await author.context().close();
});
