import { expect, type Page, test } from '@playwright/test';
import { preform, solarCell } from '../demo';
import { holdBack } from '../hold-back';
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
  const near = async (page: Page, selector: string) => {
    const host = page.locator(selector);
    await host.scrollIntoViewIfNeeded();
    return host;
  };

  test('paints every element by one request for each stretch, moves nothing, and says so', async ({
    page,
  }) => {
    await withoutOwnFonts(page);
    await watchPage(page);
    const asked = requestsOf(page, '/cards?');
    await open(page);
    const suppliers = await near(page, 'millrace-suppliers');
    await expect(suppliers.getByRole('heading', { name: 'Suppliers of Preform silica glass' })).toBeVisible();
    await expect(suppliers.getByRole('listitem')).toHaveCount(4);
    for (const link of await suppliers.getByRole('listitem').getByRole('link').all())
      await expect(link).toHaveAttribute('rel', 'nofollow sponsored');
    const company = await near(page, 'millrace-company');
    await expect(company.getByRole('heading', { name: /Kvarnholm/ })).toBeVisible();
    await expect(company.getByRole('button', { name: 'Follow' })).toBeVisible();
    const event = await near(page, 'millrace-event');
    await expect(event.getByRole('heading', { name: 'Preform & Draw Forum' })).toBeVisible();
    await expect(event.getByRole('link', { name: 'Attend' })).toHaveAttribute('target', '_blank');
    const events = await near(page, 'millrace-events');
    await expect(events.getByRole('heading', { name: 'Events about Optical Fiber' })).toBeVisible();
    const feed = await near(page, '[data-millrace="feed"]');
    await expect(feed.getByRole('heading', { name: 'Posts about Preform silica glass' })).toBeVisible();
    await expect(feed.getByRole('listitem')).toHaveCount(7);
    const chain = await near(page, 'millrace-value-chain');
    await expect(chain.getByRole('heading', { name: 'What Preform silica glass goes into' })).toBeVisible();
    await expect.poll(async () => (await told(page, 'ready')).length).toBe(10);
    expect(await told(page, 'error')).toEqual([]);
    expect(asked.length).toBeLessThanOrEqual(6);
    expect(await shiftOf(page)).toBe(0);
  });

  test('paints more than an address has room for, in as few requests as that takes', async ({ page }) => {
    await open(page);
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/cards?')) asked.push(request.url());
    });
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

  test('paints a card anew when an attribute changes', async ({ page }) => {
    await open(page);
    const suppliers = await near(page, 'millrace-suppliers');
    await expect(suppliers.getByRole('listitem')).toHaveCount(4);
    await suppliers.evaluate((host: HTMLElement) => {
      host.dataset.rows = '3';
      host.dataset.rel = 'ugc';
    });
    await expect(suppliers.getByRole('listitem')).toHaveCount(3);
    await expect(suppliers.getByRole('listitem').getByRole('link').first()).toHaveAttribute('rel', 'ugc');
    const card = page.locator('millrace-product');
    await card.evaluate((host: HTMLElement, id) => {
      host.dataset.id = id;
    }, solarCell.id);
    await expect(card.getByRole('heading', { name: solarCell.name })).toBeVisible();
    await card.evaluate((host: HTMLElement) => {
      host.dataset.theme = 'dark';
    });
    await expect(card.locator('article')).toHaveCSS('background-color', 'rgb(23, 27, 35)');
    // What was painted before leaves nothing behind: the sheet that keeps the room, and that of the card.
    expect(await card.evaluate((host) => host.shadowRoot?.adoptedStyleSheets.length)).toBe(2);
    // The room that is kept is that of the attributes as they are now.
    const roomKept = () => suppliers.evaluate((host) => getComputedStyle(host).minHeight);
    const ownRoom = await roomKept();
    await suppliers.evaluate((host: HTMLElement) => {
      host.dataset.height = '600px';
    });
    await expect.poll(roomKept).toBe('600px');
    await suppliers.evaluate((host: HTMLElement) => {
      delete host.dataset.height;
    });
    await expect.poll(roomKept).toBe(ownRoom);
  });

  test('keeps what a reader follows while a card is painted anew, of each thing its own', async ({
    page,
  }) => {
    await open(page);
    await page.evaluate(() => addEventListener('millrace:follow', (event) => event.preventDefault()));
    const card = page.locator('millrace-product');
    const set = (name: string, value: string) =>
      card.evaluate(
        (host: HTMLElement, [key, to]) => host.setAttribute(key as string, to as string),
        [name, value],
      );
    const ready = async () => (await told(page, 'ready')).length;
    await card.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(card.getByRole('button', { name: 'Following' })).toBeVisible();
    const before = await ready();
    await set('data-rows', '2');
    await expect.poll(ready).toBe(before + 1);
    await expect(card.getByRole('button', { name: 'Following' })).toBeVisible();
    await set('lang', 'de');
    await expect(card.getByRole('button', { name: 'Gefolgt' })).toBeVisible();
    await set('lang', 'en');
    await expect.poll(ready).toBe(before + 3);
    await set('data-id', solarCell.id);
    await expect(card.getByRole('heading', { name: solarCell.name })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
    await set('data-id', preform.id);
    const followed = card.getByRole('button', { name: 'Following' });
    await expect(followed).toBeVisible();
    await followed.click();
    await expect(card.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
    expect((await told(page, 'follow')).map(({ id, following }) => [id, following])).toEqual([
      [preform.id, true],
      [preform.id, false],
    ]);
    await set('data-rows', '3');
    await expect.poll(ready).toBe(before + 6);
    await expect(card.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
  });

  test('tells the page of presses, and lets it prevent them', async ({ page }) => {
    await open(page);
    await page.evaluate(() => addEventListener('millrace:click', (event) => event.preventDefault()));
    const card = page.locator('millrace-product');
    await card.getByRole('link', { name: preform.name, exact: true }).click();
    await card.getByRole('button', { name: 'Follow' }).click();
    expect(await told(page, 'click')).toEqual([
      { element: 'product', id: preform.id, href: `${webUrl}${preform.path}?via=product` },
      { element: 'product', id: preform.id, href: null },
    ]);
    expect(await told(page, 'follow')).toEqual([]);
    expect(page.url()).toMatch(/\/suite$/);
  });

  test('has its interactive view before it is pressed, where the page asks for it', async ({ page }) => {
    const views = requestsOf(page, '/live.js');
    await open(page);
    const company = await near(page, 'millrace-company');
    await expect(company.getByRole('button', { name: 'Follow' })).toBeVisible();
    expect(views).toEqual([]);
    const arrived = page.waitForResponse(/live\.js/);
    await page.evaluate(() => (window as unknown as { millrace: { preload(): void } }).millrace.preload());
    expect((await arrived).ok()).toBe(true);
    await page.evaluate(() => addEventListener('millrace:follow', (event) => event.preventDefault()));
    await company.getByRole('button', { name: 'Follow' }).click();
    await expect(company.getByRole('button', { name: 'Following' })).toBeVisible();
    expect(views).toHaveLength(1);
  });

  test('follows by a button alone, for a page that follows for its reader', async ({ page }) => {
    await open(page);
    await page.evaluate(() => addEventListener('millrace:follow', (event) => event.preventDefault()));
    const follow = page.locator('millrace-follow');
    await follow.getByRole('button', { name: 'Follow Preform silica glass' }).click();
    await expect(follow.getByRole('button', { name: 'Following Preform silica glass' })).toBeFocused();
    expect(await told(page, 'follow')).toEqual([{ id: preform.id, name: preform.name, following: true }]);
    expect(await told(page, 'click')).toHaveLength(1);
  });

  test('leads to where quotes are asked for in a new tab, and leaves the page where it is', async ({
    page,
  }) => {
    await open(page);
    const opened = page.waitForEvent('popup');
    const deed = { name: 'Ask for a quote for Preform silica glass', exact: true };
    await page.locator('millrace-quote').getByRole('link', deed).click();
    await (await opened).waitForURL(`${webUrl}${preform.path}?tab=suppliers&via=quote`);
    expect(page.url()).toMatch(/\/suite$/);
  });

  test('says what cannot be had, and leaves the fallback', async ({ page }) => {
    await listen(page);
    await openPartner(page, '/suite');
    const card = page.locator('millrace-product');
    await page.route('**/cards?*', (route) => route.abort());
    await card.evaluate((host: HTMLElement, id) => {
      host.dataset.id = id;
    }, solarCell.id);
    await expect
      .poll(() => told(page, 'error'))
      .toEqual([{ element: 'product', id: solarCell.id, reason: 'unavailable' }]);
    // Not the card of what it was about before.
    const fallback = card.getByRole('link');
    await expect(fallback).toHaveCount(1);
    await expect(fallback).toBeVisible();
    await expect(card.getByRole('button')).toHaveCount(0);
    await page.unroute('**/cards?*');
    await card.evaluate((host: HTMLElement) => {
      host.dataset.id = '00000000-0000-4000-8000-000000000000';
    });
    await expect.poll(async () => (await told(page, 'error')).at(-1)?.reason).toBe('missing');
    await expect(fallback).toBeVisible();
    await card.evaluate((host: HTMLElement, id) => {
      host.dataset.id = id;
    }, preform.id);
    await expect(card.getByRole('button', { name: 'Follow' })).toBeVisible();
  });

  test('says of what failed for the moment, and of a refusal, that it is unavailable', async ({ page }) => {
    await open(page);
    const card = page.locator('millrace-product');
    await expect(card.getByRole('button', { name: 'Follow' })).toBeVisible();
    const answers = [
      [
        'text/html',
        '<m><p></p><p title="unavailable">Millrace: it could not be read; the fallback stays.</p>',
      ],
      ['application/json', JSON.stringify({ error: 'Too many', code: 'rate_limited' })],
    ] as const;
    for (const [at, [contentType, body]] of answers.entries()) {
      await page.route('**/cards?*', (route) =>
        route.fulfill({
          body,
          contentType,
          headers: { 'access-control-allow-origin': '*' },
        }),
      );
      await card.evaluate((host: HTMLElement, id) => {
        host.dataset.id = id;
      }, [solarCell.id, preform.id][at] ?? '');
      await expect.poll(async () => (await told(page, 'error')).length).toBe(at + 1);
      expect((await told(page, 'error')).at(-1)?.reason).toBe('unavailable');
      await page.unroute('**/cards?*');
    }
  });

  test('leaves a press to the card that was pressed, and the next one to what is painted in its place', async ({
    page,
  }) => {
    await open(page);
    await page.evaluate(() => addEventListener('millrace:follow', (event) => event.preventDefault()));
    const card = page.locator('millrace-product');
    const letGo = await holdBack(page, /\/live\.js/);
    const asked = page.waitForRequest(/\/live\.js/);
    await card.getByRole('button', { name: 'Follow', exact: true }).click();
    await asked;
    await card.evaluate((host: HTMLElement, id) => {
      host.dataset.id = id;
    }, solarCell.id);
    await expect(card.getByRole('heading', { name: solarCell.name })).toBeVisible();
    const arrived = page.waitForResponse(/\/live\.js/);
    letGo();
    await (await arrived).finished();
    await card.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect
      .poll(() => told(page, 'follow'))
      .toEqual([{ id: solarCell.id, name: solarCell.name, following: true }]);
    await expect(card.getByRole('button', { name: 'Following' })).toBeVisible();
    expect((await told(page, 'click')).map(({ id }) => id)).toEqual([preform.id, solarCell.id]);
  });

  test('leads nobody away by a press on a card that another has replaced, where its view does not come', async ({
    page,
  }) => {
    await open(page);
    const partner = page.url();
    const opened: string[] = [];
    page.on('popup', (popup) => opened.push(popup.url()));
    const asks = requestsOf(page, '/product/');
    const card = page.locator('millrace-product');
    let fail = () => {};
    const isLate = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(/\/live\.js/, async (route) => {
      await isLate;
      await route.abort();
    });
    const asked = page.waitForRequest(/\/live\.js/);
    await card.getByRole('button', { name: 'Follow', exact: true }).click();
    await asked;
    await card.evaluate((host: HTMLElement, id) => {
      host.dataset.id = id;
    }, solarCell.id);
    await expect(card.getByRole('heading', { name: solarCell.name })).toBeVisible();
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/live.js'));
    fail();
    await failed;
    // Going elsewhere would have begun by the next frames.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect([page.url(), opened, asks]).toEqual([partner, [], []]);
    await expect(card.getByRole('heading', { name: solarCell.name })).toBeVisible();
    // A press on what stands there now leads to our site, as its view does not come either.
    const away = page.waitForRequest(new RegExp(`/product/.*${solarCell.id}`));
    await card.getByRole('button', { name: 'Follow', exact: true }).click();
    await away;
  });

  test('follows what is shown, while another card is on its way', async ({ page }) => {
    await open(page);
    await page.evaluate(() => addEventListener('millrace:follow', (event) => event.preventDefault()));
    const card = page.locator('millrace-product');
    await expect(card.getByRole('heading', { name: preform.name })).toBeVisible();
    // For good: the card that is asked for does not come.
    await page.route('**/cards?*', () => {});
    await card.evaluate((host: HTMLElement, id) => {
      host.dataset.id = id;
    }, solarCell.id);
    await card.getByRole('button', { name: 'Follow' }).click();
    await expect
      .poll(() => told(page, 'follow'))
      .toEqual([{ id: preform.id, name: preform.name, following: true }]);
    expect((await told(page, 'click')).map(({ id }) => id)).toEqual([preform.id]);
  });
});
