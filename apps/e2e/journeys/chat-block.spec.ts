import { expect, type Page, test } from '@playwright/test';
import { log, type Member, openMemberBrowser, openWith, words } from '../conversation';

/** Both on Premium, and in no other journey: a block would reach it. */
const [blocker, blocked] = ['sara.conti@lamarca-compositi.example', 'rosaria.licata@monteluna-solar.example'];

/** Opens the menu of the conversation and chooses from it, by the keyboard alone. */
async function choose(page: Page, whom: Member, name: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: `Options for ${whom.name}` })
    .focus();
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name });
  await expect(item).toBeVisible();
  while (!(await item.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

test('a member who is blocked in a conversation is refused there, until unblocked [GAP-097]', async ({
  browser,
}) => {
  const one = await openMemberBrowser(browser, blocker);
  const other = await openMemberBrowser(browser, blocked);
  const text = `Rods at half the price ${Date.now()}`;
  await openWith(one, other);
  await openWith(other, one);
  await expect(words(one.page)).toBeVisible();
  await expect(words(other.page)).toBeVisible();

  await choose(one.page, other, `Block ${other.name}`);
  const question = one.page.getByRole('alertdialog', { name: `Block ${other.name}?` });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Block' }).focus();
  await one.page.keyboard.press('Enter');
  await expect(one.page.getByText(/Neither of you can send messages here/)).toBeVisible();
  await expect(words(one.page)).toHaveCount(0);

  // The other is not told before it matters.
  await words(other.page).fill(text);
  await other.page.keyboard.press('Enter');
  await expect(other.page.getByText('This member doesn’t accept messages from you.')).toBeVisible();
  await expect(words(other.page)).toHaveCount(0);
  await expect(other.page.getByText(/doesn’t accept messages from you\. You can still read/)).toBeVisible();
  await expect(log(one.page)).not.toContainText(text);

  await one.page.getByRole('button', { name: `Unblock ${other.name}` }).focus();
  await one.page.keyboard.press('Enter');
  await expect(words(one.page)).toBeVisible();
  await other.page.getByRole('button', { name: 'Try again' }).click();
  await expect(log(one.page)).toContainText(text);
  await openWith(other, one);
  await expect(words(other.page)).toBeVisible();
  for (const { context } of [one, other]) await context.close();
});
