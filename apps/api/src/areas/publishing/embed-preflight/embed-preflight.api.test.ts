import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer } from '../../../../testing';
import { PUBLIC_INTERNET } from '../../../platform/public-pages';
import { COMPANY, mergeOrHide, PRODUCT } from '../../catalogue/merging';

const PREFLIGHT = '/api/v2/embed/preflight';
const WEB = 'http://localhost:3000';
const NOBODYS_ID = '00000000-0000-4000-8000-000000000000';
const SCRIPT = `<script async src="${WEB}/embed/v1/millrace.js"></script>`;
const pageWith = (element: string, id: string) =>
  `<!doctype html><meta name="viewport" content="width=device-width"><title>Preforms</title>\n<millrace-${element} data-id="${id}"></millrace-${element}>${SCRIPT}`;
const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

/** What names lead to, for the server alone: no name server is asked. */
const NAMES: Record<string, readonly string[]> = {
  'trade.example': ['127.0.0.1'],
  'inside.example': ['10.0.0.7'],
  'half.example': ['93.184.216.34', '192.168.0.10'],
};

let server: TestServer;
/** A page with a card of a product that there is. */
let PAGE: string;
let productId: string;
/** A publisher's, which alone is allowed, and one that nobody outside may reach. */
let site: Server;
let inner: Server;
let connections = 0;

const listen = (listener: RequestListener) =>
  new Promise<Server>((resolve) => {
    const one = createServer(listener);
    one.listen(0, '127.0.0.1', () => resolve(one));
  });
const portOf = (one: Server) => (one.address() as AddressInfo).port;

beforeAll(async () => {
  inner = await listen((_req, res) => res.writeHead(200, HTML).end('<title>Secret</title>'));
  inner.on('connection', () => {
    connections += 1;
  });
  site = await listen((req, res) => {
    const redirect = (to: string) => res.writeHead(302, { Location: to }).end();
    const [, path = '', rest = ''] = (req.url ?? '').split('/');
    const answers: Record<string, () => unknown> = {
      page: () =>
        res
          .writeHead(200, {
            ...HTML,
            'Content-Security-Policy': [`script-src ${WEB}`, "script-src 'self'"],
            'Set-Cookie': 'a=b',
          })
          .end(PAGE),
      zipped: () => res.writeHead(200, { ...HTML, 'Content-Encoding': 'gzip' }).end(gzipSync(PAGE)),
      bomb: () =>
        res.writeHead(200, { ...HTML, 'Content-Encoding': 'gzip' }).end(gzipSync(Buffer.alloc(2 ** 22))),
      latin: () =>
        res
          .writeHead(200, { 'Content-Type': 'text/html; charset=iso-8859-1' })
          .end(Buffer.from(PAGE.replace('<mill', 'é<mill'), 'latin1')),
      hops: () => redirect(rest === '0' ? '/page' : `/hops/${Number(rest) - 1}`),
      inside: () => redirect(`http://127.0.0.1:${portOf(inner)}/`),
      metadata: () => redirect('http://169.254.169.254/latest/meta-data/'),
      file: () => redirect('file:///etc/passwd'),
      missing: () => res.writeHead(404, HTML).end(PAGE),
      pdf: () => res.writeHead(200, { 'Content-Type': 'application/pdf' }).end('%PDF'),
      silent: () => undefined,
      slow: () => res.writeHead(200, HTML).write('<title>'),
      endless: () => {
        const pour = () => {
          while (!res.destroyed && res.write('<p>for ever</p>'.repeat(1000)));
        };
        res.writeHead(200, HTML).on('drain', pour);
        pour();
      },
    };
    answers[path]?.();
  });
  server = await startTestServer({
    pages: {
      resolve: async (host) => {
        const found = NAMES[host] ?? (host === 'localhost' ? ['127.0.0.1', '::1'] : []);
        if (found.length === 0) throw new Error('ENOTFOUND');
        return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      },
      isAllowed: (address, port) => port === portOf(site) || PUBLIC_INTERNET.isAllowed(address, port),
      timeLimitMs: 3_000,
    },
  });
  productId = (await new Seed(server.context.db).product('Preform silica glass')).id;
  PAGE = pageWith('product', productId);
});
afterAll(async () => {
  await server.close();
  for (const one of [site, inner]) {
    one.closeAllConnections();
    one.close();
  }
});

