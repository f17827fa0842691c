import { createHash } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EMBED_ELEMENT_NAMES, EMBED_HEIGHTS } from '@millrace/domain';
import { openPage } from '@millrace/preflight';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installedBrowser } from '../../../../scripts/browser.mjs';
import { releaseFolder } from '../release/from-source';
import { openRelease } from '../release/release';
import { demoApi, preformId } from '../testing/demo-api';
import { createEmbedHandler } from './embed-handler';
import { embedListener } from './embed-listener';

/** How long a card that is not stopped may take, and how long one is given that is. */
const PAINT_MS = 10_000;
const STOPPED_MS = 700;

/** A publisher's page: headers, and what stands in its head and body. */
interface PublishedPage {
  headers?: readonly (readonly [name: string, value: string])[];
  inHead?: string;
  body: string;
}

let browser: Browser;
/** Ours, which cards come from, and a publisher's. */
let ours: Server;
let site: Server;
/** What the publisher has published, by path: cases run beside each other. */
const pages = new Map<string, PublishedPage>();
let handle: RequestListener;

const listen = (listener: RequestListener) =>
  new Promise<Server>((resolve) => {
    const server = createServer(listener);
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
const serverOrigin = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}`;

const markup = ({ inHead = '', body }: PublishedPage) =>
  `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width">${inHead}</head><body>${body}</body></html>`;

beforeAll(async () => {
  ours = await listen((request, response) => {
    request.url = (request.url ?? '').replace('/embed/v1', '');
    handle(request, response);
  });
  handle = embedListener(await createEmbedHandler({ api: demoApi(), webUrl: serverOrigin(ours) }));
  site = await listen((request, response) => {
    const page = pages.get(request.url ?? '');
    if (!page) {
      response.writeHead(404).end();
      return;
    }
    const flat = (page.headers ?? []).flat();
    response.writeHead(200, ['Content-Type', 'text/html; charset=utf-8', ...flat]);
    response.end(markup(page));
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

/** Tabs that no case uses now: a new one takes longer than a case. */
const idle: Page[] = [];

/** A tab that reads everything from the servers, whatever another case has read. */
async function newTab(): Promise<Page> {
  const tab = await browser.newPage();
  const session = await tab.context().newCDPSession(tab);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return tab;
}

/** Whether Chromium shows the card, in the page or in a frame of it. */
async function isPainted(page: PublishedPage, expected: boolean): Promise<boolean> {
  const path = `/${pages.size}`;
  pages.set(path, page);
  const tab = idle.pop() ?? (await newTab());
  try {
    await tab.goto(`${serverOrigin(site)}${path}`);
    const until = Date.now() + (expected ? PAINT_MS : STOPPED_MS);
    while (Date.now() < until) {
      for (const frame of tab.frames()) {
        const found = await frame
          .locator('[data-id] h3')
          .count()
          .catch(() => 0);
        if (found > 0) return true;
      }
      await tab.waitForTimeout(50);
    }
    return false;
  } finally {
    idle.push(tab);
  }
}

const snippet = (attributes = '', file = 'millrace.js') =>
  `<millrace-product data-id="${preformId}"><a href="${serverOrigin(ours)}/product/p/${preformId}">Preform</a></millrace-product><script async ${attributes} src="${serverOrigin(ours)}/embed/v1/${file}"></script>`;
const byAttribute = (tag: string) =>
  snippet()
    .replace('<millrace-product', `<${tag} data-millrace="product"`)
    .replace('</millrace-product>', `</${tag}>`);
const frame = (attributes = '', look = '') =>
  `<iframe ${attributes} src="${serverOrigin(ours)}/embed/v1/frame/product/${preformId}${look}" width="500" height="400"></iframe>`;
const policy = (value: string) => ['Content-Security-Policy', value] as const;
const meta = (value: string) => `<meta http-equiv="Content-Security-Policy" content="${value}">`;

async function pinned(): Promise<{ attributes: string; hash: string }> {
  const script = await (await fetch(`${serverOrigin(ours)}/embed/v1/millrace.js`)).arrayBuffer();
  const hash = `sha384-${createHash('sha384').update(Buffer.from(script)).digest('base64')}`;
  return { hash, attributes: `integrity="${hash}" crossorigin="anonymous"` };
}

const WORKS = true;
const STOPS = false;

it.concurrent.each<[string, boolean, () => PublishedPage | Promise<PublishedPage>]>([
  ['no policy', WORKS, () => ({ body: snippet() })],
  [
    'a strict list of hosts',
    STOPS,
    () => ({
      headers: [
        policy("default-src 'none'; connect-src 'self' api.code.example; script-src cdn.code.example"),
      ],
      body: snippet(),
    }),
  ],
  ["default-src 'none'", STOPS, () => ({ headers: [policy("default-src 'none'")], body: snippet() })],
  [
    'what our documentation says that is needed',
    WORKS,
    () => ({
      headers: [
        policy(`default-src 'none'; script-src ${serverOrigin(ours)}; connect-src ${serverOrigin(ours)}`),
      ],
      body: snippet(),
    }),
  ],
  ['a wildcard', WORKS, () => ({ headers: [policy('default-src *')], body: snippet() })],
  [
    'strict-dynamic, our host and no nonce',
    STOPS,
    () => ({
      headers: [policy(`script-src 'nonce-r4nd0m' 'strict-dynamic' 'unsafe-inline' ${serverOrigin(ours)}`)],
      body: snippet(),
    }),
  ],
  [
    'strict-dynamic and the nonce',
    WORKS,
    () => ({
      headers: [policy("script-src 'nonce-r4nd0m' 'strict-dynamic'")],
      body: snippet('nonce="r4nd0m"'),
    }),
  ],
  ['a wrong nonce', STOPS, () => ({ headers: [policy("script-src 'nonce-a'")], body: snippet('nonce="b"') })],
  [
    'the hash of our script',
    WORKS,
    async () => {
      const { attributes, hash } = await pinned();
      return { headers: [policy(`script-src '${hash}'`)], body: snippet(attributes) };
    },
  ],
  ['nowhere to read from', STOPS, () => ({ headers: [policy("connect-src 'self'")], body: snippet() })],
  [
    'two headers, of which one stops it',
    STOPS,
    () => ({ headers: [policy('script-src *'), policy("script-src 'self'")], body: snippet() }),
  ],
  [
    'one header that holds both',
    STOPS,
    () => ({ headers: [policy("script-src *, script-src 'self'")], body: snippet() }),
  ],
  [
    'a policy that only reports',
    WORKS,
    () => ({ headers: [['Content-Security-Policy-Report-Only', "default-src 'none'"]], body: snippet() }),
  ],
  ['a policy in the head', STOPS, () => ({ inHead: meta("script-src 'self'"), body: snippet() })],
  ['one in the body', WORKS, () => ({ body: `<p>${meta("script-src 'self'")}</p>${snippet()}` })],
  [
    'Trusted Types',
    WORKS,
    () => ({
      headers: [policy("require-trusted-types-for 'script'; trusted-types 'none'")],
      body: snippet(),
    }),
  ],
  ['a sandbox without scripts', STOPS, () => ({ headers: [policy('sandbox')], body: snippet() })],
  ['a sandbox with scripts', WORKS, () => ({ headers: [policy('sandbox allow-scripts')], body: snippet() })],
  [
    'isolation',
    WORKS,
    () => ({ headers: [['Cross-Origin-Embedder-Policy', 'require-corp']], body: snippet() }),
  ],
  [
    'integrity that is wanted',
    STOPS,
    () => ({ headers: [['Integrity-Policy', 'blocked-destinations=(script)']], body: snippet() }),
  ],
  [
    'integrity without crossorigin',
    STOPS,
    async () => ({ body: snippet(`integrity="${(await pinned()).hash}"`) }),
  ],
  ['the script as a module', STOPS, () => ({ body: snippet('type="module"') })],
  ['nomodule', STOPS, () => ({ body: snippet('nomodule') })],
  ['the script as data', STOPS, () => ({ body: snippet('type="application/json"') })],
  ['a script that does not end', STOPS, () => ({ body: snippet().replace(/><\/script>$/, ' />') })],
  ['a card that does not end', WORKS, () => ({ body: snippet().replace('</millrace-product>', '') })],
  ['a card in a figure', STOPS, () => ({ body: byAttribute('figure') })],
  ['a card in a section', WORKS, () => ({ body: byAttribute('section') })],
  ['a card in an element of its own', WORKS, () => ({ body: byAttribute('x-card') })],
  [
    'a frame whose sandbox runs no scripts',
    STOPS,
    () => ({ body: `<iframe sandbox srcdoc='${snippet()}'></iframe>` }),
  ],
])(
  'agrees with Chromium on a page with %s',
  async (_, works, make) => {
    const page = await make();
    const { verdicts } = openPage({
      headers: [['Content-Type', 'text/html'], ...(page.headers ?? [])]
        .map((one) => one.join(': '))
        .join('\n'),
      html: markup(page),
      address: serverOrigin(site),
      ourOrigin: serverOrigin(ours),
    }).check();
    expect([verdicts.script !== 'blocked', await isPainted(page, works)]).toEqual([works, works]);
  },
  30_000,
);

it.concurrent.each<[string, boolean, () => PublishedPage]>([
  ['no policy', WORKS, () => ({ body: frame() })],
  ['frames of its own alone', STOPS, () => ({ headers: [policy("frame-src 'self'")], body: frame() })],
  ['a sandbox without scripts on it', STOPS, () => ({ body: frame('sandbox="allow-popups"') })],
  [
    'isolation',
    STOPS,
    () => ({ headers: [['Cross-Origin-Embedder-Policy', 'require-corp']], body: frame() }),
  ],
  [
    'isolation, and a frame without keys',
    WORKS,
    () => ({ headers: [['Cross-Origin-Embedder-Policy', 'require-corp']], body: frame('credentialless') }),
  ],
  ['a look', WORKS, () => ({ body: frame('', '?accent=8b2f2f') })],
  ['a look that makes no sense', STOPS, () => ({ body: frame('', '?accent=red') })],
])(
  'agrees with Chromium on a frame in a page with %s',
  async (_, works, make) => {
    const page = make();
    const { verdicts } = openPage({
      headers: [['Content-Type', 'text/html'], ...(page.headers ?? [])]
        .map((one) => one.join(': '))
        .join('\n'),
      html: markup(page),
      address: serverOrigin(site),
      ourOrigin: serverOrigin(ours),
    }).check();
    expect([verdicts.frame !== 'blocked', await isPainted(page, works)]).toEqual([works, works]);
  },
  30_000,
);

it('preflight knows the same elements and height as the renderer', async () => {
  const { renderer } = await openRelease(await releaseFolder());
  expect(renderer.elements.map(({ name }) => name).sort()).toEqual([...EMBED_ELEMENT_NAMES].sort());
  expect(renderer.heightPx).toBe(EMBED_HEIGHTS.card);
});
