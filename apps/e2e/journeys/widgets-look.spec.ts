import { expect, type Page, test } from '@playwright/test';
import { card, openAll, openPartner } from './widgets/partner';

test.describe('the look of a widget', () => {
  const ground = (page: Page, selector: string) =>
    page.locator(`${selector} article`).evaluate((element) => getComputedStyle(element).backgroundColor);

  test("follows the page's scheme, its own attribute, and the page's colours", async ({ page }) => {
    await openPartner(page, '/');
    expect(await ground(page, 'millrace-product')).toBe('rgb(253, 252, 249)');
    await openPartner(page, '/newsletter');
    expect(await ground(page, 'article > millrace-product')).toBe('rgb(23, 27, 35)');
    expect(await ground(page, 'millrace-product.ours')).toBe('rgb(23, 35, 38)');
    expect(await ground(page, '[data-theme="light"]')).toBe('rgb(253, 252, 249)');
    const button = page.locator('millrace-product.ours').getByRole('button');
    await expect(button).toHaveCSS('background-color', 'rgb(155, 225, 93)');
    await expect(button).toHaveCSS('color', 'rgb(16, 24, 26)');
    await expect(button).toHaveCSS('border-radius', '8px');
    // By ::part.
    await expect(page.locator('millrace-product.ours').getByRole('heading')).toHaveCSS(
      'letter-spacing',
      '0.44px',
    );
    await expect(page.locator('millrace-product.ours article')).toHaveCSS('border-left-width', '0px');
    await expect(page.locator('article > millrace-product article')).toHaveCSS('border-left-width', '1px');
  });

  test("draws its plate in the scheme of the card, whatever the reader's system prefers", async ({
    page,
  }) => {
    const scheme = (selector: string) =>
      page
        .locator(`${selector} img`)
        .first()
        .evaluate((image) => getComputedStyle(image).colorScheme);
    await page.emulateMedia({ colorScheme: 'dark' });
    // A page without a scheme of its own is light.
    await openPartner(page, '/');
    expect(await scheme('millrace-product')).toBe('light');
    await openPartner(page, '/newsletter');
    expect(await scheme('article > millrace-product')).toBe('dark');
    expect(await scheme('[data-theme="light"]')).toBe('light');
  });

  test('draws a value chain in the colours that a reader forces', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
    await openAll(page);
    const chain = page.locator('millrace-value-chain');
    // The page has a part of it, which is a list.
    await chain.evaluate((host) => host.removeAttribute('data-part'));
    const drawing = chain.locator('svg[role="img"]');
    await expect(drawing.locator('text').first()).toHaveCSS('fill', 'rgb(255, 255, 255)');
    await expect(drawing.locator('path').first()).toHaveCSS('stroke', 'rgb(255, 255, 255)');
  });

  test('draws the mark in its foot in the colours that a reader forces', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
    await openPartner(page);
    const foot = card(page).getByRole('link', { name: /Product page/ });
    const colors = await foot.evaluate((link) => ({
      link: getComputedStyle(link).color,
      mark: getComputedStyle(link.querySelector('svg') as Element).stroke,
    }));
    expect(colors.mark).toBe(colors.link);
  });

  test('turns dark at once with a page that named no scheme at first', async ({ page }) => {
    const [light, dark] = ['rgb(253, 252, 249)', 'rgb(23, 27, 35)'];
    await page.emulateMedia({ colorScheme: 'light' });
    await openPartner(page);
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

  test('is to the last dot the same on a hostile page and on a blank one, whatever it shows', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The face is optional: whether it comes in time is not what is looked at.
    await page.route('**/font.woff2', (route) => route.abort());
    const pictures = async (path: string) => {
      await openPartner(page, path);
      // Away from what is drawn, which shows where it is.
      await page.mouse.move(900, 600);
      const drawn: { name: string; picture: Buffer }[] = [];
      const host = page.locator('[data-id]').first();
      while ((await host.count()) > 0) {
        await host.scrollIntoViewIfNeeded();
        await expect(host.locator('a, button').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        // The same place and ground on both pages, as the card's edges lie on fractions of dots otherwise.
        const name = await host.evaluate(async (element: HTMLElement) => {
          element.style.cssText =
            'display:block!important;position:fixed!important;inset:0 auto auto 0!important;width:640px!important;background:#fff!important;z-index:9';
          const images = (element.shadowRoot as ShadowRoot).querySelectorAll('img');
          await Promise.all([...images].map((image) => image.decode()));
          // A card is as high as its fallback, which is the page's own to style.
          element.replaceChildren();
          return element.dataset.millrace ?? element.localName;
        });
        const height = (await host.boundingBox())?.height ?? 0;
        drawn.push({ name, picture: await page.screenshot({ clip: { x: 0, y: 0, width: 640, height } }) });
        await host.evaluate((element) => element.remove());
      }
      return drawn;
    };
    const hostile = await pictures('/hostile');
    const blank = await pictures('/blank');
    expect(hostile).toHaveLength(9);
    expect(blank.map(({ name }) => name)).toEqual(hostile.map(({ name }) => name));
    for (const [at, { name, picture }] of hostile.entries())
      expect(picture.equals(blank[at]?.picture as Buffer), name).toBe(true);
  });

  test('is mirrored where the page is', async ({ page }) => {
    await openPartner(page);
    const places = async () => {
      const [plate, heading] = await Promise.all([
        card(page).locator('img').boundingBox(),
        card(page).getByRole('heading').boundingBox(),
      ]);
      return (plate?.x ?? 0) < (heading?.x ?? 0) ? 'plate first' : 'text first';
    };
    expect(await places()).toBe('plate first');
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    expect(await places()).toBe('text first');
  });

  test('begins its rows where the page begins, and where its own language does', async ({ page }) => {
    await openAll(page);
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

  test('answers to the width it is given, at the same height', async ({ page }) => {
    const places = async () => {
      const [plate, heading, whole] = await Promise.all([
        card(page).locator('img').boundingBox(),
        card(page).getByRole('heading').boundingBox(),
        card(page).boundingBox(),
      ]);
      return { stacked: (plate?.y ?? 0) + (plate?.height ?? 0) <= (heading?.y ?? 0), height: whole?.height };
    };
    await openPartner(page);
    const wide = await places();
    await page.setViewportSize({ width: 390, height: 800 });
    const narrow = await places();
    expect(wide.stacked).toBe(false);
    expect(narrow.stacked).toBe(true);
    expect(narrow.height).toBe(wide.height);
  });

  test('keeps within the narrowest phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openPartner(page);
    for (const host of await page.locator('[data-id]').all()) {
      await host.scrollIntoViewIfNeeded();
      await expect(host.getByRole('heading')).toBeVisible();
      const room = await host.boundingBox();
      const widest = await host.evaluate((element) => {
        // A name that ends in dots is wider than what is seen of it.
        const seenRight = (part: Element): number => {
          const clips = part.parentElement && getComputedStyle(part.parentElement).overflowX !== 'visible';
          const { right } = part.getBoundingClientRect();
          return clips ? Math.min(right, seenRight(part.parentElement)) : right;
        };
        const parts = (element.shadowRoot as ShadowRoot).querySelectorAll('section, article, header, a');
        return Math.max(...[...parts].map(seenRight));
      });
      expect(widest).toBeLessThanOrEqual((room?.x ?? 0) + (room?.width ?? 0));
    }
  });
});