const check = (body: object) => server.guest().post(PREFLIGHT, body);
const at = (path: string) => `http://trade.example:${portOf(site)}${path}`;
const codesOf = ({ body }: Awaited<ReturnType<typeof check>>) =>
  body.findings.map(({ code }: { code: string }) => code);

describe('a page at an address', () => {
  it('is read as anybody gets it, with each of its policies', async () => {
    const reply = await check({ address: at('/page') });
    expect([reply.status, reply.body.page, reply.body.has_snippet]).toEqual([200, at('/page'), true]);
    expect(reply.body.verdicts).toEqual({ script: 'blocked', frame: 'works' });
    expect(codesOf(reply)).toEqual(['policy-allows', 'scripts-refused', 'snippet-right']);
    const [, refused] = reply.body.findings;
    expect(refused.mend).toBe(`script-src 'self' ${WEB}`);
    expect(refused.place).toEqual({
      part: 'headers',
      line: 3,
      text: "Content-Security-Policy: script-src 'self'",
    });
    expect(reply.body.policies).toEqual([{ place: refused.place, text: `script-src 'self' ${WEB}` }]);
  });

  it('is followed over five redirects and no more', async () => {
    const five = await check({ address: at('/hops/4') });
    expect([five.status, five.body.page]).toEqual([200, at('/page')]);
    const six = await check({ address: at('/hops/5') });
    expect([six.status, six.body.fields.address]).toEqual([
      422,
      'The page redirects more than 5 times. Enter the final URL.',
    ]);
  });

  it('may be compressed, or of another charset', async () => {
    for (const path of ['/zipped', '/latin'])
      expect(codesOf(await check({ address: at(path) }))).toEqual(['snippet-right', 'no-policy']);
  });

  it.each([
    ['/silent', 'The page took longer than 3 seconds to respond.'],
    ['/slow', 'The page took longer than 3 seconds to respond.'],
    ['/endless', 'The page is larger than 1 MB.'],
    ['/bomb', 'The page is larger than 1 MB.'],
    ['/pdf', 'This isn’t an HTML page.'],
    ['/missing', 'The page returned 404.'],
    ['/inside', 'We can check only public pages'],
    ['/metadata', 'We can check only public pages'],
    ['/file', 'We can check only http and https pages.'],
  ])('is refused for %s, and the field says why', async (path, sentence) => {
    const reply = await check({ address: at(path) });
    expect([reply.status, reply.body.code, Object.keys(reply.body.fields)]).toEqual([
      422,
      'invalid_fields',
      ['address'],
    ]);
    expect(reply.body.fields.address).toContain(sentence);
    expect(connections).toBe(0);
  });

  it.each([
    'http://127.0.0.1:PORT/',
    'http://[::1]:PORT/',
    'http://localhost:PORT/',
    'http://2130706433:PORT/',
    'http://0x7f000001:PORT/',
    'http://0177.0.0.1:PORT/',
    'http://127.1:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://[64:ff9b::7f00:1]/',
    'http://0.0.0.0:PORT/',
    'http://169.254.169.254/latest/meta-data/',
    'http://inside.example/',
    'http://half.example/',
    'http://93.184.216.34:8080/',
  ])('is not connected to at %s', async (address) => {
    const reply = await check({ address: address.replace('PORT', String(portOf(inner))) });
    expect([reply.status, reply.body.fields?.address]).toEqual([
      422,
      'We can check only public pages on standard web ports. Paste this page’s headers and HTML.',
    ]);
    expect(connections).toBe(0);
  });

  it.each([
    ['http://name:word@trade.example/', 'Remove the user name and password'],
    ['ftp://trade.example/', 'We can check only http and https pages'],
    ['javascript:alert(1)', 'We can check only http and https pages'],
    ['http://', 'Enter the page’s URL'],
    ['nowhere.example', 'We couldn’t find the host nowhere.example.'],
    ['a b c', 'Enter the page’s URL'],
  ])('is refused as %s', async (address, sentence) => {
    const reply = await check({ address });
    expect([reply.status, reply.body.fields?.address]).toEqual([422, expect.stringContaining(sentence)]);
  });
});

