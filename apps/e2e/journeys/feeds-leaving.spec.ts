import { expect, type Locator, type Page, test } from '@playwright/test';
import { accounts } from '../demo';
import { holdBack } from '../hold-back';
import { hydrated, signIn, withoutTimedInquiry } from '../sign-in';

const run = Date.now();

test.beforeEach(({ page }) => withoutTimedInquiry(page));

/** Opens a feed as a member. @returns Where one writes. */
async function openFeed(page: Page, feed: 'global' | 'user'): Promise<Locator> {
  await page.goto('/');
  await signIn(page, accounts.premium);
  await page.goto(`/networkFeed/${feed}`);
  await hydrated(page);
  return page.getByRole('main').getByRole('textbox').first();
}

test('a member who leaves while a post is on its way is asked, and what they wrote is kept', async ({
  page,
}) => {
  const box = await openFeed(page, 'global');
  await box.fill(`Muffle ${run} waits.`);
  // It never comes through.
  await page.route('**/api/v1/feed/post', () => new Promise(() => {}));
  const sending = page.waitForRequest('**/api/v1/feed/post');
  await page.getByRole('main').getByRole('button', { name: 'Post', exact: true }).click();
  await sending;
  const away = page.getByRole('banner').getByRole('link', { name: /^Messages/ });
  await away.click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave while your post is on its way?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/networkFeed\/global/);
  await away.click();
  await dialog.getByRole('button', { name: 'Stop and leave' }).click();
  await expect(page).not.toHaveURL(/networkFeed/);
  await page.goBack();
  await expect(box).toHaveValue(`Muffle ${run} waits.`);
});

test('a member who leaves while an edit is on its way is asked, and what they changed is kept', async ({
  page,
}) => {
  const box = await openFeed(page, 'user');
  const text = `Muffle of run ${run} is edited.`;
  await box.fill(text);
  await page.getByRole('main').getByRole('button', { name: 'Post', exact: true }).click();
  const mine = page.getByRole('feed').getByRole('article').filter({ hasText: text });
  const edit = page.getByRole('dialog', { name: 'Edit' });
  const openEdit = async (card: Locator) => {
    await card.getByRole('button', { name: 'Post menu' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
  };
  // It never comes through.
  const address = /\/feed\/post\/[^/]+\/content$/;
  await page.route(address, () => new Promise(() => {}));
  const save = async () => {
    const sending = page.waitForRequest(address);
    await edit.getByRole('button', { name: 'Save' }).click();
    await sending;
    await page.keyboard.press('Escape');
    await expect(edit).toBeVisible();
  };
  const asked = page.getByRole('alertdialog', { name: 'Leave while your edit is on its way?' });

  await mine.locator('a[href^="/feed/post/"]').first().click();
  await expect(page).toHaveURL(/\/feed\/post\//);
  const alone = page.getByRole('main').getByRole('article');
  await expect(alone).toHaveCount(1);
  await openEdit(alone);
  await edit.getByRole('textbox').first().fill(`${text} Twice.`);
  await save();
  await page.goBack();
  await asked.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/\/feed\/post\//);
  await page.goBack();
  await asked.getByRole('button', { name: 'Stop and leave' }).click();
  await expect(page).toHaveURL(/networkFeed\/user/);

  await openEdit(mine);
  await expect(edit.getByRole('textbox').first()).toHaveValue(`${text} Twice.`);
  await save();
  await page.goForward();
  await asked.getByRole('button', { name: 'Stop and leave' }).click();
  await expect(alone).toHaveCount(1);
  await expect(alone.getByText(text, { exact: true })).toBeVisible();
});

test('the question goes once the edit is saved meanwhile, and the reader is where they were', async ({
  page,
}) => {
  const box = await openFeed(page, 'user');
  const text = `Muffle of run ${run} is edited in time.`;
  await box.fill(text);
  await page.getByRole('main').getByRole('button', { name: 'Post', exact: true }).click();
  const mine = page.getByRole('feed').getByRole('article').filter({ hasText: text });
  await mine.locator('a[href^="/feed/post/"]').first().click();
  const alone = page.getByRole('main').getByRole('article');
  await expect(alone).toHaveCount(1);
  await expect(page).toHaveURL(/\/feed\/post\//);
  await alone.getByRole('button', { name: 'Post menu' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit' });
  const address = /\/feed\/post\/[^/]+\/content$/;
  const letThrough = await holdBack(page, address);
  await edit.getByRole('textbox').first().fill(`${text} Twice.`);
  const sending = page.waitForRequest(address);
  await edit.getByRole('button', { name: 'Save' }).click();
  await sending;
  await page.goBack();
  const asked = page.getByRole('alertdialog', { name: 'Leave while your edit is on its way?' });
  await expect(asked).toBeVisible();
  letThrough();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(edit).toHaveCount(0);
  await expect(page).toHaveURL(/\/feed\/post\//);
  await expect(alone.getByText(`${text} Twice.`)).toBeVisible();
  await expect(alone.getByRole('button', { name: 'Post menu' })).toBeFocused();
});
