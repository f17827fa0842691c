import { daysAfter, utcDay } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { joined } from '../../../../testing/joined';
import { rowsOf } from '../../../platform/db/database';

const BROWSER = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
};
const ROBOT = { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

/** A company with a verified Platinum member, and a product that it supplies. */
async function works(name: string) {
  const company = await seed.company(name);
  const product = await seed.product(`Glass of ${name}`);
  await seed.supplier(product, company);
  const owner = await joined(server, seed, `${name}Owner`, { companyId: company.id, plan: 'platinum' });
  return { company, product, owner };
}

const tell = (visitor: Visitor, event: string, id: string, headers: Record<string, string> = BROWSER) =>
  visitor.post('/api/v2/analytics/events', { events: [{ event, id }] }, { headers });

/** What a member reads of today. */
async function todayOf(visitor: Visitor) {
  await server.context.tally.flush();
  const today = utcDay(Date.now());
  const { status, body } = await visitor.get(`/api/v2/analytics?from=${today}&to=${today}`);
  expect(status).toBe(200);
  return { ...body.buckets[0], products: body.products, product_count: body.product_count };
}

describe('who may look', () => {
  it('is on Platinum, and known to work for the company whose figures are shown [PLAN-008]', async () => {
    const { company, owner } = await works('Kvarnholm');
    const rival = await works('Rival');
    const free = await joined(server, seed, 'Frida', { companyId: company.id });
    const premium = await joined(server, seed, 'Petra', { companyId: company.id, plan: 'premium' });
    const alone = await joined(server, seed, 'Ada', { plan: 'platinum' });
    const said = await joined(server, seed, 'Sam', {
      companyId: company.id,
      plan: 'platinum',
      companyProof: null,
      companyVerifiedAt: null,
    });
    const answers = [];
    for (const visitor of [server.guest(), free.visitor, premium.visitor, alone.visitor, said.visitor]) {
      for (const path of ['/api/v2/analytics', '/api/v2/exports/analytics']) {
        const { status, body } = await visitor.get(path);
        answers.push([status, body.code]);
      }
    }
    expect(answers).toEqual(
      [
        [401, 'sign_in_required'],
        [403, 'plan_required'],
        [403, 'plan_required'],
        [403, 'company_required'],
        [403, 'company_only'],
      ].flatMap((one) => [one, one]),
    );
    await tell(server.guest(), 'company_view', company.id);
    await tell(server.guest(), 'product_view', rival.product.id);
    expect((await todayOf(owner.visitor)).views).toEqual({ web: 1, widget: 0 });
    const theirs = await todayOf(rival.owner.visitor);
    expect([theirs.views.web, theirs.products.map((one: { product_id: string }) => one.product_id)]).toEqual([
      1,
      [rival.product.id],
    ]);
  });
});

describe('what is counted', () => {
  it('is what guests and members look at and click, by where it happened [GAP-077]', async () => {
    const { company, product, owner } = await works('Fjord');
    const member = await joined(server, seed, 'Bo');
    expect((await tell(server.guest(), 'company_view', company.id)).status).toBe(204);
    await tell(member.visitor, 'product_view', product.id.toUpperCase());
    await tell(member.visitor, 'product_click', product.id);
    await tell(server.guest(), 'company_click', company.id);
    const widget = { source: 'widget', events: [{ event: 'product_view', id: product.id }] };
    await server.guest().post('/api/v2/analytics/events', widget, { headers: BROWSER });
    const read = await todayOf(owner.visitor);
    expect(read).toMatchObject({ views: { web: 2, widget: 1 }, clicks: { web: 2, widget: 0 } });
    expect(read.products).toEqual([
      expect.objectContaining({ product_id: product.id, views: 2, clicks: 1, followers: 0 }),
    ]);
  });

  it('is what happens to widgets on other sites too, of what they are about, but not where editors try them out [GAP-077]', async () => {
    const { company, product, owner } = await works('Widget');
    const report = (
      site: string,
      events: readonly (readonly [event: string, element: string, id: string])[],
      visitor = server.guest(),
    ) =>
      visitor.post(
        '/api/v2/embed/events',
        { site, events: events.map(([event, element, id]) => ({ event, element, id })) },
        { headers: BROWSER },
      );
    const journal = 'https://journal.example';
    await report(journal, [
      ['view', 'product', product.id],
      ['view', 'suppliers', product.id],
      ['view', 'company', company.id],
      ['view', 'follow', company.id],
      ['click', 'product', product.id],
      // Neither is a look at what the list is about.
      ['view', 'events', product.id],
      ['view', 'feed', company.id],
      ['fallback', 'product', product.id],
    ]);
    await report(new URL(server.context.config.webUrls[0] ?? '').origin, [['view', 'product', product.id]]);
    await report(journal, [['click', 'company', company.id]], owner.visitor);
    const read = await todayOf(owner.visitor);
    expect(read).toMatchObject({ views: { web: 0, widget: 4 }, clicks: { web: 0, widget: 1 } });
  });

  it('leaves out robots, whoever does not say what it is, and what does not exist [GAP-077]', async () => {
    const { company, product, owner } = await works('Robot');
    await tell(server.guest(), 'company_view', company.id, ROBOT);
    await tell(server.guest(), 'company_view', company.id, {
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0 Safari/537.36',
    });
    await tell(server.guest(), 'company_view', company.id, { 'User-Agent': '' });
    expect((await tell(server.guest(), 'product_view', company.id)).status).toBe(204);
    await tell(server.guest(), 'post_view', product.id);
    await tell(server.guest(), 'product_view', product.id);
    const read = await todayOf(owner.visitor);
    expect([read.views, read.reach.web]).toEqual([{ web: 1, widget: 0 }, 0]);
  });

  it('leaves out what the company’s own people look at, which other suppliers count [GAP-077]', async () => {
    const { company, product, owner } = await works('Own');
    const other = await works('Other');
    await seed.supplier(product, other.company);
    await tell(owner.visitor, 'company_view', company.id);
    await tell(owner.visitor, 'product_view', product.id);
    await tell(other.owner.visitor, 'product_view', product.id);
    await tell(other.owner.visitor, 'product_view', product.id);
    const views = async (one: typeof owner) =>
      Object.fromEntries(
        (await todayOf(one.visitor)).products.map((row: { product_id: string; views: number }) => [
          row.product_id,
          row.views,
        ]),
      );
    expect((await views(owner))[product.id]).toBe(2);
    expect((await views(other.owner))[product.id]).toBe(1);
  });

  it('is the reach of public posts of verified people alone [GAP-077]', async () => {
    const { company, owner } = await works('Posts');
    const said = await joined(server, seed, 'Said', {
      companyId: company.id,
      companyProof: null,
      companyVerifiedAt: null,
    });
    const open = await seed.post(owner, 'For all');
    const closed = await seed.post(owner, 'For some', { visibility: 'private' });
    const claimed = await seed.post(said, 'By somebody who says to work there');
    const { status } = await server
      .guest()
      .post(
        '/api/v2/analytics/events',
        { events: [open, closed, claimed].map(({ id }) => ({ event: 'post_view', id })) },
        { headers: BROWSER },
      );
    await tell(owner.visitor, 'post_view', open.id);
    expect([status, (await todayOf(owner.visitor)).reach]).toEqual([204, { web: 1, widget: 0 }]);
  });

  it('is who begins to follow and who stops, once each [GAP-077]', async () => {
    const { company, product, owner } = await works('Follow');
    const [ada, bo] = [await joined(server, seed, 'AdaFollows'), await joined(server, seed, 'BoFollows')];
    for (const { visitor } of [ada, bo, ada]) {
      await visitor.post('/api/v1/me/followedCompanies', { company_id: company.id });
      await visitor.post('/api/v1/product/follow', { productId: product.id });
    }
    await bo.visitor.delete(`/api/v1/me/followedCompanies/${company.id}`);
    await bo.visitor.delete(`/api/v1/me/followedCompanies/${company.id}`);
    const read = await todayOf(owner.visitor);
    expect(read.followers).toEqual({ gained: 2, lost: 1, total: 1 });
    // Before today nobody followed.
    const yesterday = daysAfter(utcDay(Date.now()), -1);
    const { body } = await owner.visitor.get(`/api/v2/analytics?from=${yesterday}&by=day`);
    expect(body.buckets.map((one: { followers: { total: number } }) => one.followers.total)).toEqual([0, 1]);
  });

  it('is a request for a quote that reaches the company [GAP-077, PLAN-009]', async () => {
    const { product, owner } = await works('Quotes');
    const buyer = await joined(server, seed, 'Buyer', { plan: 'platinum' });
    const request = new FormData();
    request.set('first_name', 'Ines');
    request.set('email_id', 'ines@kabel.example');
    request.set('message', 'Forty tonnes.');
    request.set('product_id', product.id);
    expect((await buyer.visitor.send('POST', '/api/v2/inquiry', request)).status).toBe(201);
    expect((await todayOf(owner.visitor)).quotes).toEqual({ web: 1, widget: 0 });
  });
});

describe('telling', () => {
  it('is for pages of our own, and for what the contract names', async () => {
    const { company } = await works('Telling');
    const foreign = { ...BROWSER, Origin: 'https://evil.example' };
    const refused = await tell(server.guest(), 'company_view', company.id, foreign);
    expect([refused.status, refused.body.code]).toEqual([403, 'cross_site']);
    const wrong = await tell(server.guest(), 'company_bought', company.id);
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['events.0.event']]);
    const many = Array.from({ length: 51 }, () => ({ event: 'company_view', id: company.id }));
    expect((await server.guest().post('/api/v2/analytics/events', { events: many })).status).toBe(422);
  });

  it('has a limit of its own, which takes nothing from what one may write', async () => {
    const limited = await startTestServer({
      rates: { ...server.context.config.rates, writes: 2 },
    });
    const id = '00000000-0000-4000-8000-000000000000';
    const statuses = [];
    for (let at = 0; at < 3; at += 1) {
      statuses.push((await tell(limited.guest(), 'company_view', id)).status);
    }
    const write = await limited.guest().post('/api/v1/me/followedCompanies', { company_id: id });
    await limited.close();
    expect([statuses, write.status]).toEqual([[204, 204, 429], 401]);
  });

  it('keeps sums by day and nothing about who looked [GAP-077]', async () => {
    const columns = await rowsOf<{ name: string }>(
      server.context.db,
      sql`SELECT DISTINCT column_name::text AS name FROM information_schema.columns
        WHERE table_name IN ('company_days', 'product_days') ORDER BY 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual([
      'by_company',
      'company_id',
      'count',
      'counted_for',
      'day',
      'metric',
      'product_id',
      'source',
    ]);
    expect(
      (await tell(server.guest(), 'company_view', crypto.randomUUID())).headers.get('set-cookie'),
    ).toBeNull();
  });
});

describe('days', () => {
  it('are refused by name where they cannot be shown', async () => {
    const { owner } = await works('Days');
    const refusal = async (query: string) => {
      const { status, body } = await owner.visitor.get(`/api/v2/analytics?${query}`);
      return [status, body.code, body.error];
    };
    expect(await refusal('from=2026-02-30')).toEqual([400, 'bad_parameter', expect.stringContaining('from')]);
    expect(await refusal('from=2026-02-02&to=2026-02-01')).toEqual([
      400,
      'bad_parameter',
      'The parameter to is before the first day.',
    ]);
    expect(await refusal('from=2024-01-01&to=2026-01-01')).toEqual([
      400,
      'bad_parameter',
      'The parameter from is more than 731 days before the last.',
    ]);
    expect((await refusal('by=hour')).slice(0, 2)).toEqual([400, 'bad_parameter']);
    const { body } = await owner.visitor.get('/api/v2/analytics');
    expect([body.buckets.length, body.to, body.by]).toEqual([28, utcDay(Date.now()), 'day']);
  });

  it('are put together by week and month, in UTC, and saved as CSV that no spreadsheet runs [GAP-077]', async () => {
    const { company, owner } = await works('Weeks');
    const evil = await seed.product('=HYPERLINK("http://evil.example")');
    await seed.supplier(evil, company);
    for (const [day, count] of [
      ['2026-03-01', 5],
      ['2026-03-02', 7],
      ['2026-03-31', 1],
    ] as const) {
      await server.context.db.execute(sql`
        INSERT INTO company_days (company_id, day, metric, source, counted_for, count)
        VALUES (${company.id}, ${day}, 'views', 'web', ${company.id}, ${count})`);
      await server.context.db.execute(sql`
        INSERT INTO product_days (product_id, day, metric, source, count)
        VALUES (${evil.id}, ${day}, 'views', 'widget', 1)`);
    }
    const range = 'from=2026-02-25&to=2026-03-31';
    const viewsBy = async (by: string) => {
      const { body } = await owner.visitor.get(`/api/v2/analytics?${range}&by=${by}`);
      return body.buckets.map((one: { from: string; views: unknown }) => [one.from, one.views]);
    };
    expect(await viewsBy('month')).toEqual([
      ['2026-02-25', { web: 0, widget: 0 }],
      ['2026-03-01', { web: 13, widget: 3 }],
    ]);
    expect((await viewsBy('week')).slice(0, 2)).toEqual([
      ['2026-02-25', { web: 5, widget: 1 }],
      ['2026-03-02', { web: 7, widget: 1 }],
    ]);
    const saved = await owner.visitor.get(`/api/v2/exports/analytics?${range}&by=month`);
    const lines = saved.text
      .replace(/^\ufeff/, '')
      .trim()
      .split('\r\n');
    expect(saved.headers.get('content-disposition')).toBe('attachment; filename="analytics.csv"');
    expect(lines[0]).toMatch(/^From \(UTC\),To \(UTC\),Views \(web\),Views \(widgets\),/);
    expect(lines[2]).toMatch(/^2026-03-01,2026-03-31,13,3,/);
    const products = await owner.visitor.get(`/api/v2/exports/analytics-products?${range}`);
    expect(products.text).toContain(`"'=HYPERLINK(""http://evil.example"")",3,0,0,0`);
    expect((await owner.visitor.get('/api/v2/exports/analytics?from=2026-02-30')).status).toBe(400);
  });
});