describe('a page that is pasted', () => {
  it('is judged without asking anybody', async () => {
    const reply = await check({ headers: "content-security-policy: connect-src 'self'", html: PAGE });
    expect([reply.status, reply.body.page, reply.body.verdicts]).toEqual([
      200,
      null,
      { script: 'blocked', frame: 'works' },
    ]);
    expect((await check({ html: PAGE })).body.verdicts).toEqual({ script: 'unknown', frame: 'unknown' });
  });

  it('is told of cards whose id nothing has that they could show', async () => {
    expect(codesOf(await check({ html: pageWith('suppliers', productId) }))).toContain('snippet-right');
    for (const html of [pageWith('company', productId), pageWith('product', NOBODYS_ID)])
      expect(codesOf(await check({ html }))).toContain('id-unknown');
  });

  it('is told of cards of what was merged into something that is gone as well', async () => {
    const { db } = server.context;
    const seed = new Seed(db);
    const [rod, tube, glass] = [
      await seed.product('Rod'),
      await seed.product('Tube'),
      await seed.product('Glass'),
    ];
    const [plate, sheet] = [await seed.product('Plate'), await seed.product('Sheet')];
    const [mill, works, group] = [
      await seed.company('Mill'),
      await seed.company('Works'),
      await seed.company('Group'),
    ];
    const [shop, store] = [await seed.company('Shop'), await seed.company('Store')];
    await db.transaction(async (tx) => {
      for (const [kind, one, into] of [
        [PRODUCT, rod, tube],
        [PRODUCT, tube, glass],
        [PRODUCT, plate, sheet],
        [PRODUCT, sheet, null],
        [COMPANY, mill, works],
        [COMPANY, works, group],
        [COMPANY, shop, store],
        [COMPANY, store, null],
      ] as const)
        await mergeOrHide(tx, kind, one.id, into?.id ?? null);
    });
    for (const [element, { id }] of [
      ['product', rod],
      ['company', mill],
    ] as const)
      expect(codesOf(await check({ html: pageWith(element, id) })), element).toContain('snippet-right');
    for (const [element, { id }] of [
      ['product', plate],
      ['product', sheet],
      ['company', shop],
      ['company', store],
    ] as const)
      expect(codesOf(await check({ html: pageWith(element, id) })), element).toContain('id-unknown');
    // Where a value chain leads to is held against the catalogue too.
    const chain = (end: string) =>
      pageWith('value-chain', productId).replace('data-id', `data-part="${end}" data-id`);
    expect(codesOf(await check({ html: chain(rod.id) }))).toContain('snippet-right');
    expect(codesOf(await check({ html: chain(plate.id) }))).toContain('id-unknown');
  });

  it('is refused beside an address, with nothing, too long, and with fields that are not known', async () => {
    const fieldsOf = async (body: object) => Object.keys((await check(body)).body.fields ?? {});
    expect(await fieldsOf({})).toEqual(['address']);
    expect(await fieldsOf({ address: at('/page'), html: PAGE })).toEqual(['address']);
    expect(await fieldsOf({ html: 'x'.repeat(2 ** 20 + 1) })).toEqual(['html']);
    expect(await fieldsOf({ html: 'é'.repeat(2 ** 19 + 1) })).toEqual(['html']);
    expect(await fieldsOf({ headers: 'x'.repeat(2 ** 16 + 1) })).toEqual(['headers']);
    expect(await fieldsOf({ html: PAGE, pages: 'http://127.0.0.1' })).toEqual(['pages']);
    expect((await check({ html: '"'.repeat(2 ** 20) })).status).toBe(200);
    expect((await check({ html: 'x'.repeat(4 * 2 ** 20) })).status).toBe(413);
  });
});
