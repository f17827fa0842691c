import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { preform } from '../demo';
import { partnerUrl, webUrl } from '../hosts';
import { card, followButton, openAll, openPartner, withoutOwnFonts } from './widgets/partner';
import { shiftOf, watchPage } from './widgets/watch-page';

const pages = ['/', '/newsletter', '/hostile', '/many', '/suite'];

test.describe('a widget on a publication of another site', () => {
  test('is painted as an element and as a block', async ({ page }) => {
    await openPartner(page);
    await expect(card(page).getByRole('heading', { name: 'Preform silica glass' })).toBeVisible();
    await expect(card(page).getByText('Connected Suppliers')).toBeVisible();
    await expect(card(page).getByRole('link', { name: 'Millrace Product page' })).toHaveAttribute(
      'href',
      `${webUrl}${preform.path}?via=product`,
    );
    const chain = page.locator('millrace-value-chain');
    await chain.scrollIntoViewIfNeeded();
    await expect(chain.getByRole('heading', { name: 'Value chain of Preform silica glass' })).toBeVisible();
    await expect(chain.getByRole('img')).toHaveAccessibleName(
      /flow into Preform silica glass, which flows into/,
    );
    await expect(chain.getByRole('link', { name: 'Millrace Open the tree' })).toHaveAttribute(
      'href',
      /\?tab=valuechain&via=value-chain$/,
    );
    const block = page.locator('div[data-millrace="product"]');
    await expect(block.getByRole('heading', { name: /High-purity helium/ })).toBeVisible();
  });

  for (const path of pages) {
    test(`breaks no rule of the page's policy and raises no error on ${path}`, async ({ page }) => {
      const seen = await watchPage(page);
      await openPartner(page, path);
      await page.mouse.wheel(0, 3_000);
      await page.waitForLoadState('networkidle');
      expect(seen.problems).toEqual([]);
    });

    test(`moves nothing on ${path}, however late it comes`, async ({ page }) => {
      await withoutOwnFonts(page);
      await page.route(/\/(millrace|suite)\.js$/, async (route) => {
        // Late: after the page was first painted.
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
      await watchPage(page);
      await openPartner(page, path);
      await page.waitForLoadState('networkidle');
      expect(await shiftOf(page)).toBe(0);
    });
  }

  test('is unmoved by the face, the widths and the resets of pages', async ({ page }) => {
    test.setTimeout(180_000);
    const faces = ['16px/1.2 serif', '18px/1.62 sans-serif', '22px/2 monospace'];
    const widths = [320, 481, 760];
    const resets = [
      '',
      'img{max-width:100%;height:auto}',
      '*{margin:0;padding:0}img,svg{display:block;vertical-align:middle}img{width:100%;height:auto}',
    ];
    let css = '';
    await page.route('**/journal.css', (route) => route.fulfill({ contentType: 'text/css', body: css }));
    await page.route(/\/(millrace|suite)\.js$/, async (route) => {
      // Late: after the page was first painted.
      await new Promise((resolve) => setTimeout(resolve, 150));
      await route.continue();
    });
    await watchPage(page);
    for (const face of faces) {
      for (const width of widths) {
        for (const reset of resets) {
          css = `${reset} body{margin:0;width:${width}px;font:${face}} article > :not(.embed){display:none}`;
          await openPartner(page);
          expect(await shiftOf(page), css).toBe(0);
          css = `${reset} body{margin:0;width:${width}px;font:${face}} [data-id]{display:block}`;
          await openAll(page);
          expect(await shiftOf(page), `each widget, ${css}`).toBe(0);
        }
      }
    }
  });

  test('is unmoved by larger text of the root and by a smallest size of text', async ({ page }) => {
    test.setTimeout(120_000);
    let css = '';
    await withoutOwnFonts(page);
    await page.route('**/journal.css', (route) => route.fulfill({ contentType: 'text/css', body: css }));
    await page.route(/\/(millrace|suite)\.js$/, async (route) => {
      // Late: after the page was first painted.
      await new Promise((resolve) => setTimeout(resolve, 150));
      await route.continue();
    });
    await watchPage(page);
    for (const percent of [130, 150, 200]) {
      for (const width of [320, 760]) {
        // A smallest size of 26 px and more is that of a reader who has 200 % of small text.
        const smallest = `font-size:max(1rem,${0.16 * percent}px)`;
        for (const rule of [`html{font-size:${percent}%}`, `*{${smallest}}`]) {
          css = `${rule} body{margin:0;width:${width}px} article > :not(.embed){display:none}`;
          await openPartner(page);
          expect(await shiftOf(page), css).toBe(0);
          css = `${rule} body{margin:0;width:${width}px} [data-id]{display:block}`;
          await openAll(page);
          expect(await shiftOf(page), `each widget, ${css}`).toBe(0);
        }
      }
    }
  });

  test('is what it is, whatever the page has replaced and reset', async ({ page }) => {
    await openPartner(page, '/hostile');
    const look = (selector: string) =>
      page.locator(selector).evaluateAll(([element]) => {
        if (!element) throw new Error('There is none');
        const { letterSpacing, textTransform, lineHeight, fontSize, color, display, margin } =
          getComputedStyle(element);
        return { letterSpacing, textTransform, lineHeight, fontSize, color, display, margin };
      });
    const selectors = ['h3', 'p', 'dt', 'dd', 'button'].map((tag) => `millrace-product ${tag}`);
    const hostile = [];
    for (const selector of selectors) hostile.push(await look(selector));
    await openPartner(page, '/');
    const calm = [];
    for (const selector of selectors) calm.push(await look(selector));
    expect(hostile).toEqual(calm);
  });

  test('sends no cookie and sets none', async ({ page, context }) => {
    await context.addCookies([{ name: 'session', value: 'secret', url: webUrl, sameSite: 'Lax' }]);
    const cookies: (string | undefined)[] = [];
    page.on('request', async (request) => {
      if (request.url().includes('/embed/v1/')) cookies.push((await request.allHeaders()).cookie);
    });
    await openPartner(page);
    await page.waitForLoadState('networkidle');
    expect(cookies.length).toBeGreaterThan(1);
    expect(new Set(cookies)).toEqual(new Set([undefined]));
    expect(await context.cookies(webUrl)).toHaveLength(1);
  });

  test('leaves one name on the page, nothing in its storage, and breaks no rule when it is pressed', async ({
    page,
  }) => {
    const seen = await watchPage(page);
    const names = () => page.evaluate(() => Object.getOwnPropertyNames(window));
    await page.route(/\/millrace\.js$/, (route) => route.abort());
    await page.goto(partnerUrl);
    const before = await names();
    await page.unroute(/\/millrace\.js$/);
    seen.problems.length = 0;
    await openPartner(page);
    await page.evaluate(() => addEventListener('millrace:follow', (event) => event.preventDefault()));
    await followButton(page).click();
    await expect(card(page).getByRole('button', { name: 'Following' })).toBeVisible();
    expect((await names()).filter((name) => !before.includes(name))).toEqual(['millrace']);
    expect(
      await page.evaluate(async () => [
        localStorage.length,
        sessionStorage.length,
        (await indexedDB.databases()).length,
        (await caches.keys().catch(() => [])).length,
        document.cookie,
      ]),
    ).toEqual([0, 0, 0, 0, '']);
    expect(seen.problems).toEqual([]);
  });

  test('asks once for all cards near the viewport, and paints the others as they come near', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/cards?')) asked.push(request.url());
    });
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(webUrl) && !['image', 'font'].includes(request.resourceType()))
        requests.push(request.url());
    });
    await openPartner(page, '/many');
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(1);
    // Beside pictures and the face: the script once, though it is pasted fifty times, and the cards.
    expect(new Set(requests).size).toBe(2);
    expect(requests).toHaveLength(2);
    const cards = page.locator('[data-id]');
    await expect(cards).toHaveCount(50);
    for (let at = 0; at < 50; at += 4) await cards.nth(at).scrollIntoViewIfNeeded();
    await expect(cards.nth(49).getByRole('button', { name: 'Follow' })).toBeVisible();
    const keys = asked.flatMap((url) => url.split('?')[1]?.split(',') ?? []);
    expect(new Set(keys).size).toBe(50);
    expect(keys).toHaveLength(50);
  });

  test('can be added later, in both forms', async ({ page }) => {
    await openPartner(page);
    await page.evaluate((id) => {
      const element = document.createElement('millrace-product');
      element.dataset.id = id;
      const block = document.createElement('div');
      block.dataset.millrace = 'value-chain';
      block.dataset.id = id;
      document.querySelector('h1')?.after(element, block);
      (window as unknown as { millrace: { scan(): void } }).millrace.scan();
    }, preform.id);
    await expect(page.locator('h1 + millrace-product').getByRole('button')).toBeVisible();
    await expect(page.locator('h1 ~ [data-millrace="value-chain"]').getByRole('img')).toBeVisible();
  });

  test('has no fault that axe finds, in light and in dark', async ({ page }) => {
    const faults = async () => {
      const { violations } = await new AxeBuilder({ page })
        .include('[data-id]')
        // Which rank a card's heading should have is the page's to know.
        .disableRules('heading-order')
        .analyze();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`);
    };
    for (const path of ['/', '/newsletter']) {
      await openPartner(page, path);
      expect(await faults(), path).toEqual([]);
    }
    await openAll(page);
    expect(await faults(), 'each widget, light').toEqual([]);
    await page.evaluate(() => {
      for (const host of document.querySelectorAll<HTMLElement>('[data-id]')) host.dataset.theme = 'dark';
      // A button has no ground of its own: it is dark for pages that are.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('*{background:#101418!important;color:#eee!important}');
      document.adoptedStyleSheets.push(sheet);
    });
    expect(await faults(), 'each widget, dark').toEqual([]);
  });

  test('is a page of its own for frames', async ({ page }) => {
    const seen = await watchPage(page);
    await page.goto(`${webUrl}/embed/v1/frame/product/${preform.id}`);
    await expect(followButton(page)).toBeVisible();
    expect(seen.problems).toEqual([]);
  });

  test('works in a frame that a page of AMP would give it, without an origin of its own', async ({
    page,
  }) => {
    const address = `${webUrl}/embed/v1/frame/product/${preform.id}`;
    // The one address of the partner without a policy, which would refuse frames.
    await page.goto(`${partnerUrl}/healthz`);
    await page.evaluate((source) => {
      const frame = document.createElement('iframe');
      frame.setAttribute(
        'sandbox',
        'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
      );
      frame.style.cssText = 'width:640px;height:392px';
      frame.src = source;
      document.body.replaceChildren(frame);
    }, address);
    const framed = page.frameLocator('iframe');
    const opened = page.waitForEvent('popup');
    await framed.getByRole('button', { name: 'Follow' }).click();
    await expect(
      (await opened).getByRole('dialog', { name: 'Log in to access your product community' }),
    ).toBeVisible();
    await (await opened).close();
    await framed.getByRole('heading', { name: 'Preform silica glass' }).getByRole('link').click();
    await page.waitForURL(`${webUrl}${preform.path}?via=product`);
  });

  test('asks a page that frames it as WordPress does to follow links, and tells it its height', async ({
    page,
  }) => {
    const address = `${webUrl}/embed/v1/frame/product/${preform.id}#?secret=abcdefghij`;
    await page.goto(`${partnerUrl}/healthz`);
    await page.evaluate((source) => {
      const told: unknown[] = [];
      Object.assign(window, { told });
      addEventListener('message', ({ data }) => told.push(data));
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.style.cssText = 'width:640px;height:392px';
      frame.src = source;
      document.body.replaceChildren(frame);
    }, address);
    const told = (message: string) =>
      page.evaluate((wanted) => {
        const { told } = window as unknown as { told: { message: string; value: unknown; secret: string }[] };
        return told
          .filter(({ message, secret }) => message === wanted && secret === 'abcdefghij')
          .map(({ value }) => value);
      }, message);
    const framed = page.frameLocator('iframe');
    await expect(framed.getByRole('button', { name: 'Follow' })).toBeVisible();
    expect(((await told('height')).at(-1) as number) >= 200).toBe(true);
    await framed.getByRole('heading', { name: 'Preform silica glass' }).getByRole('link').click();
    await expect.poll(() => told('link')).toEqual([`${webUrl}${preform.path}?via=product`]);
    await framed.getByRole('button', { name: 'Follow' }).click();
    await expect.poll(async () => (await told('link'))[1]).toContain('login');
    // The page itself stays where it is: who framed us decides.
    expect(new URL(page.url()).pathname).toBe('/healthz');
  });
});
