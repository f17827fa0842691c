import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installedBrowser } from '../../../../scripts/browser.mjs';
import { createEmbedHandler } from '../server/embed-handler';
import { embedListener } from '../server/embed-listener';
import { demoApi, preformId } from '../testing/demo-api';
import { missingId } from '../testing/serve-embeds';

let browser: Browser;
let ours: Server;
let site: Server;
let handle: RequestListener;
let version: string;
/** Pages of the publisher: headers and body, by path. */
const pages = new Map<string, { headers: Record<string, string>; body: string }>();

const listen = (listener: RequestListener) =>
  new Promise<Server>((resolve) => {
    const server = createServer(listener);
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
const serverOrigin = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  ours = await listen((request, response) => {
    request.url = (request.url ?? '').replace('/embed/v1', '');
    handle(request, response);
  });
  handle = embedListener(await createEmbedHandler({ api: demoApi(), webUrl: serverOrigin(ours) }));
  const list = await (await fetch(`${serverOrigin(ours)}/embed/v1/releases.json`)).json();
  version = list.releases[0].version;
  site = await listen((request, response) => {
    const { headers, body } = pages.get(request.url ?? '') ?? { headers: {}, body: '' };
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
    response.end(`<!doctype html><html lang="en"><body>${body}</body></html>`);
  });
  const executablePath = installedBrowser();
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
}, 60_000);

afterAll(async () => {
  await browser.close();
  for (const server of [ours, site]) {
    server.closeAllConnections();
    server.close();
  }
});

async function open(body: string, policy = '', hash = ''): Promise<Page> {
  const path = `/${pages.size}`;
  pages.set(path, { headers: policy ? { 'content-security-policy': policy } : {}, body });
  const page = await browser.newPage();
  await page.goto(`${serverOrigin(site)}${path}${hash}`);
  return page;
}

const widget = (id = preformId, attributes = '') =>
  `<millrace-product data-id="${id}" ${attributes}><a href="${serverOrigin(ours)}/">Preform</a></millrace-product>`;
const script = (attributes = 'data-millrace-debug', path = 'millrace.js') =>
  `<script async ${attributes} src="${serverOrigin(ours)}/embed/v1/${path}"></script>`;
const readReport = (page: Page) => page.getByRole('region', { name: 'Widgets on this page' });
/** As the builder's bookmarklet does. */
const runBookmarklet = (page: Page) =>
  page.evaluate(`import('${serverOrigin(ours)}/embed/v1/debug.js').then(() => undefined)`);
const expectText = (page: Page, ...texts: (string | RegExp)[]) =>
  Promise.all(texts.map((text) => readReport(page).getByText(text).first().waitFor()));

it('only whoever opens the address with the chosen ending sees the report', async () => {
  const body = widget() + script('data-millrace-debug="#widgets"');
  const reader = await open(body);
  const asked: string[] = [];
  reader.on('request', (request) => asked.push(request.url()));
  await reader.locator('millrace-product h3').waitFor();
  expect([await readReport(reader).count(), asked.filter((url) => url.includes('debug'))]).toEqual([0, []]);
  const publisher = await open(body, '', '#widgets');
  await expectText(publisher, 'We found no problems.', /^\d+ × 392 px$/);
  await publisher.keyboard.press('Escape');
  expect(await readReport(publisher).count()).toBe(0);
}, 30_000);

it('names each directive that the browser enforces, with the line to write', async () => {
  const own = serverOrigin(ours);
  const page = await open(
    widget(preformId, 'style="--mr-accent:#0a7d5a"') + script(),
    `default-src 'self'; script-src ${own}; img-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
  );
  await expectText(
    page,
    `connect-src 'self' ${own}`,
    `img-src ${own}`,
    `font-src 'self' ${own}`,
    'millrace-product { --mr-accent:#0a7d5a }',
  );
  expect(
    await readReport(page)
      .getByText(/network or an extension/)
      .count(),
  ).toBe(0);
}, 30_000);

it('names wrong ids, narrow and hidden widgets, and frames without flags', async () => {
  const frame = `<iframe sandbox="allow-scripts" src="${serverOrigin(ours)}/embed/v1/frame/product/${preformId}"></iframe>`;
  const page = await open(
    `${widget(missingId)}<div style="width:150px">${widget()}</div><div hidden>${widget()}</div>${frame}${script()}`,
  );
  await expectText(
    page,
    'Nothing can be shown for this ID. Check it in the widget builder.',
    'This widget is 150 px wide. It needs at least 180 px.',
    'This widget is hidden, so it isn’t loaded.',
    'sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"',
  );
}, 30_000);

it('names a sandbox of the page, and requests that the network blocks', async () => {
  const page = await browser.newPage();
  await page.route('**/cards?**', (route) => route.abort());
  pages.set('/sandbox', {
    headers: { 'content-security-policy': 'sandbox allow-scripts' },
    body: widget() + script(),
  });
  await page.goto(`${serverOrigin(site)}/sandbox`);
  await expectText(page, /This page runs in a sandbox/, /couldn’t load .*\/cards\. The network/);
}, 30_000);

it('the bookmarklet names a script that is missing, changed or gone', async () => {
  const without = await open(widget());
  await runBookmarklet(without);
  await expectText(without, 'The script isn’t running on this page.');
  const pinned = `${version}/millrace.js`;
  const changed = await open(widget() + script('integrity="sha256-AAAA" crossorigin="anonymous"', pinned));
  await runBookmarklet(changed);
  await expectText(
    changed,
    /doesn’t match its integrity hash/,
    new RegExp(`/embed/v1/${pinned}" integrity="sha256-[^A]`),
  );
  const gone = await open(widget() + script('', '0a1b2c3d/millrace.js'));
  await runBookmarklet(gone);
  await expectText(gone, 'Version 0a1b2c3d is no longer available.');
}, 30_000);

it('shows in the reader’s language, from right to left', async () => {
  const context = await browser.newContext({ locale: 'ar' });
  const page = await context.newPage();
  pages.set('/arabic', { headers: {}, body: widget() + script() });
  await page.goto(`${serverOrigin(site)}/arabic`);
  await page.getByText('لم نعثر على أي مشكلة.').waitFor();
  expect(await page.locator('[data-millrace-report]').getAttribute('dir')).toBe('rtl');
  await context.close();
}, 30_000);
