import { expect, type Page, test } from '@playwright/test';
import { preform } from '../demo';
import { holdBack } from '../hold-back';
import { partnerUrl, webUrl } from '../hosts';
import { card, followButton, openPartner } from './widgets/partner';

test.describe('a press on a widget', () => {
  /** Has the page follow for its reader, and count what it is told. */
  const follow = (page: Page) =>
    page.evaluate(() => {
      const told: unknown[] = [];
      Object.assign(window, { told });
      addEventListener('millrace:follow', (event) => {
        event.preventDefault();
        told.push((event as CustomEvent).detail);
      });
    });
  const told = (page: Page) => page.evaluate(() => (window as unknown as { told: unknown[] }).told);

  test('that comes before the view is held and replayed, and leads a guest to the login', async ({
    page,
  }) => {
    const release = await holdBack(page, '**/live.js*');
    await openPartner(page);
    await followButton(page).click();
    expect(page.context().pages()).toHaveLength(1);
    const opened = page.waitForEvent('popup');
    release();
    const login = await opened;
    await login.waitForURL(`${webUrl}${preform.path}?via=product&login=true`);
    // The reader's page is where they left it.
    expect(page.url()).toBe(`${partnerUrl}/`);
  });

  test('that is double is one', async ({ page }) => {
    await openPartner(page);
    await follow(page);
    await followButton(page).dblclick();
    await expect(card(page).getByRole('button', { name: 'Following' })).toBeVisible();
    expect(await told(page)).toEqual([{ id: preform.id, name: 'Preform silica glass', following: true }]);
    await card(page).getByRole('button', { name: 'Following' }).click();
    await expect(followButton(page)).toBeVisible();
    expect(await told(page)).toHaveLength(2);
  });

  test('changes no node but the text, and keeps the focus', async ({ page }) => {
    await openPartner(page);
    await follow(page);
    await card(page).evaluate((host) => {
      const root = host.shadowRoot as ShadowRoot;
      const changes: string[] = [];
      Object.assign(window, { changes, before: [...root.querySelectorAll('*')] });
      new MutationObserver((records) => {
        for (const { type, target } of records) changes.push(`${type} ${target.nodeName}`);
      }).observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    await followButton(page).press('Enter');
    await expect(card(page).getByRole('button', { name: 'Following' })).toBeFocused();
    const { changes, same } = await card(page).evaluate((host) => {
      const { changes, before } = window as unknown as { changes: string[]; before: Element[] };
      const after = [...(host.shadowRoot as ShadowRoot).querySelectorAll('*')];
      return {
        changes,
        same: after.length === before.length && after.every((node, at) => node === before[at]),
      };
    });
    expect(same).toBe(true);
    expect(changes.sort()).toEqual(['attributes BUTTON', 'characterData #text']);
  });

  test('changes nothing but the button where the page has replaced methods of arrays', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await openPartner(page, '/hostile');
    await follow(page);
    const markup = () => card(page).evaluate((host) => (host.shadowRoot as ShadowRoot).innerHTML);
    const withoutButton = (text: string) => text.replace(/<button.*?<\/button>/, '');
    const before = await markup();
    expect(withoutButton(before)).toContain('Connected Suppliers');
    await followButton(page).click();
    const pressed = card(page).getByRole('button', { name: 'Following' });
    await expect(pressed).toBeVisible();
    expect(withoutButton(await markup())).toBe(withoutButton(before));
    await pressed.click();
    await expect(followButton(page)).toBeVisible();
    expect(await markup()).toBe(before);
    expect(errors).toEqual([]);
  });

  test('can be made by keyboard alone', async ({ page }) => {
    await openPartner(page);
    await follow(page);
    await card(page).getByRole('link', { name: 'Preform silica glass', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(followButton(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(card(page).getByRole('button', { name: 'Following' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(card(page).getByRole('link', { name: 'Millrace Product page' })).toBeFocused();
    expect(await told(page)).toHaveLength(1);
  });

  test('on a link is the link itself', async ({ page }) => {
    await openPartner(page);
    await card(page).getByRole('link', { name: 'Preform silica glass', exact: true }).click();
    await page.waitForURL(`${webUrl}${preform.path}?via=product`);
  });
});
