import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { OPEN_INTERNET } from '../../public-pages';
import { Seed, startTestServer, type TestServer } from '../../testing';

const CSS = { 'Content-Type': 'text/css' };

let server: TestServer;
let productId: string;
/** A publisher's, which alone is allowed, and one that nobody outside may reach. */
let site: Server;
let inner: Server;
let connections = 0;
let asked: string[] = [];
/** What stands in the head of the page. */
let inHead = '';

const listen = (listener: RequestListener) =>
  new Promise<Server>((resolve) => {
    const one = createServer(listener);
    one.listen(0, '127.0.0.1', () => resolve(one));
  });
const portOf = (one: Server) => (one.address() as AddressInfo).port;
const at = (path: string) => `http://trade.example:${portOf(site)}${path}`;

beforeAll(async () => {
  inner = await listen((_req, res) => res.writeHead(200, CSS).end('.story { width: 1px }'));
  inner.on('connection', () => {
    connections += 1;
  });
  site = await listen((req, res) => {
    const path = req.url ?? '';
    asked.push(path);
    const sheet = (text: string | Buffer, more = {}) => res.writeHead(200, { ...CSS, ...more }).end(text);
    const redirect = (to: string) => res.writeHead(302, { Location: to }).end();
    const answers: Record<string, () => unknown> = {
      '/page': () =>
        res
          .writeHead(200, { 'Content-Type': 'text/html' })
          .end(
            `<!doctype html><html><head><meta name="viewport" content="width=device-width">${inHead}</head><body><div class="story"><millrace-product data-id="${productId}"></millrace-product></div></body></html>`,
          ),
      '/narrow.css': () => sheet('/* of the theme */\n.story { padding: 0 64px }'),
      '/zipped.css': () => sheet(gzipSync('.story { width: 200px }'), { 'Content-Encoding': 'gzip' }),
      '/moved.css': () => redirect('/deep/theme.css'),
      '/deep/theme.css': () => sheet('@import "parts/story.css";'),
      '/deep/parts/story.css': () => sheet('.story { width: 150px }'),
      '/circle.css': () => sheet('@import "circle.css"; @import "round.css"; .story { width: 120px }'),
      '/round.css': () => sheet('@import "circle.css";'),
      '/huge.css': () => sheet(`.story { width: 99px }${'/**/'.repeat(2 ** 18)}`),
      '/bomb.css': () => sheet(gzipSync(Buffer.alloc(2 ** 24, ' ')), { 'Content-Encoding': 'gzip' }),
      '/inside.css': () => redirect(`http://127.0.0.1:${portOf(inner)}/`),
      '/imports-inside.css': () =>
        sheet(
          `@import "http://127.0.0.1:${portOf(inner)}/a.css"; @import "http://localhost:${portOf(inner)}/";`,
        ),
      '/metadata.css': () => redirect('http://169.254.169.254/latest/meta-data/'),
      '/html.css': () => res.writeHead(200, { 'Content-Type': 'text/html' }).end('.story { width: 99px }'),
      '/silent.css': () => undefined,
    };
    const answer = answers[path];
    if (answer) answer();
    else if (path.startsWith('/many')) sheet(`@import "${path}x.css";`);
    else res.writeHead(404).end();
  });
  server = await startTestServer({
    pages: {
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      isAllowed: (address, port) => port === portOf(site) || OPEN_INTERNET.isAllowed(address, port),
      timeLimitMs: 2_000,
    },
  });
  productId = (await new Seed(server.context.db).product('Preform silica glass')).id;
});
afterAll(async () => {
  await server.close();
  for (const one of [site, inner]) {
    one.closeAllConnections();
    one.close();
  }
});
beforeEach(() => {
  asked = [];
});

interface Finding {
  code: string;
  place: unknown;
  values: Record<string, string>;
}

async function widthsWith(head: string): Promise<Finding[]> {
  inHead = head;
  const { status, body } = await server.guest().post('/api/v2/embed/preflight', { address: at('/page') });
  expect(status).toBe(200);
  const codes = ['narrow', 'width-fits', 'width-unknown', 'sheet-unread', 'sheets-too-long'];
  return (body.findings as Finding[]).filter(({ code }) => codes.includes(code));
}
const link = (href: string) => `<link rel="stylesheet" href="${href}">`;

it('reads the sheets that a page links, and names the line that leaves cards too little', async () => {
  const [found, ...rest] = await widthsWith(link('narrow.css'));
  expect(rest).toEqual([]);
  expect([found?.code, found?.values, found?.place]).toEqual([
    'narrow',
    { windowPx: '390', widthPx: '246', leastPx: '280' },
    { part: 'css', line: 2, text: '.story { padding: 0 64px }', address: at('/narrow.css') },
  ]);
});

it.each([
  ['that are compressed', 'zipped.css', '200'],
  ['that have moved, with what they take in from there', 'moved.css', '150'],
  ['that take in each other, once', 'circle.css', '120'],
])('reads sheets %s', async (_, href, widthPx) => {
  const found = await widthsWith(link(href));
  expect(found.map(({ code, values }) => [code, values.widthPx])).toEqual([
    ['narrow', widthPx],
    ['narrow', widthPx],
  ]);
  expect(new Set(asked).size).toBe(asked.length);
});

it.each(['huge.css', 'bomb.css', 'inside.css', 'metadata.css', 'html.css', 'silent.css', 'missing.css'])(
  'leaves %s unread, says so, and asks nothing inside',
  async (href) => {
    const found = await widthsWith(link(href));
    expect(found.map(({ code, values }) => [code, values.address])).toEqual([
      ['sheet-unread', at(`/${href}`)],
    ]);
    expect(connections).toBe(0);
  },
);

it('takes nothing in from inside, be it asked by a sheet or by the page itself', async () => {
  const inside = `http://127.0.0.1:${portOf(inner)}/`;
  for (const head of [link('imports-inside.css'), link(inside), `<style>@import "${inside}";</style>`])
    expect((await widthsWith(head)).map(({ code }) => code)).toContain('sheet-unread');
  expect(connections).toBe(0);
});

it('asks for twelve sheets at most', async () => {
  const found = await widthsWith(Array.from({ length: 40 }, (_, at) => link(`many${at}.css`)).join(''));
  expect(asked.filter((path) => path !== '/page')).toHaveLength(12);
  expect(found.every(({ code }) => code === 'sheet-unread')).toBe(true);
  asked = [];
  expect((await widthsWith(link('many.css'))).map(({ code }) => code)).toEqual(['sheet-unread']);
  expect(asked.length).toBeLessThanOrEqual(5);
});

it('asks for none where the page has no card, or was pasted', async () => {
  inHead = link('narrow.css');
  await server
    .guest()
    .post('/api/v2/embed/preflight', { html: `${inHead}<millrace-product data-id="${productId}">` });
  expect(asked).toEqual([]);
});
