import { expect, type Page, test } from '@playwright/test';
import { accounts, preform } from '../demo';
import { expectNoFaults } from '../expect-no-faults';
import { enter, hydrated, withoutTimedInquiry } from '../sign-in';

const productFeed = `/networkFeed/product/${preform.id}`;
const cards = (page: Page) => page.getByRole('feed').getByRole('article');
/** Somebody else's post, whose menu has more to offer. */
const othersCard = (page: Page) =>
  cards(page).and(page.locator(':not([aria-label="Post by Maren Lindgren"])')).first();
const DIALOG = '[role="dialog"], [role="alertdialog"]';

test('axe finds nothing in what guests read: a feed, a post, and both kinds of search', async ({ page }) => {
  test.setTimeout(120_000);
  await withoutTimedInquiry(page);
  await page.goto(productFeed);
  await hydrated(page);
  await expectNoFaults(page);
  await cards(page).first().locator('a[href^="/feed/post/"]').first().click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expectNoFaults(page);
  for (const path of [
    '/search?q=preform&category=products',
    '/search?q=silica&category=companies',
    '/search?q=nothinglikethat',
    '/search',
  ]) {
    await page.goto(path);
    await hydrated(page);
    await expectNoFaults(page);
  }
  await page.getByRole('combobox', { name: 'Search products and companies' }).fill('preform');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectNoFaults(page);
});

test('axe finds nothing in a member’s feeds, nor in what opens from a post', async ({ page }) => {
  test.setTimeout(180_000);
  await enter(page, accounts.premium);
  for (const path of ['/networkFeed/global', '/networkFeed/user', '/networkFeed/new']) {
    await page.goto(path);
    await hydrated(page);
    await expectNoFaults(page);
  }
  await page.goto(productFeed);
  await hydrated(page);
  const composer = page.getByRole('form', { name: 'New post' });
  await composer.getByRole('textbox').first().fill('With @Pref');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectNoFaults(page);
  await page.keyboard.press('Escape');
  await composer.getByRole('textbox').first().fill('');

  const card = othersCard(page);
  await card.getByRole('button', { name: /^Comment/ }).click();
  await expect(card.getByRole('textbox', { name: 'Write a comment' })).toBeVisible();
  await expectNoFaults(page);
  await card.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog', { name: 'Share this post' })).toBeVisible();
  await expectNoFaults(page, DIALOG);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const menu = card.getByRole('button', { name: 'Post menu' });
  await menu.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectNoFaults(page, '[role="menu"]');
  await page.getByRole('menuitem', { name: 'Report Abuse' }).click();
  await expect(page.getByRole('dialog', { name: 'Report Abuse' })).toBeVisible();
  await expectNoFaults(page, DIALOG);
});

test('axe finds nothing in what an author opens: the dialogs that edit, tag and remove a post', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await enter(page, accounts.premium);
  await page.goto('/networkFeed/user');
  await hydrated(page);
  const text = `Rods without faults ${Date.now()}`;
  const composer = page.getByRole('form', { name: 'New post' });
  await composer.getByRole('textbox').first().fill(text);
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  const mine = cards(page).filter({ hasText: text });
  await expect(mine).toBeVisible();
  for (const [item, role] of [
    ['Edit', 'dialog'],
    [/^Tag/, 'dialog'],
    ['Remove', 'alertdialog'],
  ] as const) {
    await mine.getByRole('button', { name: 'Post menu' }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await expect(page.getByRole(role)).toBeVisible();
    await expectNoFaults(page, DIALOG);
    if (item !== 'Remove') await page.keyboard.press('Escape');
    else await page.getByRole(role).getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  // The offer to take that back stands over the page.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectNoFaults(page);
});
