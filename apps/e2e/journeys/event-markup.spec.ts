import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { accounts } from '../demo';
import { createEvent, removeEvent } from '../events';
import { enter, hydrated } from '../sign-in';

/** The kinds of attack of the OWASP XSS filter evasion cheat sheet, each as somebody would send it. */
const EVASIONS: readonly string[] = JSON.parse(
  readFileSync(new URL('../../../packages/domain/src/rich-text-evasions.json', import.meta.url), 'utf8'),
);

/** What ran, opened or asked for something elsewhere since the page was watched. */
function watched(page: Page): string[] {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => seen.push(`error ${error.message}`));
  page.on('popup', (popup) => seen.push(`popup ${popup.url()}`));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (!['data:', 'blob:'].includes(protocol) && !hostname.endsWith('.localhost')) {
      seen.push(`request ${request.url()}`);
    }
  });
  return seen;
}

/** What in the details of an event could act by itself, or leads to something that does. */
const actors = (page: Page) =>
  page
    .locator('[data-component="RichText"], [data-component="RichTextEditor"] [role="textbox"]')
    .evaluate((root) =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        ...(/^(?:script|style|iframe|object|embed|img|svg|form|input|link|meta|base|template|video|audio)$/i.test(
          element.tagName,
        ) && !element.classList.contains('ProseMirror-separator')
          ? [element.outerHTML]
          : []),
        ...[...element.attributes]
          .filter(
            ({ name, value }) =>
              /^on|^style$/i.test(name) || /^\s*(?:javascript|data|vbscript):/i.test(value),
          )
          .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
      ]),
    );

/** Points at all that stands in the details, as some attacks wait for that. */
const pointAtAll = (page: Page) =>
  page.locator('[data-component="RichText"]').evaluate((root) => {
    for (const element of root.querySelectorAll('*')) {
      for (const type of ['mouseover', 'mouseenter', 'mousemove', 'focus', 'pointerover']) {
        element.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
  });

test('nothing of the markup that evades filters runs on the page of an event, in its lists, nor in its editor', async ({
  page,
}) => {
  // A page for each kind of attack.
  test.setTimeout(480_000);
  const seen = watched(page);
  await enter(page, accounts.premium);

  const created: string[] = [];
  for (const [index, evasion] of EVASIONS.entries()) {
    const id = await createEvent(page, {
      eventName: `Evasion ${index} ${evasion}`.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 200),
      location: evasion.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 190) || 'Krefeld',
      // What is dropped whole would leave none; and the API refuses a text with a NUL in it.
      details: `<p>Begin.</p>${evasion.replaceAll('\0', '')}<p>End.</p>`,
    });
    created.push(id);
    await page.goto(`/events/${id}`, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: `Evasion ${index} ` })).toBeVisible();
    expect([evasion, ...(await actors(page))]).toEqual([evasion]);
    await pointAtAll(page);
    if (index % 20 === 0) {
      await page.goto(`/edit-event/${id}`);
      await expect(page.getByRole('textbox', { name: 'Details' })).toContainText('Begin.', {
        timeout: 20_000,
      });
      expect([evasion, ...(await actors(page))]).toEqual([evasion]);
    }
    expect([evasion, ...seen]).toEqual([evasion]);
  }

  await page.goto('/event-list?text=Evasion');
  await hydrated(page);
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.getByRole('button', { name: 'Show more events' }).click();
  await expect(page.getByRole('article')).toHaveCount(20);
  expect(seen).toEqual([]);
  for (const id of created) await removeEvent(page, id);
});

test('what is pasted into the editor comes without what runs', async ({ page }) => {
  const seen = watched(page);
  await enter(page, accounts.free);
  await page.goto('/addevent');
  await hydrated(page);
  const details = page.getByRole('textbox', { name: 'Details' });
  await details.click({ timeout: 20_000 });
  await details.evaluate(
    (editor, markup) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', markup);
      editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    `<p>Pasted.</p>${EVASIONS.join('<p>Next.</p>')}`,
  );
  await expect(details).toContainText('Pasted.');
  expect(await actors(page)).toEqual([]);
  expect(seen).toEqual([]);
});
