import { expect, test } from '@playwright/test';
import { preform } from '../demo';
import { card, openPartner } from './widgets/partner';

test.describe('a widget where few expect one', () => {
  test('speaks the language of the page around the component in which it stands', async ({ page }) => {
    await openPartner(page);
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

  test('keeps its room and moves nothing where the page takes every style from it', async ({ page }) => {
    await openPartner(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/cards?**', async (route) => {
      await held;
      await route.continue();
    });
    const heading = () => page.locator('h1').evaluate((element) => element.getBoundingClientRect().top);
    await page.evaluate((id) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('millrace-product{all:unset}');
      document.adoptedStyleSheets.push(sheet);
      const element = document.createElement('millrace-product');
      element.dataset.id = id;
      element.textContent = 'Preform silica glass on Millrace';
      document.querySelector('h1')?.before(element);
    }, preform.id);
    await expect(card(page)).toHaveText('Preform silica glass on Millrace');
    const before = await heading();
    answer();
    await expect(card(page).getByRole('button', { name: 'Follow' })).toBeVisible();
    expect(await heading()).toBe(before);
  });

  test('keeps no room for rows that a whole value chain does not have, and finds what spaces stand around', async ({
    page,
  }) => {
    await openPartner(page, '/suite');
    const chain = page.locator('millrace-value-chain');
    await chain.evaluate((host: HTMLElement, id) => {
      delete host.dataset.part;
      host.dataset.rows = '20';
      host.dataset.id = ` ${id} `;
    }, preform.id);
    await chain.scrollIntoViewIfNeeded();
    await expect(chain.getByRole('heading', { name: 'Value chain of Preform silica glass' })).toBeVisible();
    await expect(chain).toHaveCSS('min-height', '392px');
  });
});
