import { type EmbedChoices, embedSnippets, readEmbedChoices } from '@millrace/domain';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installedBrowser } from '../../../../scripts/browser.mjs';
import { preformId } from '../testing/demo-api';

const webUrl = 'https://www.millrace.example';
let browser: Browser;

beforeAll(async () => {
  const executablePath = installedBrowser();
  browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
}, 30_000);

afterAll(() => browser.close());

function snippet(element: EmbedChoices['element']): string {
  const choices = readEmbedChoices(new URLSearchParams(`element=${element}&product=${preformId}`));
  const subject = { kind: 'product', id: preformId, name: 'Preform', sector: null } as const;
  const parts = { choices, subject, linkText: 'Preform', webUrl, consentText: 'Load from Millrace' };
  return embedSnippets(parts, null)?.html ?? '';
}

/** The first lines of a consent manager: `tell` reports a choice, the last of which also reaches later listeners. */
const consentManager = `<script>
  const listeners = [];
  let last = { eventStatus: 'cmpuishown', gdprApplies: true };
  window.__tcfapi = (command, version, listener) => { listeners.push(listener); listener(last, true); };
  window.tell = (data) => { last = data; for (const listener of listeners) listener(data, true); };
</script>`;

/** Opens a page whose requests to us stay unanswered. @returns Their paths. */
async function open(body: string): Promise<{ page: Page; asked: string[] }> {
  const page = await browser.newPage();
  const asked: string[] = [];
  await page.route('**/*', (route) => {
    const url = new URL(route.request().url());
    if (url.origin === webUrl) asked.push(url.pathname);
    return url.hostname === 'journal.example'
      ? route.fulfill({ contentType: 'text/html', body: `<!doctype html><body>${body}` })
      : route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.goto('https://journal.example/');
  return { page, asked };
}

const waiting = (page: Page) => page.locator('[data-consent]').count();
const tell = (page: Page, data: object) =>
  page.evaluate((told) => (window as unknown as { tell(data: object): void }).tell(told), data);

it('a press loads one widget, and the script once', async () => {
  const { page, asked } = await open(snippet('product') + snippet('suppliers'));
  expect([await waiting(page), asked]).toEqual([2, []]);
  for (const left of [1, 0]) {
    await page.locator('[data-consent]>button').first().click();
    expect(await waiting(page)).toBe(left);
  }
  await expect.poll(() => asked).toEqual(['/embed/v1/millrace.js']);
});

it('purpose 1 of the consent manager loads all, a refusal and an open question none', async () => {
  const { page, asked } = await open(consentManager + snippet('product') + snippet('suppliers'));
  const purposes = (one: boolean) => ({
    eventStatus: 'useractioncomplete',
    gdprApplies: true,
    purpose: { consents: { 1: one, 2: true } },
  });
  await tell(page, purposes(false));
  expect([await waiting(page), asked]).toEqual([2, []]);
  await tell(page, purposes(true));
  expect(await waiting(page)).toBe(0);
  await expect.poll(() => asked).toEqual(['/embed/v1/millrace.js']);
});

it('readers outside the scope of the GDPR are not asked', async () => {
  const manager = `${consentManager}<script>tell({ eventStatus: 'tcloaded', gdprApplies: false })</script>`;
  const { page, asked } = await open(manager + snippet('product'));
  expect(await waiting(page)).toBe(0);
  await expect.poll(() => asked).toEqual(['/embed/v1/millrace.js']);
});
