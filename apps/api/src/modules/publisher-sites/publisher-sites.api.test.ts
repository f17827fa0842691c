import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { daysAfter, utcDay } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../db/database';
import { OPEN_INTERNET } from '../../public-pages';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../testing';
import { joined } from '../../testing/joined';
import { COMPANY } from '../company-removal';
import { PRODUCT } from '../product-removal';
import { takeOut } from '../removal';
import { forgetOldEmbedDays } from '.';

const SITES = '/api/v2/me/publisher-sites';
const BROWSER = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
};
const ROBOT = { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
const HTML = { 'Content-Type': 'text/html' };

let server: TestServer;
let seed: Seed;
/** What all sites of the test answer, and on which port. */
let web: Server;
let answer: RequestListener;
let port: number;
let named = 0;

beforeAll(async () => {
  web = createServer((req, res) => answer(req, res));
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  ({ port } = web.address() as AddressInfo);
  server = await startTestServer({
    pages: {
      resolve: async (host) => {
        if (host.startsWith('inside')) return [{ address: '10.0.0.7', family: 4 }];
        if (host.endsWith('.example')) return [{ address: '127.0.0.1', family: 4 }];
        throw new Error('ENOTFOUND');
      },
      isAllowed: (address, at) => at === port || OPEN_INTERNET.isAllowed(address, at),
      timeLimitMs: 3_000,
    },
  });
  seed = new Seed(server.context.db);
});
beforeEach(() => {
  answer = (_req, res) => res.writeHead(404).end();
});
afterAll(async () => {
  await server.close();
  web.closeAllConnections();
  web.close();
});

async function publisher(): Promise<Visitor> {
  named += 1;
  return (await joined(server, seed, `Publisher${named}`)).visitor;
}

/** A host that no other test has. */
const newHost = () => {
  named += 1;
  return `site${named}.example:${port}`;
};

async function add(visitor: Visitor, host: string) {
  const { status, body } = await visitor.post(SITES, { address: `http://${host}/news?page=2` });
  expect(status).toBe(201);
  return body;
}

const show = (content: string, type = 'text/html', path = '/') => {
  answer = (req, res) =>
    req.url === path
      ? res.writeHead(200, { 'Content-Type': type }).end(content)
      : res.writeHead(404, HTML).end('<title>Nothing</title>');
};

const metaOf = (token: string) => `<meta name="millrace-site" content="${token}">`;
const prove = (visitor: Visitor, id: string) => visitor.post(`${SITES}/${id}/proof`, undefined);

async function proven(visitor: Visitor, host = newHost()) {
  const site = await add(visitor, host);
  show(`<!doctype html><html><head><title>News</title>${metaOf(site.token)}</head>`);
  const { body } = await prove(visitor, site.id);
  expect(body.outcome).toBe('proven');
  return body.site;
}

const tell = (
  host: string,
  events: readonly (readonly [event: string, element: string, id: string])[],
  headers: Record<string, string> = BROWSER,
) =>
  server
    .guest()
    .post(
      '/api/v2/embed/events',
      { site: `https://${host}`, events: events.map(([event, element, id]) => ({ event, element, id })) },
      { headers },
    );

async function reportOf(visitor: Visitor, id: string, query = '') {
  await server.context.embedTally.flush();
  const { status, body } = await visitor.get(`${SITES}/${id}/report${query}`);
  expect([status, body.code]).toEqual([200, undefined]);
  return body;
}

describe('a site', () => {
  it('is a host, of one member alone; asked again it is the same', async () => {
    const [visitor, other] = [await publisher(), await publisher()];
    const host = newHost();
    const site = await add(visitor, host);
    expect(site).toMatchObject({ host, address: `http://${host}/`, state: 'unproven', proven_until: null });
    expect(await add(visitor, host.toUpperCase())).toEqual(site);
    expect((await add(other, host)).token).not.toBe(site.token);
    expect((await visitor.get(SITES)).body).toEqual({ results: [site], count: 1 });
    const guest = server.guest();
    for (const [who, status] of [
      [guest, 401],
      [other, 404],
    ] as const) {
      expect((await prove(who, site.id)).status).toBe(status);
      expect((await who.get(`${SITES}/${site.id}/report`)).status).toBe(status);
      expect((await who.delete(`${SITES}/${site.id}`)).status).toBe(status);
      expect((await who.get(`/api/v2/exports/publisher-report?id=${site.id}`)).status).toBe(status);
    }
    expect([(await guest.get(SITES)).status, (await guest.post(SITES, { address: host })).status]).toEqual([
      401, 401,
    ]);
    expect((await visitor.delete(`${SITES}/${site.id}`)).status).toBe(204);
    expect((await visitor.get(SITES)).body.count).toBe(0);
  });

  it('is refused where it is none, and beyond twenty, naming the field', async () => {
    const visitor = await publisher();
    for (const address of ['', 'localhost', 'ftp://trade.example', 'javascript:alert(1)', 'not a host', 7]) {
      const { status, body } = await visitor.post(SITES, { address });
      expect([address, status, Object.keys(body.fields)]).toEqual([address, 422, ['address']]);
    }
    for (let at = 0; at < 20; at += 1) await add(visitor, newHost());
    const { status, body } = await visitor.post(SITES, { address: newHost() });
    expect([status, body.fields.address]).toEqual([422, expect.stringContaining('20')]);
  });

  it.each([
    ['localhost:3000', 'our own site'],
    ['localhost', 'everybody can reach'],
    ['http://localhost:9999', 'everybody can reach'],
    ['app.localhost', 'everybody can reach'],
    ['intranet', 'everybody can reach'],
    ['10.0.0.1', 'everybody can reach'],
    ['http://2130706433', 'everybody can reach'],
    ['http://127.0.0.1./', 'everybody can reach'],
    ['http://[::1]/', 'everybody can reach'],
    ['http://[::ffff:10.0.0.1]/', 'everybody can reach'],
    ['printer.local', 'everybody can reach'],
    ['PRINTER.LOCAL.', 'everybody can reach'],
    ['wiki.corp', 'everybody can reach'],
    ['router.home.arpa', 'everybody can reach'],
    ['https://trade.example:8443', 'everybody can reach'],
    ['https://trade..example', 'everybody can reach'],
    ['https://a*b.example', 'everybody can reach'],
    ['https://.example', 'everybody can reach'],
  ])('is refused as %s, and the field says why', async (address, why) => {
    const { status, body } = await (await publisher()).post(SITES, { address });
    expect([status, body.code, body.fields]).toEqual([
      422,
      'invalid_fields',
      { address: expect.stringContaining(why) },
    ]);
  });

  it('says in the reader’s language why it is refused', async () => {
    const visitor = await publisher();
    const why = async (language: string) => {
      const headers = { 'Accept-Language': language };
      return (await visitor.post(SITES, { address: '10.0.0.1' }, { headers })).body.fields.address;
    };
    expect(await why('de')).toContain('ohne Port');
    expect(await why('ja')).toContain('ポート番号なし');
  });

  it('is the same however its host is written, and counted where a page names it with a dot', async () => {
    const visitor = await publisher();
    const add = async (address: string) => (await visitor.post(SITES, { address })).body;
    const site = await add('https://fachblätter.example/news');
    expect([site.host, site.address]).toEqual([
      'xn--fachbltter-v5a.example',
      'https://xn--fachbltter-v5a.example/',
    ]);
    for (const same of [
      'FACHBLÄTTER.example',
      'xn--fachbltter-v5a.example.',
      'https://xn--fachbltter-v5a.EXAMPLE:443/',
      'fachblätter。example',
    ])
      expect(await add(same), same).toEqual(site);
    const proved = await proven(visitor);
    const [name] = proved.host.split(':');
    await tell(`${name}.:${port}`, [['view', 'product', (await seed.product('Silane')).id]]);
    expect((await reportOf(visitor, proved.id)).buckets.at(-1).views).toBe(1);
  });

  it('is in what the member takes along', async () => {
    const visitor = await publisher();
    const site = await add(visitor, newHost());
    expect((await visitor.get('/api/v2/me/export')).body.publisher_sites).toEqual([site]);
  });
});

describe('a proof', () => {
  it('is the token in the head of the front page, or in a file', async () => {
    const visitor = await publisher();
    const one = await proven(visitor);
    expect(one.state).toBe('proven');
    expect(Date.parse(one.proven_until) - Date.now()).toBeGreaterThan(179 * 86_400_000);
    const other = await add(visitor, newHost());
    show(`first line\r\n${other.token}\r\n`, 'text/plain; charset=utf-8', '/.well-known/millrace-site.txt');
    expect((await prove(visitor, other.id)).body).toMatchObject({ outcome: 'proven', leads_to: null });
  });

  it('is nothing that visitors may write: no body, comment, text or attribute, nor another token', async () => {
    const visitor = await publisher();
    const site = await add(visitor, newHost());
    const meta = metaOf(site.token);
    for (const page of [
      `<html><head><title>News</title></head><body><p>${meta}`,
      `<title>News</title><div>${meta}</div>`,
      `<title>News</title>Hello ${meta}`,
      `<html><head><!-- ${meta} --><title>${meta}</title><script>${meta}</script></head>`,
      `<head><meta name="description" content='${meta}'></head>`,
      `<head>${metaOf('0'.repeat(32))}</head>`,
      `<head>${metaOf(`${site.token}0`)}</head>`,
      site.token,
    ]) {
      show(page);
      expect([page, (await prove(visitor, site.id)).body.outcome]).toEqual([page, 'missing']);
    }
    show(`the token is ${site.token}`, 'text/plain', '/.well-known/millrace-site.txt');
    expect((await prove(visitor, site.id)).body.outcome).toBe('missing');
  });

  it('is not found on another host, nor where nobody outside may look', async () => {
    const visitor = await publisher();
    const site = await add(visitor, newHost());
    const elsewhere = newHost();
    answer = (req, res) =>
      req.headers.host === elsewhere
        ? res
            .writeHead(200, { 'Content-Type': req.url?.endsWith('.txt') ? 'text/plain' : 'text/html' })
            .end(req.url?.endsWith('.txt') ? site.token : `<head>${metaOf(site.token)}`)
        : res.writeHead(302, { Location: `http://${elsewhere}${req.url}` }).end();
    const { body } = await prove(visitor, site.id);
    expect(body).toMatchObject({ outcome: 'elsewhere', leads_to: elsewhere, site: { state: 'unproven' } });
    const inside = await add(visitor, `inside${named}.example`);
    expect((await prove(visitor, inside.id)).body).toMatchObject({ outcome: 'unreachable', leads_to: null });
    expect((await visitor.get(`${SITES}/${inside.id}/report`)).body.code).toBe('site_not_proven');
  });

  it('ends after half a year, and is renewed', async () => {
    const visitor = await publisher();
    const site = await proven(visitor);
    await server.context.db.execute(
      sql`UPDATE publisher_sites SET proven_until = now() - interval '1 second' WHERE id = ${site.id}`,
    );
    const { status, body } = await visitor.get(`${SITES}/${site.id}/report`);
    expect([status, body.code]).toEqual([403, 'site_not_proven']);
    const { body: list } = await visitor.get(SITES);
    expect(list.results[0].state).toBe('lapsed');
    expect((await prove(visitor, site.id)).body.site.state).toBe('proven');
  });
});

describe('what is counted', () => {
  it('is what becomes of widgets of a proven site, by day and widget', async () => {
    const visitor = await publisher();
    const { id, host } = await proven(visitor);
    const [glass, fibre] = [await seed.product('Report glass'), await seed.product('Report fibre')];
    for (let time = 0; time < 3; time += 1) await tell(host, [['view', 'product', glass.id]]);
    const { status } = await tell(host, [
      ['view', 'suppliers', fibre.id],
      ['view', 'events', 'optical-fiber'],
      ['interaction', 'product', glass.id],
      ['click', 'product', glass.id],
      ['sign_up', 'product', glass.id],
      ['quote', 'suppliers', fibre.id],
    ]);
    expect(status).toBe(204);
    const today = utcDay(Date.now());
    const report = await reportOf(visitor, id, `?from=${daysAfter(today, -1)}&to=${today}`);
    expect(report.buckets).toEqual([
      expect.objectContaining({ from: daysAfter(today, -1), views: 0, clicks: 0 }),
      {
        ...{ from: today, to: today, views: 5, fallbacks: 0 },
        ...{ interactions: 1, clicks: 1, sign_ups: 1, quotes: 1 },
      },
    ]);
    expect(report.widget_count).toBe(3);
    expect(report.widgets[0]).toEqual({
      ...{ element: 'product', id: glass.id, kind: 'product', name: 'Report glass', state: 'shown' },
      ...{ successor: null, views: 3, fallbacks: 0, interactions: 1, clicks: 1, sign_ups: 1, quotes: 0 },
    });
    expect(report.widgets).toContainEqual(
      expect.objectContaining({
        element: 'events',
        id: 'optical-fiber',
        kind: 'sector',
        name: null,
        views: 1,
      }),
    );
    const days = `from=${today}&to=${today}`;
    const { text } = await visitor.get(`/api/v2/exports/publisher-report?id=${id}&${days}`);
    expect(text.trim().split('\r\n')[1]).toBe(`${today},${today},5,1,1,1,1,0`);
    const { text: widgets } = await visitor.get(`/api/v2/exports/publisher-widgets?id=${id}&${days}`);
    expect(widgets).toContain(`product,${glass.id},Report glass,shown,,3,1,1,1,0,0`);
  });

  it('leaves out robots, other sites, sites that are nobody’s, and what there never was', async () => {
    const visitor = await publisher();
    const { id, host } = await proven(visitor);
    const unproven = await add(visitor, newHost());
    const glass = await seed.product('Left glass');
    const view = [['view', 'product', glass.id]] as const;
    await tell(host, view, ROBOT);
    await tell(host, view, { 'User-Agent': '' });
    await tell(`www.${host}`, view);
    await tell(unproven.host, view);
    await tell(host, [
      ['view', 'product', '00000000-0000-4000-8000-000000000000'],
      ['view', 'product', 'optical-fiber'],
      ['view', 'events', 'no-sector'],
    ]);
    // A page of another site, which may not call with or without a session.
    expect((await tell(host, view, { ...BROWSER, Origin: `https://${host}` })).status).toBe(403);
    expect((await reportOf(visitor, id)).widgets).toEqual([]);
    const rows = await rowsOf(
      server.context.db,
      sql`SELECT 1 FROM embed_days WHERE host IN (${host}, ${unproven.host}, ${`www.${host}`})`,
    );
    expect(rows).toEqual([]);
  });

  it.each([
    [{ site: 'https://trade.example', events: [] }, 'events'],
    [{ site: 'trade.example', events: [['view', 'product', 'x']] }, 'site'],
    [{ site: 'https://trade.example/page', events: [['view', 'product', 'x']] }, 'site'],
    [{ site: 'https://trade.example', events: [['seen', 'product', 'x']] }, 'events'],
    [{ site: 'https://trade.example', events: [['view', 'frame', 'x']] }, 'events'],
    [{ site: 'https://trade.example', events: Array(201).fill(['view', 'product', 'x']) }, 'events'],
  ])('is refused where it is no event of a site: %j', async ({ site, events }, field) => {
    const body = { site, events: events.map(([event, element, id]) => ({ event, element, id })) };
    const { status, body: reply } = await server.guest().post('/api/v2/embed/events', body);
    expect([status, Object.keys(reply.fields).every((one) => one.startsWith(field))]).toEqual([422, true]);
  });

  it('says of what was removed or merged that it is, and by which name it goes on', async () => {
    const visitor = await publisher();
    const { id, host } = await proven(visitor);
    const [gone, merged, stays] = [
      await seed.company('Gone works'),
      await seed.product('Merged gas'),
      await seed.product('Staying report gas'),
    ];
    await tell(host, [
      ['view', 'company', gone.id],
      ['view', 'product', merged.id],
      ['view', 'product', stays.id],
      ['view', 'product', stays.id],
    ]);
    await server.context.db.transaction(async (tx) => {
      await takeOut(tx, COMPANY, gone.id, null);
      await takeOut(tx, PRODUCT, merged.id, stays.id);
    });
    await tell(host, [['fallback', 'company', gone.id]]);
    const { widgets } = await reportOf(visitor, id);
    const told = widgets.map(
      ({ id: of, state, name, successor, views, fallbacks }: Record<string, unknown>) => ({
        ...{ of, state, name, successor, views, fallbacks },
      }),
    );
    expect(told).toHaveLength(3);
    expect(told).toContainEqual({
      ...{ of: gone.id, state: 'removed', name: null, successor: null, views: 1, fallbacks: 1 },
    });
    expect(told).toContainEqual({
      ...{ of: merged.id, state: 'merged', name: null, views: 1, fallbacks: 0 },
      successor: { id: stays.id, name: 'Staying report gas' },
    });
    expect(told[2]).toMatchObject({ of: stays.id, state: 'shown', name: 'Staying report gas', views: 2 });
    expect(JSON.stringify(widgets)).not.toMatch(/Gone works|Merged gas/);
  });

  it('is the site’s: who else has shown that it is theirs sees the same, and nobody after the last', async () => {
    const [visitor, other] = [await publisher(), await publisher()];
    const site = await proven(visitor);
    const glass = await seed.product('Shared glass');
    await tell(site.host, [['view', 'product', glass.id]]);
    expect((await reportOf(visitor, site.id)).widgets).toHaveLength(1);
    const { db } = server.context;
    const second = await proven(other, site.host);
    await visitor.delete(`${SITES}/${site.id}`);
    await forgetOldEmbedDays(db);
    expect((await reportOf(other, second.id)).widgets).toHaveLength(1);
    await db.execute(sql`INSERT INTO embed_days (host, day, element, thing, metric, count)
      VALUES (${site.host}, '2020-01-01', 'product', ${glass.id}, 'views', 1)`);
    await forgetOldEmbedDays(db);
    const daysKept = () =>
      rowsOf(db, sql`SELECT day::text FROM embed_days WHERE host = ${site.host} ORDER BY day`);
    expect(await daysKept()).toHaveLength(1);
    // Who names it alone keeps nobody's figures.
    const { status } = await (await publisher()).post(SITES, { address: site.host });
    await other.delete(`${SITES}/${second.id}`);
    await forgetOldEmbedDays(db);
    expect([status, await daysKept()]).toEqual([201, []]);
  });

  it('is of the days that are asked for, which are refused where they are none', async () => {
    const visitor = await publisher();
    const { id } = await proven(visitor);
    expect((await reportOf(visitor, id, '?from=2026-01-01&to=2026-02-28&by=month')).buckets).toHaveLength(2);
    for (const query of ['from=2026-02-02&to=2026-01-01', 'from=2020-01-01&to=2026-01-01']) {
      expect((await visitor.get(`${SITES}/${id}/report?${query}`)).status).toBe(400);
    }
  });
});
