import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { accounts } from '../demo';
import { createEvent, removeEvent } from '../events';
import { hydrated, signInAs } from '../sign-in';

/** The kinds of attack of the OWASP XSS filter evasion cheat sheet, each as somebody would send it. */
const EVASIONS: readonly string[] = JSON.parse(
  readFileSync(new URL('../../../packages/domain/src/rich-text-evasions.json', import.meta.url), 'utf8'),
);

/** What would run by itself wherever it is written unescaped. */
const PAYLOAD = '"><img src=x onerror=alert(1)><script>alert(2)</script><svg onload=alert(3)>';

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

test('markup that a member sends or pastes runs neither on the page of an event nor in its lists and editor [GAP-100]', async ({
  page,
}) => {
  const seen = watched(page);
  await signInAs(page, accounts.premium);
  const id = await createEvent(page, {
    eventName: `Evasion ${PAYLOAD}`,
    location: PAYLOAD,
    details: `<p>Begin.</p><p><a href="javascript:alert(4)" onclick="alert(5)">Link</a></p>${PAYLOAD}`,
  });
  await page.goto(`/events/${id}`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: `Evasion ${PAYLOAD}` })).toBeVisible();
  await expect(page.locator('[data-component="RichText"]')).toContainText('Link');
  expect(await actors(page)).toEqual([]);
  await page.goto('/event-list?text=Evasion');
  await hydrated(page);
  await expect(page.getByRole('article').filter({ hasText: `Evasion ${PAYLOAD}` })).toBeVisible();

  await page.goto(`/edit-event/${id}`);
  await hydrated(page);
  const details = page.getByRole('textbox', { name: 'Details' });
  // The editor arrives after the page.
  await expect(details).toContainText('Begin.', { timeout: 20_000 });
  expect(await actors(page)).toEqual([]);
  await details.click();
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
  await removeEvent(page, id);
});
