import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { metaOf, openPublisherDesk, SITES } from '../../../../testing/publisher-desk';

const { server, seed, port, newName, newHost, publisher, add, proven, prove, tell, reportOf, ...web } =
  await openPublisherDesk();
const { serve, show } = web;

beforeEach(web.showNothing);
afterAll(web.close);

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
    ['localhost', 'a public site'],
    ['http://localhost:9999', 'a public site'],
    ['app.localhost', 'a public site'],
    ['intranet', 'a public site'],
    ['10.0.0.1', 'a public site'],
    ['http://2130706433', 'a public site'],
    ['http://127.0.0.1./', 'a public site'],
    ['http://[::1]/', 'a public site'],
    ['http://[::ffff:10.0.0.1]/', 'a public site'],
    ['printer.local', 'a public site'],
    ['PRINTER.LOCAL.', 'a public site'],
    ['wiki.corp', 'a public site'],
    ['router.home.arpa', 'a public site'],
    ['https://trade.example:8443', 'a public site'],
    ['https://trade..example', 'a public site'],
    ['https://a*b.example', 'a public site'],
    ['https://.example', 'a public site'],
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
    serve((req, res) =>
      req.headers.host === elsewhere
        ? res
            .writeHead(200, { 'Content-Type': req.url?.endsWith('.txt') ? 'text/plain' : 'text/html' })
            .end(req.url?.endsWith('.txt') ? site.token : `<head>${metaOf(site.token)}`)
        : res.writeHead(302, { Location: `http://${elsewhere}${req.url}` }).end(),
    );
    const { body } = await prove(visitor, site.id);
    expect(body).toMatchObject({ outcome: 'elsewhere', leads_to: elsewhere, site: { state: 'unproven' } });
    const inside = await add(visitor, `inside-${newName()}.example`);
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
