import { expect, type Page, test } from '@playwright/test';
import { nobodysId, preform, solarCell } from '../demo';
import { holdRequests } from '../hold-requests';
import { webUrl } from '../hosts';
import { openPartner, withoutOwnFonts } from './widgets/partner';
import { shiftOf, watchPage } from './widgets/watch-page';

interface Told {
  name: string;
  detail: Record<string, unknown>;
}

test.describe('the suite of widgets', () => {
  /** Has the page note what it is told, from its first moment on. */
  const listen = (page: Page) =>
    page.addInitScript(() => {
      const told: Told[] = [];
      Object.assign(window, { told });
      for (const name of ['ready', 'error', 'click', 'follow'])
        addEventListener(`millrace:${name}`, (event) => {
          told.push({ name, detail: (event as CustomEvent).detail });
        });
    });
  const told = (page: Page, name: string) =>
    page.evaluate(
      (wanted) =>
        (window as unknown as { told: Told[] }).told
          .filter((one) => one.name === wanted)
          .map((one) => one.detail),
      name,
    );
  const open = async (page: Page) => {
    await listen(page);
    await openPartner(page, '/suite');
  };
  /** Addresses that are asked for from now on and contain this. */
  const requestsOf = (page: Page, part: string): string[] => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(part)) asked.push(request.url());
    });
    return asked;
  };
  /** Has the page follow for its reader. */
  const followForReader = (page: Page) =>
    page.evaluate(() => addEventListener('millrace:follow', (event) => event.preventDefault()));
  const setAttribute = (page: Page, selector: string, name: string, value: string) =>
    page.locator(selector).evaluate((host, [key, to]) => host.setAttribute(key, to), [name, value] as const);
  const near = async (page: Page, selector: string) => {
    const host = page.locator(selector);
    await host.scrollIntoViewIfNeeded();
    return host;
  };

  test('renders all near elements by one request, and handles buttons, links and preloading', async ({
    page,
  }) => {
    await withoutOwnFonts(page);
    await watchPage(page);
    const asked = requestsOf(page, '/cards?');
    const views = requestsOf(page, '/live.js');
    await open(page);

    await test.step('renders every element without layout shift, and dispatches ready', async () => {
      const suppliers = await near(page, 'millrace-suppliers');
      await expect(
        suppliers.getByRole('heading', { name: 'Suppliers of Preform silica glass' }),
      ).toBeVisible();
      await expect(suppliers.getByRole('listitem')).toHaveCount(4);
      for (const link of await suppliers.getByRole('listitem').getByRole('link').all())
        await expect(link).toHaveAttribute('rel', 'nofollow sponsored');
      const company = await near(page, 'millrace-company');
      await expect(company.getByRole('heading', { name: /Kvarnholm/ })).toBeVisible();
      const event = await near(page, 'millrace-event');
      await expect(event.getByRole('heading', { name: 'Preform & Draw Forum' })).toBeVisible();
      await expect(event.getByRole('link', { name: 'Attend' })).toHaveAttribute('target', '_blank');
      const events = await near(page, 'millrace-events');
      await expect(events.getByRole('heading', { name: 'Events about Optical Fiber' })).toBeVisible();
      const feed = await near(page, '[data-millrace="feed"]');
      await expect(feed.getByRole('heading', { name: 'Posts about Preform silica glass' })).toBeVisible();
      await expect(feed.getByRole('listitem')).toHaveCount(7);
      const chain = await near(page, 'millrace-value-chain');
      await expect(
        chain.getByRole('heading', { name: 'Applications of Preform silica glass' }),
      ).toBeVisible();
      await expect.poll(async () => (await told(page, 'ready')).length).toBe(10);
      expect(await told(page, 'error')).toEqual([]);
      expect(asked.length).toBeLessThanOrEqual(6);
      expect(await shiftOf(page)).toBe(0);
    });

    await test.step('preloads the interactive view when the page asks for it', async () => {
      await followForReader(page);
      expect(views).toEqual([]);
      const arrived = page.waitForResponse(/live\.js/);
      await page.evaluate(() => (window as unknown as { millrace: { preload(): void } }).millrace.preload());
      expect((await arrived).ok()).toBe(true);
      const company = page.locator('millrace-company');
      await company.getByRole('button', { name: 'Follow' }).click();
      await expect(company.getByRole('button', { name: 'Following' })).toBeVisible();
      expect(views).toHaveLength(1);
    });

    await test.step('lets the page handle Follow', async () => {
      const follow = page.locator('millrace-follow');
      await follow.getByRole('button', { name: 'Follow Preform silica glass' }).click();
      await expect(follow.getByRole('button', { name: 'Following Preform silica glass' })).toBeFocused();
      expect((await told(page, 'follow')).at(-1)).toEqual({
        id: preform.id,
        name: preform.name,
        following: true,
      });
      expect(await told(page, 'click')).toHaveLength(2);
    });

    await test.step('opens the quote request in a new tab', async () => {
      const opened = page.waitForEvent('popup');
      const deed = { name: 'Request a quote for Preform silica glass', exact: true };
      await page.locator('millrace-quote').getByRole('link', deed).click();
      const quote = await opened;
      await expect(quote).toHaveURL(`${webUrl}${preform.path}?tab=suppliers&via=quote`);
      await quote.close();
      expect(page.url()).toMatch(/\/suite$/);
    });

    await test.step('splits batches at the URL limit', async () => {
      asked.length = 0;
      const count = 250;
      await page.evaluate(
        ({ id, times }) => {
          const place = document.createElement('div');
          place.className = 'crowd';
          for (let at = 0; at < times; at++) {
            const element = document.createElement('millrace-follow');
            element.dataset.id = id;
            element.dataset.height = '44';
            // All of them are near the viewport.
            element.style.position = 'absolute';
            place.append(element);
          }
          document.querySelector('h1')?.after(place);
          place.scrollIntoView();
        },
        { id: preform.id, times: count },
      );
      const painted = () =>
        page
          .locator('.crowd millrace-follow')
          .evaluateAll((hosts) => hosts.filter((host) => host.shadowRoot?.querySelector('button')).length);
      await expect.poll(painted).toBe(count);
      expect(asked).toHaveLength(3);
      for (const address of asked) expect(address.length).toBeLessThan(8_000);
    });
  });

  test('re-renders a card when an attribute changes, keeps the follow state, and dispatches click events', async ({
    page,
  }) => {
    await open(page);
    const card = page.locator('millrace-product');
    const follow = card.getByRole('button', { name: 'Follow', exact: true });
    const following = card.getByRole('button', { name: 'Following' });

    await test.step('dispatches clicks, which the page can prevent', async () => {
      await page.evaluate(() => {
        const prevent = (event: Event) => event.preventDefault();
        addEventListener('millrace:click', prevent);
        Object.assign(window, { allowPresses: () => removeEventListener('millrace:click', prevent) });
      });
      await card.getByRole('link', { name: preform.name, exact: true }).click();
      await follow.click();
      expect(await told(page, 'click')).toEqual([
        { element: 'product', id: preform.id, href: `${webUrl}${preform.path}?via=product` },
        { element: 'product', id: preform.id, href: null },
      ]);
      expect(await told(page, 'follow')).toEqual([]);
      expect(page.url()).toMatch(/\/suite$/);
      await page.evaluate(() => (window as unknown as { allowPresses(): void }).allowPresses());
    });

    await test.step('keeps the follow state of each thing when a card is re-rendered', async () => {
      await followForReader(page);
      const set = (name: string, value: string) => setAttribute(page, 'millrace-product', name, value);
      const ready = async () => (await told(page, 'ready')).length;
      await follow.click();
      await expect(following).toBeVisible();
      const before = await ready();
      await set('data-rows', '2');
      await expect.poll(ready).toBe(before + 1);
      await expect(following).toBeVisible();
      await set('lang', 'de');
      await expect(card.getByRole('button', { name: 'Gefolgt' })).toBeVisible();
      await set('lang', 'en');
      await expect.poll(ready).toBe(before + 3);
      await set('data-id', solarCell.id);
      await expect(card.getByRole('heading', { name: solarCell.name })).toBeVisible();
      await expect(follow).toBeVisible();
      await set('data-id', preform.id);
      await expect(following).toBeVisible();
      await following.click();
      await expect(follow).toBeVisible();
      expect((await told(page, 'follow')).map(({ id, following }) => [id, following])).toEqual([
        [preform.id, true],
        [preform.id, false],
      ]);
      await set('data-rows', '3');
      await expect.poll(ready).toBe(before + 6);
      await expect(follow).toBeVisible();
    });

    await test.step('follows the shown thing while another card loads', async () => {
      const before = (await told(page, 'follow')).length;
      const release = await holdRequests(page, '**/cards?*');
      await setAttribute(page, 'millrace-product', 'data-id', solarCell.id);
      await follow.click();
      await expect.poll(async () => (await told(page, 'follow')).length).toBe(before + 1);
      expect((await told(page, 'follow')).at(-1)).toEqual({
        id: preform.id,
        name: preform.name,
        following: true,
      });
      release();
      await expect(card.getByRole('heading', { name: solarCell.name })).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
    });

    await test.step('re-renders a card when an attribute changes, with the height of the current attributes', async () => {
      await setAttribute(page, 'millrace-product', 'data-theme', 'dark');
      await expect(card.locator('article')).toHaveCSS('background-color', 'rgb(23, 27, 35)');
      // What was painted before leaves nothing behind: the sheet that keeps the room, and that of the card.
      expect(await card.evaluate((host) => host.shadowRoot?.adoptedStyleSheets.length)).toBe(2);
      const suppliers = await near(page, 'millrace-suppliers');
      await expect(suppliers.getByRole('listitem')).toHaveCount(4);
      await setAttribute(page, 'millrace-suppliers', 'data-rows', '3');
      await setAttribute(page, 'millrace-suppliers', 'data-rel', 'ugc');
      await expect(suppliers.getByRole('listitem')).toHaveCount(3);
      await expect(suppliers.getByRole('listitem').getByRole('link').first()).toHaveAttribute('rel', 'ugc');
      const roomKept = () => suppliers.evaluate((host) => getComputedStyle(host).minHeight);
      const ownRoom = await roomKept();
      await setAttribute(page, 'millrace-suppliers', 'data-height', '600px');
      await expect.poll(roomKept).toBe('600px');
      await suppliers.evaluate((host: HTMLElement) => {
        delete host.dataset.height;
      });
      await expect.poll(roomKept).toBe(ownRoom);
    });
  });

  test('dispatches why a card is missing, and applies a click to the card that was clicked', async ({
    page,
  }) => {
    await open(page);
    const card = page.locator('millrace-product');
    const follow = card.getByRole('button', { name: 'Follow', exact: true });
    const setId = (id: string) => setAttribute(page, 'millrace-product', 'data-id', id);

    await test.step('dispatches unavailable for failures and refusals, and keeps the fallback', async () => {
      await expect(follow).toBeVisible();
      const fallback = card.getByRole('link');
      const answers = [
        undefined,
        {
          contentType: 'text/html',
          body: '<m><p></p><p title="unavailable">Millrace: it could not be read; the fallback stays.</p>',
        },
        {
          contentType: 'application/json',
          body: JSON.stringify({ error: 'Too many', code: 'rate_limited' }),
        },
      ];
      for (const [at, answer] of answers.entries()) {
        await page.route('**/cards?*', (route) =>
          answer
            ? route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*' } })
            : route.abort(),
        );
        const id = at % 2 === 0 ? solarCell.id : preform.id;
        await setId(id);
        await expect.poll(async () => (await told(page, 'error')).length).toBe(at + 1);
        expect((await told(page, 'error')).at(-1)).toEqual({ element: 'product', id, reason: 'unavailable' });
        // Not the card of what it was about before.
        await expect(fallback).toHaveCount(1);
        await expect(fallback).toBeVisible();
        await expect(card.getByRole('button')).toHaveCount(0);
        await page.unroute('**/cards?*');
      }
      await setId(nobodysId);
      await expect.poll(async () => (await told(page, 'error')).at(-1)?.reason).toBe('missing');
      await expect(fallback).toBeVisible();
      await setId(preform.id);
      await expect(follow).toBeVisible();
    });

    await test.step('ignores a click on a replaced card whose interactive view fails to load', async () => {
      const partner = page.url();
      const opened: string[] = [];
      page.on('popup', (popup) => opened.push(popup.url()));
      const asks = requestsOf(page, '/product/');
      let fail = () => {};
      const isLate = new Promise<void>((resolve) => {
        fail = resolve;
      });
      await page.route(/\/live\.js/, async (route) => {
        await isLate;
        await route.abort();
      });
      const asked = page.waitForRequest(/\/live\.js/);
      await follow.click();
      await asked;
      await setId(solarCell.id);
      await expect(card.getByRole('heading', { name: solarCell.name })).toBeVisible();
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/live.js'));
      fail();
      await failed;
      // A press on what stands there now leads to our site, as its view does not come either; to no other page.
      const away = page.waitForRequest(new RegExp(`/product/.*${solarCell.id}`));
      await follow.click();
      await away;
      expect(asks.filter((url) => url.includes(preform.id))).toEqual([]);
      expect(opened).toEqual([]);
      await page.unrouteAll({ behavior: 'wait' });
      await page.goto(partner);
    });

    await test.step('applies a click to the clicked card, and the next one to its replacement', async () => {
      await followForReader(page);
      const release = await holdRequests(page, /\/live\.js/);
      const asked = page.waitForRequest(/\/live\.js/);
      await follow.click();
      await asked;
      await setId(solarCell.id);
      await expect(card.getByRole('heading', { name: solarCell.name })).toBeVisible();
      const arrived = page.waitForResponse(/\/live\.js/);
      release();
      await (await arrived).finished();
      await follow.click();
      await expect
        .poll(() => told(page, 'follow'))
        .toEqual([{ id: solarCell.id, name: solarCell.name, following: true }]);
      await expect(card.getByRole('button', { name: 'Following' })).toBeVisible();
      expect((await told(page, 'click')).map(({ id }) => id)).toEqual([preform.id, solarCell.id]);
    });
  });
});
