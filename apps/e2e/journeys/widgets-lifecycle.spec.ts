import { expect, type Page, test } from '@playwright/test';
import { preform } from '../demo';
import { holdRequests } from '../hold-requests';
import { partnerUrl, ports, webUrl } from '../hosts';
import { card, followButton, openPartner } from './widgets/partner';

test.describe('the lifecycle of a widget', () => {
  const errorsOf = (page: Page) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    return errors;
  };
  const cardRequestsOf = (page: Page) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/cards?')) asked.push(new URL(request.url()).pathname);
    });
    return asked;
  };

  test('survives being moved, removed, hidden, put into a component and added later, without layout shift', async ({
    page,
  }) => {
    const errors = errorsOf(page);
    const asked = cardRequestsOf(page);
    await openPartner(page);
    await page.waitForLoadState('networkidle');

    await test.step('stays when it is moved or re-added, without new requests', async () => {
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
      expect(asked.length).toBe(before);
    });

    await test.step('renders once it is shown, if it was inserted hidden', async () => {
      const before = asked.length;
      await page.evaluate((id) => {
        const element = document.createElement('millrace-product');
        element.dataset.id = id;
        element.style.display = 'none';
        document.querySelector('h1')?.after(element);
      }, preform.id);
      const hidden = page.locator('h1 + millrace-product');
      await page.waitForLoadState('networkidle');
      expect(asked.length).toBe(before);
      expect(await hidden.evaluate((host) => host.shadowRoot?.querySelector('article') ?? null)).toBeNull();
      await hidden.evaluate((host: HTMLElement) => {
        host.style.display = '';
      });
      await expect(hidden.getByRole('button', { name: 'Follow' })).toBeVisible();
    });

    await test.step('can be added later, in both forms', async () => {
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
      await expect(page.locator('h1 ~ [data-millrace="value-chain"]').getByRole('img').first()).toBeVisible();
    });

    await test.step('inherits the language through a surrounding shadow root', async () => {
      await page.evaluate((id) => {
        document.documentElement.lang = 'de';
        const component = document.createElement('section');
        component.id = 'component';
        const inner = component.attachShadow({ mode: 'open' });
        const element = document.createElement('millrace-product');
        element.dataset.id = id;
        inner.append(element);
        document.querySelector('h1')?.before(component);
      }, preform.id);
      const inner = page.locator('#component millrace-product');
      await expect(inner.getByRole('button', { name: 'Folgen' })).toBeVisible();
    });

    await test.step('keeps its height without layout shift where the page resets all styles', async () => {
      const answer = await holdRequests(page, '**/cards?**');
      const heading = () => page.locator('h1').evaluate((element) => element.getBoundingClientRect().top);
      await page.evaluate((id) => {
        document.documentElement.lang = 'en';
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('millrace-product{all:unset}');
        document.adoptedStyleSheets.push(sheet);
        const element = document.createElement('millrace-product');
        element.id = 'unset';
        element.dataset.id = id;
        element.textContent = 'Preform silica glass on Millrace';
        document.querySelector('h1')?.before(element);
        element.scrollIntoView();
      }, preform.id);
      const unset = page.locator('#unset');
      await expect(unset).toHaveText('Preform silica glass on Millrace');
      const before = await heading();
      answer();
      await expect(unset.getByRole('button', { name: 'Follow' })).toBeVisible();
      expect(await heading()).toBe(before);
    });

    expect(errors).toEqual([]);
  });

  test('leaks no node and no listener when it is mounted and unmounted hundreds of times', async ({
    page,
  }) => {
    const errors = errorsOf(page);
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
            if (isAwaited && !element.shadowRoot?.querySelector('article')) throw new Error('Not painted');
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
      const metricOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
      return { nodes: metricOf('Nodes'), listeners: metricOf('JSEventListeners') };
    };
    // The loader of an article, and the suite.
    for (const path of ['/', '/suite']) {
      await openPartner(page, path);
      await mountAndUnmount(40);
      const before = await counts();
      await mountAndUnmount(200);
      const after = await counts();
      // Two hundred cards are thousands of nodes; the slack is less than one card.
      expect(after.nodes - before.nodes, path).toBeLessThan(30);
      expect(after.listeners - before.listeners, path).toBeLessThan(2);
    }
    expect(errors).toEqual([]);
  });

  test('is handled by one script where two versions are on the page', async ({ page, request }) => {
    const errors = errorsOf(page);
    const newest = await request.get(`http://localhost:${ports.web}/embed/v1/millrace.js`);
    const script = await newest.text();
    const earlier = script.replace(/\/embed\/v1\/[0-9a-f]{8}\//, '/embed/v1/0a1b2c3d/');
    expect(earlier).not.toBe(script);
    await page.route('**/0a1b2c3d/millrace.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: earlier }),
    );
    const asked = cardRequestsOf(page);
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
