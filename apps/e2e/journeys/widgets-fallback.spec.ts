import { expect, type Page, test } from '@playwright/test';
import { preform } from '../demo';
import { holdRequests } from '../hold-requests';
import { partnerUrl, ports, webUrl } from '../hosts';
import { card, followButton, withoutOwnFonts } from './widgets/partner';
import { shiftOf, watchPage } from './widgets/watch-page';

test.describe('the fallback of a widget', () => {
  const fallback = (page: Page) =>
    page.getByRole('link', { name: 'Preform silica glass on Millrace', exact: true });

  /** What stands in the shadow root of the first card: nothing where our script never came. */
  const painted = (page: Page) =>
    card(page).evaluate((host) => host.shadowRoot?.querySelectorAll('*:not(slot)').length ?? 0);

  /** The fallback stands in its place, nothing is painted over it, and nothing has moved. */
  async function expectFallback(page: Page): Promise<void> {
    await expect(fallback(page)).toBeVisible();
    await expect(fallback(page)).toHaveAttribute('href', webUrl + preform.path);
    expect(await painted(page)).toBe(0);
    expect(await shiftOf(page)).toBe(0);
  }

  const answerCards = (page: Page, body: string) =>
    page.route('**/cards?*', (route) =>
      route.fulfill({ body, contentType: 'text/html', headers: { 'access-control-allow-origin': '*' } }),
    );

  test('stays while our site is down, slow, refuses cards or returns none', async ({ page, request }) => {
    await withoutOwnFonts(page);
    const seen = await watchPage(page);

    await test.step("without JavaScript: the link is in the page's markup", async () => {
      const reply = await request.get(`http://localhost:${ports.partner}/`);
      expect(await reply.text()).toContain(
        `<a href="${webUrl}${preform.path}">Preform silica glass on Millrace<`,
      );
    });

    await test.step('while our site is down', async () => {
      await page.route(`${webUrl}/embed/**`, (route) => route.abort());
      await page.goto(partnerUrl, { waitUntil: 'networkidle' });
      await expectFallback(page);
      await page.unroute(`${webUrl}/embed/**`);
    });

    await test.step('while cards are refused', async () => {
      await page.route('**/cards?*', (route) => route.abort());
      await page.goto(partnerUrl, { waitUntil: 'networkidle' });
      await expectFallback(page);
      await page.unroute('**/cards?*');
    });

    await test.step('while the response is malformed', async () => {
      seen.problems.length = 0;
      for (const body of ['<h1>Bad gateway</h1>', '[]', '', '<m>', '<m><p></p>']) {
        await answerCards(page, body);
        const answered = page.waitForResponse('**/cards?*');
        await page.goto(partnerUrl);
        await (await answered).finished();
        await expectFallback(page);
        await page.unroute('**/cards?*');
      }
      // The faces of the page were refused by the test.
      expect(seen.problems.filter((problem) => !/ERR_FAILED|download failed/.test(problem))).toEqual([]);
    });

    await test.step('with a console message for a missing card and a deprecated version', async () => {
      const warnings: string[] = [];
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
      const ending = 'Millrace: this version ends.';
      await page.route('**/cards?*', (route) => {
        const keys = decodeURIComponent(new URL(route.request().url()).search.slice(1)).split(',');
        const missing = keys.map((key) => `<p title="missing">Millrace: no ${key.split('.')[0]}.</p>`);
        return route.fulfill({
          body: `<m><p></p>${missing.join('')}<p title="version">${ending}</p>`,
          contentType: 'text/html',
          headers: { 'access-control-allow-origin': '*' },
        });
      });
      await page.goto(partnerUrl);
      await expect.poll(() => warnings).toEqual(expect.arrayContaining(['Millrace: no product.', ending]));
      await expectFallback(page);
      await page.unroute('**/cards?*');
    });

    await test.step('while cards load slowly, which then replace it', async () => {
      const release = await holdRequests(page, '**/cards?*');
      const asked = page.waitForRequest('**/cards?*');
      await page.goto(partnerUrl);
      await asked;
      await expectFallback(page);
      release();
      await expect(followButton(page)).toBeVisible();
      expect(await shiftOf(page)).toBe(0);
    });
  });
});
