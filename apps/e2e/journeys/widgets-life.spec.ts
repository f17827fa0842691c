import { expect, type Page, test } from '@playwright/test';
import { preform } from '../demo';
import { partnerUrl, ports, webUrl } from '../hosts';
import { card, followButton, openPartner } from './widgets/partner';

test.describe('the life of a widget on a page', () => {
  const errorsOf = (page: Page) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    return errors;
  };

  test('goes on when it is moved, and removed and added again', async ({ page }) => {
    const errors = errorsOf(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/cards?')) asked.push(request.url());
    });
    await openPartner(page);
    await page.waitForLoadState('networkidle');
    const before = asked.length;
    await card(page).evaluate((host) => document.querySelector('h1')?.before(host));
    await expect(followButton(page)).toBeVisible();
    await card(page).evaluate(async (host) => {
      host.remove();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      document.querySelector('h1')?.after(host);
    });
    await expect(followButton(page)).toBeVisible();
    await page.evaluate(() => addEventListener('millrace:follow', (event) => event.preventDefault()));
    await followButton(page).click();
    await expect(card(page).getByRole('button', { name: 'Following' })).toBeVisible();
    // What was painted stays; it is not asked for anew.
    expect(asked.length).toBe(before);
    expect(errors).toEqual([]);
  });

  test('holds nobody up: its script is async, it waits for no answer, and its view comes once it is pressed', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.addInitScript(() => {
      const { open } = XMLHttpRequest.prototype;
      const waits: boolean[] = [];
      Object.assign(window, { waits });
      XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...given: unknown[]) {
        waits.push(given[2] === false);
        return Reflect.apply(open, this, given);
      };
    });
    for (const path of ['/', '/many', '/suite']) {
      asked.length = 0;
      await page.goto(partnerUrl + path);
      await expect(page.locator('millrace-product').first().getByRole('button')).toBeVisible();
      await page.waitForLoadState('networkidle');
      const ours = page.locator(`script[src*="/embed/v1/"]`);
      expect(await ours.count()).toBeGreaterThan(0);
      for (const script of await ours.all()) expect(await script.getAttribute('async')).not.toBeNull();
      const waits = await page.evaluate(() => Reflect.get(window, 'waits') as boolean[]);
      expect(waits.length).toBeGreaterThan(0);
      expect(waits).not.toContain(true);
      expect(asked.filter((url) => url.includes('/live.js'))).toEqual([]);
    }
  });

  test('begins when it is shown, where it was inserted hidden', async ({ page }) => {
    const errors = errorsOf(page);
    await openPartner(page);
    await page.evaluate((id) => {
      const element = document.createElement('millrace-product');
      element.dataset.id = id;
      element.hidden = true;
      element.style.display = 'none';
      document.querySelector('h1')?.after(element);
    }, preform.id);
    const hidden = page.locator('h1 + millrace-product');
    await page.waitForLoadState('networkidle');
    expect(await hidden.evaluate((host) => host.shadowRoot?.querySelector('article') ?? null)).toBeNull();
    await hidden.evaluate((host: HTMLElement) => {
      host.hidden = false;
      host.style.display = '';
    });
    await expect(hidden.getByRole('button', { name: 'Follow' })).toBeVisible();
    expect(errors).toEqual([]);
  });

  // The loader of an article, and the suite.
  for (const path of ['/', '/suite']) {
    test.describe(`on ${path}`, () => {
      test('leaves no node and no listener behind on a page that mounts and unmounts it hundreds of times', async ({
        page,
      }) => {
        test.setTimeout(120_000);
        const errors = errorsOf(page);
        await openPartner(page, path);
        const devtools = await page.context().newCDPSession(page);
        await devtools.send('Performance.enable');
        const mountAndUnmount = (times: number) =>
          page.evaluate(
            async ({ id, count }) => {
              const place = document.createElement('div');
              document.querySelector('h1')?.after(place);
              for (let at = 0; at < count; at++) {
                const element = document.createElement('millrace-product');
                element.dataset.id = id;
                place.append(element);
                // Some are gone before they are painted, the others after.
                const isAwaited = at % 4 === 0;
                for (let frame = 0; isAwaited && frame < 300; frame++) {
                  if (element.shadowRoot?.querySelector('article')) break;
                  await new Promise((resolve) => requestAnimationFrame(resolve));
                }
                if (isAwaited && !element.shadowRoot?.querySelector('article'))
                  throw new Error('Not painted');
                element.remove();
              }
              place.remove();
            },
            { id: preform.id, count: times },
          );
        const counts = async () => {
          await page.waitForLoadState('networkidle');
          for (let round = 0; round < 3; round++) await devtools.send('HeapProfiler.collectGarbage');
          const { metrics } = await devtools.send('Performance.getMetrics');
          const metricOf = (name: string) =>
            metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
          return { nodes: metricOf('Nodes'), listeners: metricOf('JSEventListeners') };
        };
        await mountAndUnmount(40);
        const before = await counts();
        await mountAndUnmount(300);
        const after = await counts();
        // Three hundred cards are more than ten thousand nodes; the slack is less than one card.
        expect(after.nodes - before.nodes).toBeLessThan(30);
        expect(after.listeners - before.listeners).toBeLessThan(2);
        expect(errors).toEqual([]);
      });
    });
  }

  test('is that of one script, where two versions stand on the page', async ({ page, request }) => {
    const errors = errorsOf(page);
    const newest = await request.get(`http://localhost:${ports.web}/embed/v1/millrace.js`);
    const script = await newest.text();
    const earlier = script.replace(/\/embed\/v1\/[0-9a-f]{8}\//, '/embed/v1/0a1b2c3d/');
    expect(earlier).not.toBe(script);
    await page.route('**/0a1b2c3d/millrace.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: earlier }),
    );
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/cards?')) asked.push(new URL(request.url()).pathname);
    });
    // The one address of the partner without a policy, which would refuse scripts that are added by address.
    await page.goto(`${partnerUrl}/healthz`);
    await page.evaluate(
      async ({ sources, id }) => {
        for (const source of sources) {
          const element = document.createElement('millrace-product');
          element.dataset.id = id;
          const script = document.createElement('script');
          const loaded = new Promise((resolve, reject) => {
            script.onload = resolve;
            script.onerror = reject;
          });
          script.src = source;
          document.body.append(element, script);
          await loaded;
        }
      },
      {
        id: preform.id,
        sources: ['0a1b2c3d/', ''].map((version) => `${webUrl}/embed/v1/${version}millrace.js`),
      },
    );
    await expect(page.locator('millrace-product')).toHaveCount(2);
    for (const host of await page.locator('millrace-product').all())
      await expect(host.getByRole('heading', { name: 'Preform silica glass' })).toBeVisible();
    expect(new Set(asked)).toEqual(new Set(['/embed/v1/0a1b2c3d/cards']));
    // The made-up version has no face, which Firefox says.
    expect(errors.filter((error) => !error.includes('download failed'))).toEqual([]);
  });
});
