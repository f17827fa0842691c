import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { preform } from '../demo';
import { partnerUrl, webUrl } from '../hosts';
import { card, openAll, openPartner, withoutOwnFonts } from './widgets/partner';
import { shiftOf, watchPage } from './widgets/watch-page';

test.describe('the appearance of a widget', () => {
  const ground = (page: Page, selector: string) =>
    page.locator(`${selector} article`).evaluate((element) => getComputedStyle(element).backgroundColor);
  const [light, dark] = ['rgb(253, 252, 249)', 'rgb(23, 27, 35)'];

  /** What axe finds in the cards. */
  const faults = async (page: Page) => {
    const { violations } = await new AxeBuilder({ page })
      .include('[data-id]')
      // Which rank a card's heading should have is the page's to know.
      .disableRules('heading-order')
      .analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`);
  };

  test("follows the page's scheme, its own attribute, the page's colours, its direction and its width", async ({
    page,
  }) => {
    await test.step('color-scheme, data-theme and custom properties of the page override the system', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await openPartner(page, '/newsletter');
      expect(await ground(page, 'article > millrace-product')).toBe(dark);
      expect(await ground(page, 'millrace-product.ours')).toBe('rgb(23, 35, 38)');
      expect(await ground(page, '[data-theme="light"]')).toBe(light);
      const ours = page.locator('millrace-product.ours');
      await expect(ours.getByRole('button')).toHaveCSS('background-color', 'rgb(155, 225, 93)');
      await expect(ours.getByRole('button')).toHaveCSS('color', 'rgb(16, 24, 26)');
      await expect(ours.getByRole('button')).toHaveCSS('border-radius', '8px');
      // By ::part.
      await expect(ours.getByRole('heading')).toHaveCSS('letter-spacing', '0.44px');
      await expect(ours.locator('article')).toHaveCSS('border-left-width', '0px');
      await expect(page.locator('article > millrace-product article')).toHaveCSS('border-left-width', '1px');
      // The plate is drawn in the scheme of the card.
      await expect(page.locator('article > millrace-product img')).toHaveCSS('color-scheme', 'dark');
      await expect(page.locator('[data-theme="light"] img')).toHaveCSS('color-scheme', 'light');
      expect(await faults(page)).toEqual([]);
      // A page without a scheme of its own is light.
      await openPartner(page, '/');
      expect(await ground(page, 'millrace-product')).toBe(light);
      await expect(card(page).locator('img')).toHaveCSS('color-scheme', 'light');
    });

    await test.step('turns dark with a page that sets color-scheme later', async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      // The policy of the page refuses a style element.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          'html.dark{color-scheme:dark}@media(prefers-color-scheme:dark){html.auto{color-scheme:dark}}',
        );
        document.adoptedStyleSheets.push(sheet);
      });
      const nameClass = (name: string) =>
        page.evaluate((wanted) => {
          document.documentElement.className = wanted;
        }, name);
      const article = card(page).locator('article');
      await expect(article).toHaveCSS('background-color', light);
      await nameClass('dark');
      await expect(article).toHaveCSS('background-color', dark);
      await nameClass('auto');
      await expect(article).toHaveCSS('background-color', light);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(article).toHaveCSS('background-color', dark);
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(article).toHaveCSS('background-color', light);
      // The card's own attribute says more than the page.
      await card(page).evaluate((host: HTMLElement) => {
        host.dataset.theme = 'dark';
      });
      await expect(article).toHaveCSS('background-color', dark);
      await expect(card(page).locator('img')).toHaveCSS('color-scheme', 'dark');
    });

    await test.step('is mirrored in right-to-left pages, and stacked at the same height when narrow', async () => {
      const places = async () => {
        const [plate, heading, whole] = await Promise.all([
          card(page).locator('img').boundingBox(),
          card(page).getByRole('heading').boundingBox(),
          card(page).boundingBox(),
        ]);
        if (!plate || !heading || !whole) throw new Error('The card is not drawn.');
        return {
          order: plate.x < heading.x ? 'plate first' : 'text first',
          isStacked: plate.y + plate.height <= heading.y,
          height: whole.height,
        };
      };
      const wide = await places();
      expect(wide).toMatchObject({ order: 'plate first', isStacked: false });
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl';
      });
      expect(await places()).toEqual({ ...wide, order: 'text first' });
      await page.setViewportSize({ width: 390, height: 800 });
      expect(await places()).toMatchObject({ isStacked: true, height: wide.height });
    });
  });

  test('of each kind passes axe, fits the narrowest phone, and supports forced colours', async ({ page }) => {
    await test.step('passes axe in light and dark', async () => {
      await openAll(page);
      expect(await faults(page), 'each widget, light').toEqual([]);
      await page.evaluate(() => {
        for (const host of document.querySelectorAll<HTMLElement>('[data-id]')) host.dataset.theme = 'dark';
        // A button has no ground of its own: it is dark for pages that are.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('*{background:#101418!important;color:#eee!important}');
        document.adoptedStyleSheets.push(sheet);
      });
      expect(await faults(page), 'each widget, dark').toEqual([]);
    });

    await test.step('fits the narrowest phone', async () => {
      await openAll(page, 320);
      const beyond = await page.locator('[data-id]').evaluateAll((hosts) => {
        // A name that ends in dots is wider than what is seen of it.
        const seenRight = (part: Element): number => {
          const clips = part.parentElement && getComputedStyle(part.parentElement).overflowX !== 'visible';
          const { right } = part.getBoundingClientRect();
          return clips ? Math.min(right, seenRight(part.parentElement)) : right;
        };
        return hosts.flatMap((host) => {
          const room = host.getBoundingClientRect().right;
          const parts = host.shadowRoot?.querySelectorAll('section, article, header, a') ?? [];
          const widest = Math.max(...[...parts].map(seenRight));
          return widest <= room ? [] : [`${host.localName}: ${widest} of ${room}`];
        });
      });
      expect(beyond).toEqual([]);
    });

    await test.step('aligns rows by the direction of the page and of its language', async () => {
      const name = page.locator('millrace-suppliers').getByRole('listitem').first().locator('b');
      await expect(name).toHaveCSS('text-align', 'left');
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl';
      });
      await expect(name).toHaveCSS('text-align', 'right');
      await page.evaluate(() => {
        document.documentElement.dir = 'ltr';
        document.querySelector('millrace-suppliers')?.setAttribute('lang', 'ar');
      });
      await expect(page.locator('millrace-suppliers').locator('section')).toHaveAttribute('dir', 'rtl');
      await expect(name).toHaveCSS('text-align', 'right');
    });

    await test.step("draws a value chain and the footer's mark in forced colours", async () => {
      await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
      const chain = page.locator('millrace-value-chain');
      // The page has a part of it, which is a list; the whole is a drawing.
      await chain.evaluate((host: HTMLElement, id) => {
        delete host.dataset.part;
        host.dataset.rows = '20';
        // Spaces around an id are none of it.
        host.dataset.id = ` ${id} `;
      }, preform.id);
      const drawing = chain.locator('svg[role="img"]');
      await expect(drawing.locator('text').first()).toHaveCSS('fill', 'rgb(255, 255, 255)');
      await expect(drawing.locator('path').first()).toHaveCSS('stroke', 'rgb(255, 255, 255)');
      // It keeps no room for rows that a whole chain does not have.
      await expect(chain).toHaveCSS('min-height', '392px');
      const foot = card(page).getByRole('link', { name: /Product page/ });
      const colors = await foot.evaluate((link) => ({
        link: getComputedStyle(link).color,
        mark: getComputedStyle(link.querySelector('svg') as Element).stroke,
      }));
      expect(colors.mark).toBe(colors.link);
    });
  });

  test('has the height of its layout at 180 to 960 px, moves nothing, and is flawless to axe in each', async ({
    page,
  }) => {
    await withoutOwnFonts(page);
    await watchPage(page);
    await page.setViewportSize({ width: 1024, height: 1000 });
    await page.goto(`${partnerUrl}/sizes`);
    const hosts = page.locator('[data-id]');
    const names = await hosts.count();
    for (let at = 0; at < names; at += 3) await hosts.nth(at).scrollIntoViewIfNeeded();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[data-id]')].every((host) => host.shadowRoot?.querySelector('a')),
    );
    const wrong = await hosts.evaluateAll((all) =>
      all.flatMap((host) => {
        const { layout = '', height, rows } = (host as HTMLElement).dataset;
        const own: Record<string, number> = { strip: 144, compact: 56 };
        const wanted = Number(height) || own[layout] || (rows ? 112 + Number(rows) * 56 : 392);
        const card = host.shadowRoot?.querySelector('[part="card"]') as HTMLElement;
        const box = card.getBoundingClientRect();
        const isCut = card.scrollWidth > card.clientWidth || box.height < wanted;
        return isCut || host.clientHeight !== Math.round(box.height)
          ? [
              `${host.localName} ${layout} ${host.clientWidth}: ${box.height} of ${wanted}, ${card.scrollWidth} wide`,
            ]
          : [];
      }),
    );
    expect(wrong).toEqual([]);
    expect(await shiftOf(page)).toBe(0);
    expect(await faults(page)).toEqual([]);
  });

  test('asks for two faces of 18 kB for a Latin card', async ({ page }) => {
    const bytes: Record<string, number> = {};
    page.on('response', async (response) => {
      const name = /\/(\w+\.woff2)$/.exec(response.url())?.[1];
      if (name && response.url().startsWith(webUrl)) bytes[name] = (await response.body()).length;
    });
    await openPartner(page);
    await page.waitForLoadState('networkidle');
    expect(Object.keys(bytes).sort()).toEqual(['bold0.woff2', 'regular0.woff2']);
    expect(Object.values(bytes).reduce((sum, one) => sum + one, 0)).toBeLessThan(18_000);
  });
});
