import { expect, test } from '@playwright/test';
import { preform } from '../demo';
import { holdRequests } from '../hold-requests';
import { partnerUrl, webUrl } from '../hosts';
import { card, followButton, openPartner } from './widgets/partner';

test.describe('a click on a widget', () => {
  test('leads a guest to the login or our site, whether the interactive view is late, missing or tampered with; on a link it follows the link', async ({
    page,
  }) => {
    await test.step('before hydration is held and replayed, and leads to the login', async () => {
      const release = await holdRequests(page, '**/live.js*');
      await openPartner(page);
      await followButton(page).click();
      expect(page.context().pages()).toHaveLength(1);
      const opened = page.waitForEvent('popup');
      release();
      const login = await opened;
      await expect(login).toHaveURL(`${webUrl}${preform.path}?via=product&login=true`);
      // The reader's page is where they left it.
      expect(page.url()).toBe(`${partnerUrl}/`);
      await login.close();
      await page.unrouteAll({ behavior: 'wait' });
    });

    await test.step('on a link follows the link', async () => {
      await card(page).getByRole('link', { name: 'Preform silica glass', exact: true }).click();
      await expect(page).toHaveURL(`${webUrl}${preform.path}?via=product`);
    });

    await test.step('leads to our site when the interactive view fails to load', async () => {
      await page.route('**/live.js*', (route) => route.abort());
      await openPartner(page);
      await followButton(page).click();
      await expect(page).toHaveURL(`${webUrl}${preform.path}?via=product`);
      await page.unroute('**/live.js*');
    });

    await test.step('does not run an interactive view with a wrong integrity hash', async () => {
      await page.route('**/live.js*', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body: 'document.title = "tampered"; export const hydrate = () => {};',
        }),
      );
      await openPartner(page);
      await page.evaluate(() => {
        // Firefox forgets what is stored later, on the way to a page that shares with no other.
        addEventListener('beforeunload', () => sessionStorage.setItem('title', document.title));
      });
      await followButton(page).click();
      await expect(page).toHaveURL(`${webUrl}${preform.path}?via=product`);
      await page.goto(partnerUrl);
      // The page that is left may still answer, or be gone in the midst of it.
      const title = () => page.evaluate(() => sessionStorage.getItem('title')).catch(() => null);
      await expect.poll(title).toContain('helium price');
    });
  });

  test('works by keyboard, counts a double click once, and changes only text, on a hostile page as well', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    for (const path of ['/', '/hostile']) {
      await openPartner(page, path);
      // The page follows for its reader, and counts what it is told.
      await page.evaluate(() => {
        const told: unknown[] = [];
        Object.assign(window, { told });
        addEventListener('millrace:follow', (event) => {
          event.preventDefault();
          told.push((event as CustomEvent).detail);
        });
      });
      const told = () => page.evaluate(() => (window as unknown as { told: unknown[] }).told);
      const following = card(page).getByRole('button', { name: 'Following' });
      await card(page).evaluate((host) => {
        const root = host.shadowRoot as ShadowRoot;
        const changes: string[] = [];
        Object.assign(window, { changes, before: [...root.querySelectorAll('*')] });
        new MutationObserver((records) => {
          for (const { type, target } of records) changes.push(`${type} ${target.nodeName}`);
        }).observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
      });
      const markup = () => card(page).evaluate((host) => (host.shadowRoot as ShadowRoot).innerHTML);
      const before = await markup();
      expect(before, path).toContain('Connected Suppliers');

      await card(page).getByRole('link', { name: 'Preform silica glass', exact: true }).focus();
      await page.keyboard.press('Tab');
      await expect(followButton(page)).toBeFocused();
      await page.keyboard.press('Space');
      await expect(following).toBeFocused();
      const { changes, same } = await card(page).evaluate((host) => {
        const { changes, before } = window as unknown as { changes: string[]; before: Element[] };
        const after = [...(host.shadowRoot as ShadowRoot).querySelectorAll('*')];
        let same = after.length === before.length;
        // The hostile page has replaced methods of arrays.
        for (let at = 0; at < after.length; at++) same &&= after[at] === before[at];
        return { changes, same };
      });
      expect(same, path).toBe(true);
      expect(changes.sort(), path).toEqual(['attributes BUTTON', 'characterData #text']);
      expect(await told(), path).toEqual([{ id: preform.id, name: 'Preform silica glass', following: true }]);
      await page.keyboard.press('Tab');
      await expect(card(page).getByRole('link', { name: 'Millrace Product page' })).toBeFocused();

      await following.dblclick();
      await expect(followButton(page)).toBeVisible();
      expect(await told(), path).toHaveLength(2);
      expect(await markup(), path).toBe(before);
    }
    expect(errors).toEqual([]);
  });
});
