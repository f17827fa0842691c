import { expect, type Request, test } from '@playwright/test';
import { preform } from '../demo';
import { partnerUrl, webUrl } from '../hosts';
import { withLateLoader } from './widgets/late-loader';
import { card, followButton, openAll, openPartner, withoutOwnFonts } from './widgets/partner';
import { shiftOf, watchPage } from './widgets/watch-page';

const pages = ['/', '/newsletter', '/hostile', '/many', '/suite'];

test.describe('a widget on a publication of another site', () => {
  test('loads late on each page without layout shift, CSP violations, errors or long tasks', async ({
    page,
  }) => {
    await withoutOwnFonts(page);
    const seen = await watchPage(page);
    await withLateLoader(page);
    const views: string[] = [];
    page.on('request', (request) => request.url().includes('/live.js') && views.push(request.url()));
    await page.addInitScript(() => {
      const { open } = XMLHttpRequest.prototype;
      Object.assign(window, { opened: 0, blocking: 0 });
      XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...given: unknown[]) {
        const counts = window as unknown as { opened: number; blocking: number };
        counts.opened += 1;
        if (given[2] === false) counts.blocking += 1;
        return Reflect.apply(open, this, given);
      };
    });
    const faults: string[] = [];
    for (const path of pages) {
      seen.problems.length = 0;
      await openPartner(page, path);
      await page.mouse.wheel(0, 3_000);
      await page.waitForLoadState('networkidle');
      // The page's own faces were refused by the test.
      const problems = seen.problems.filter((problem) => !/ERR_FAILED|download failed/.test(problem));
      faults.push(...problems.map((problem) => `${path}: ${problem}`));
      const shift = await shiftOf(page);
      if (shift > 0) faults.push(`${path}: moved by ${shift}`);
      const scripts = page.locator('script[src*="/embed/v1/"]');
      expect(await scripts.count(), path).toBeGreaterThan(0);
      const blocking = await scripts.evaluateAll((all) => all.filter((one) => !one.hasAttribute('async')));
      if (blocking.length > 0) faults.push(`${path}: ${blocking.length} scripts that are not async`);
      const calls = await page.evaluate(() => {
        const { opened, blocking } = window as unknown as { opened: number; blocking: number };
        return { opened, blocking };
      });
      expect(calls.opened, path).toBeGreaterThan(0);
      if (calls.blocking > 0) faults.push(`${path}: ${calls.blocking} synchronous requests`);
    }
    expect(faults).toEqual([]);
    // The interactive view comes once it is pressed.
    expect(views).toEqual([]);
  });

  test('is isolated from fonts, widths, resets and text size of the page', async ({ page }) => {
    const faces = ['16px/1.2 serif', '18px/1.62 sans-serif', '22px/2 monospace'];
    const widths = [320, 481, 760];
    const resets = [
      '',
      'img{max-width:100%;height:auto}',
      '*{margin:0;padding:0}img,svg{display:block;vertical-align:middle}img{width:100%;height:auto}',
    ];
    // A smallest size of 26 px and more is that of a reader who has 200 % of small text.
    const sizes = ['', 'html{font-size:200%}', '*{font-size:max(1rem,32px)}'];
    await withoutOwnFonts(page);
    await withLateLoader(page);
    await watchPage(page);
    let css = '';
    await page.route('**/journal.css', (route) => route.fulfill({ contentType: 'text/css', body: css }));
    const moved: string[] = [];
    // An orthogonal array: every pair of values stands together once.
    for (const [row, face] of faces.entries()) {
      for (const [column, width] of widths.entries()) {
        const reset = resets[(row + column) % 3];
        const size = sizes[(row + 2 * column) % 3];
        css = `${reset} ${size} body{margin:0;width:${width}px;font:${face}} [data-id]{display:block}`;
        await openAll(page);
        const shift = await shiftOf(page);
        if (shift > 0) moved.push(`${css}: ${shift}`);
      }
    }
    expect(moved).toEqual([]);
  });

  test('renders as element and attribute with one request for all near, and leaves no cookie, global or storage', async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'session', value: 'secret', url: webUrl, sameSite: 'Lax' }]);
    const cookies: Promise<string | undefined>[] = [];
    const recordCookie = (request: Request) => {
      if (request.url().includes('/embed/v1/'))
        cookies.push(request.allHeaders().then(({ cookie }) => cookie));
    };
    page.on('request', recordCookie);
    const seen = await watchPage(page);
    const names = () => page.evaluate(() => Object.getOwnPropertyNames(window));
    await page.route(/\/millrace\.js$/, (route) => route.abort());
    await page.goto(partnerUrl);
    const before = await names();
    await page.unroute(/\/millrace\.js$/);
    seen.problems.length = 0;

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
    await expect(chain.getByRole('link', { name: /Open tree$/ })).toHaveAttribute(
      'href',
      /\?tab=valuechain&via=value-chain$/,
    );
    const block = page.locator('div[data-millrace="product"]');
    await expect(block.getByRole('heading', { name: /High-purity helium/ })).toBeVisible();

    await page.evaluate(() => addEventListener('millrace:follow', (event) => event.preventDefault()));
    await followButton(page).click();
    await expect(card(page).getByRole('button', { name: 'Following' })).toBeVisible();
    expect((await names()).filter((name) => !before.includes(name))).toEqual(['millrace']);
    const stored = await page.evaluate(async () => [
      localStorage.length,
      sessionStorage.length,
      (await indexedDB.databases()).length,
      (await caches.keys().catch(() => [])).length,
      document.cookie,
    ]);
    expect(stored).toEqual([0, 0, 0, 0, '']);
    expect(seen.problems).toEqual([]);
    // The headers of a request that is under way when the test ends cannot be read.
    page.off('request', recordCookie);
    expect(cookies.length).toBeGreaterThan(1);
    expect(new Set(await Promise.all(cookies))).toEqual(new Set([undefined]));
    expect(await context.cookies(webUrl)).toHaveLength(1);

    await test.step('loads all cards near the viewport by one request, and the others lazily', async () => {
      const requests: string[] = [];
      page.on('request', (request) => {
        if (request.url().startsWith(webUrl) && !['image', 'font'].includes(request.resourceType()))
          requests.push(request.url());
      });
      const asked = () => requests.filter((url) => url.includes('/cards?'));
      await openPartner(page, '/many');
      await page.waitForLoadState('networkidle');
      expect(asked()).toHaveLength(1);
      // Beside pictures and the face: the script once, though it is pasted fifty times, and the cards.
      expect(requests).toHaveLength(2);
      const cards = page.locator('[data-id]');
      await expect(cards).toHaveCount(50);
      for (let at = 0; at < 50; at += 4) await cards.nth(at).scrollIntoViewIfNeeded();
      await expect(cards.nth(49).getByRole('button', { name: 'Follow' })).toBeVisible();
      const keys = asked().flatMap((url) => url.split('?')[1]?.split(',') ?? []);
      expect(new Set(keys).size).toBe(50);
      expect(keys).toHaveLength(50);
    });
  });

  test('works in a frame that a page of AMP would give it, without an origin of its own, and asks one that frames it as WordPress does to follow links', async ({
    page,
  }) => {
    const address = `${webUrl}/embed/v1/frame/product/${preform.id}`;
    const frameIn = async (sandbox: string, source: string) => {
      // The one address of the partner without a policy, which would refuse frames.
      await page.goto(`${partnerUrl}/healthz`);
      await page.evaluate(
        ([rights, src]) => {
          const told: unknown[] = [];
          Object.assign(window, { told });
          addEventListener('message', ({ data }) => told.push(data));
          const frame = document.createElement('iframe');
          frame.setAttribute('sandbox', rights);
          frame.style.cssText = 'width:640px;height:392px';
          frame.src = src;
          document.body.replaceChildren(frame);
        },
        [sandbox, source] as const,
      );
      const framed = page.frameLocator('iframe');
      const heading = framed.getByRole('heading', { name: 'Preform silica glass' });
      return { follow: framed.getByRole('button', { name: 'Follow' }), link: heading.getByRole('link') };
    };

    await test.step("the frame's page violates no CSP", async () => {
      const seen = await watchPage(page);
      await page.goto(address);
      await expect(followButton(page)).toBeVisible();
      expect(seen.problems).toEqual([]);
    });

    await test.step('in an AMP frame a click opens the login, and a link navigates the top page', async () => {
      const rights =
        'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';
      const { follow, link } = await frameIn(rights, address);
      const opened = page.waitForEvent('popup');
      await follow.click();
      const login = await opened;
      await expect(
        login.getByRole('dialog', { name: 'Log in to access your product community' }),
      ).toBeVisible();
      await login.close();
      await link.click();
      await page.waitForURL(`${webUrl}${preform.path}?via=product`);
    });

    await test.step('where the sandbox keeps the top page, a link opens our page beside it', async () => {
      const { link } = await frameIn('allow-scripts allow-popups allow-popups-to-escape-sandbox', address);
      const beside = page.waitForEvent('popup');
      await link.click();
      const product = await beside;
      await expect(product).toHaveURL(`${webUrl}${preform.path}?via=product`);
      await product.close();
    });

    await test.step('a frame tells its height as AMP and iframe-resizer read it, to the page around it', async () => {
      const { follow } = await frameIn('allow-scripts', `${address}?layout=strip`);
      const told = () => page.evaluate(() => (window as unknown as { told: unknown[] }).told);
      await expect(follow).toBeVisible();
      await expect
        .poll(told)
        .toContainEqual({ sentinel: 'amp', type: 'embed-size', height: expect.closeTo(144, 0) });
      expect(JSON.stringify(await told())).not.toContain('[iFrameSizer]');
      await page.evaluate(() =>
        document.querySelector('iframe')?.contentWindow?.postMessage('[iFrameSizer]one:8:false:false', '*'),
      );
      await expect.poll(told).toContainEqual(expect.stringMatching(/^\[iFrameSizer\]one:144:640:/));
    });

    await test.step('a frame whose sandbox allows no way out names the flags that are missing', async () => {
      const { link } = await frameIn('allow-scripts', address);
      await link.click();
      await expect(page.frameLocator('iframe').getByText(/allow-popups-to-escape-sandbox/)).toBeVisible();
    });

    await test.step('a WordPress frame posts its height and links, and does not navigate itself', async () => {
      const { follow, link } = await frameIn('allow-scripts', `${address}#?secret=abcdefghij`);
      const told = (message: string) =>
        page.evaluate((wanted) => {
          const { told } = window as unknown as {
            told: { message: string; value: unknown; secret: string }[];
          };
          return told
            .filter(({ message, secret }) => message === wanted && secret === 'abcdefghij')
            .map(({ value }) => value);
        }, message);
      await expect(follow).toBeVisible();
      expect((await told('height')).at(-1)).toBeGreaterThanOrEqual(200);
      await link.click();
      await expect.poll(() => told('link')).toEqual([`${webUrl}${preform.path}?via=product`]);
      await follow.click();
      await expect.poll(async () => (await told('link'))[1]).toContain('login');
      expect(new URL(page.url()).pathname).toBe('/healthz');
    });
  });
});
