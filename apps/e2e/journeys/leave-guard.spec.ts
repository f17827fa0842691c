import { expect, type Locator, test } from '@playwright/test';
import { accounts } from '../demo';
import { holdRequests } from '../hold-requests';
import { hydrated, signInAs } from '../sign-in';

test('a member who leaves while a post or an edit is being sent is asked, and loses nothing of it', async ({
  page,
}) => {
  const text = `Muffle of run ${Date.now()}.`;
  await signInAs(page, accounts.premium);
  await page.goto('/networkFeed/user');
  await hydrated(page);
  const main = page.getByRole('main');
  const box = main.getByRole('textbox').first();
  const send = main.getByRole('button', { name: 'Post', exact: true });
  await box.fill(text);

  await test.step('a post that never comes through is kept as a draft', async () => {
    await page.route('**/api/v1/feed/post', () => new Promise(() => {}));
    const sending = page.waitForRequest('**/api/v1/feed/post');
    await send.click();
    await sending;
    const away = page.getByRole('banner').getByRole('link', { name: /^Messages/ });
    await away.click();
    const asked = page.getByRole('alertdialog', { name: 'Leave while your post is uploading?' });
    await asked.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL(/networkFeed\/user/);
    await away.click();
    await asked.getByRole('button', { name: 'Stop and leave' }).click();
    await expect(page).not.toHaveURL(/networkFeed/);
    await page.goBack();
    await expect(box).toHaveValue(text);
    await page.unroute('**/api/v1/feed/post');
  });

  await send.click();
  const mine = page.getByRole('feed').getByRole('article').filter({ hasText: text });
  await mine.locator('a[href^="/feed/post/"]').first().click();
  await expect(page).toHaveURL(/\/feed\/post\//);
  const alone = main.getByRole('article');
  await expect(alone).toHaveCount(1);
  const edit = page.getByRole('dialog', { name: 'Edit' });
  const asked = page.getByRole('alertdialog', { name: 'Leave while your edit is saving?' });
  const address = /\/feed\/post\/[^/]+\/content$/;
  const openEdit = async (card: Locator) => {
    await card.getByRole('button', { name: 'Post options' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
  };
  const save = async () => {
    const sending = page.waitForRequest(address);
    await edit.getByRole('button', { name: 'Save' }).click();
    await sending;
  };

  await test.step('the question closes once the edit is saved, and the reader stays', async () => {
    const letThrough = await holdRequests(page, address);
    await openEdit(alone);
    await edit.getByRole('textbox').first().fill(`${text} Twice.`);
    await save();
    await page.goBack();
    await expect(asked).toBeVisible();
    letThrough();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(edit).toHaveCount(0);
    await expect(page).toHaveURL(/\/feed\/post\//);
    await expect(alone.getByText(`${text} Twice.`)).toBeVisible();
    await expect(alone.getByRole('button', { name: 'Post options' })).toBeFocused();
    await page.unroute(address);
  });

  await test.step('an edit that never comes through is kept for the next time', async () => {
    await page.route(address, () => new Promise(() => {}));
    await openEdit(alone);
    await edit.getByRole('textbox').first().fill(`${text} Thrice.`);
    await save();
    await page.keyboard.press('Escape');
    await expect(edit).toBeVisible();
    await page.goBack();
    await asked.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL(/\/feed\/post\//);
    await page.goBack();
    await asked.getByRole('button', { name: 'Stop and leave' }).click();
    await expect(page).toHaveURL(/networkFeed\/user/);
    await openEdit(mine);
    await expect(edit.getByRole('textbox').first()).toHaveValue(`${text} Thrice.`);
  });
});
