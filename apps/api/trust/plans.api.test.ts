import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runFanOut } from '../src/areas/feed/feed-entries';
import { rowsOf } from '../src/platform/db/database';
import { newId } from '../src/platform/db/ids';
import { postProducts, posts } from '../src/platform/db/schema';
import { Seed, startTestServer, type TestServer, type Visitor } from '../testing';
import { recordStatements } from '../testing/sent-statements';
import { type CommunitySize, fillCommunity, LARGE } from './testing/large-community';
import { measurePlans } from './testing/measured-plans';
import { quantile } from './testing/samples';

/** `npm run trust -- plans` fills a community whose figures are worth something. */
const isLarge = process.env.TRUST_PLANS === '1';
const SIZE: CommunitySize = isLarge
  ? LARGE
  : { members: 3_000, products: 3_000, companies: 1_500, suppliers: 6_000 };
const TIMES = isLarge ? 7 : 1;

vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

let server: TestServer;
let busy: Visitor;
let author: { id: string };
let famous: { famousProduct: string; famousCompany: string };
const table: string[] = [];

beforeAll(async () => {
  server = await startTestServer({}, { isNew: true });
  const seed = new Seed(server.context.db);
  const member = await seed.member('Busy', { plan: 'premium' });
  author = member;
  const begun = performance.now();
  famous = await fillCommunity(server.context.db, SIZE, member.id);
  if (isLarge) process.stdout.write(`${`filled in ${Math.round((performance.now() - begun) / 1000)} s`}\n`);
  busy = await server.signIn(member.email);
});
afterAll(async () => {
  if (isLarge)
    process.stdout.write(
      `${['| call | ms | rows read | plan |', '|---|---:|---:|---|', ...table].join('\n')}\n`,
    );
  await server.close();
});

/** Asks for a page, and says how long it takes and what the database reads for it. */
async function measure(name: string, visitor: Visitor, path: string) {
  const { db } = server.context;
  const times: number[] = [];
  let cursor: string | undefined;
  for (let time = 0; time < TIMES; time += 1) {
    const begun = performance.now();
    const reply = await visitor.get(path);
    times.push(performance.now() - begun);
    expect([path, reply.status]).toEqual([path, 200]);
    cursor = reply.body?.LastEvaluatedKey;
  }
  times.sort((a, b) => a - b);
  const plans = await measurePlans(db, await recordStatements(db, () => visitor.get(path)));
  const rowsRead = plans.reduce((sum, plan) => sum + plan.rowsRead, 0);
  const most = plans.toSorted((a, b) => b.rowsRead - a.rowsRead)[0]?.summary ?? '';
  table.push(`| ${name} | ${quantile(times, 0.5).toFixed(1)} | ${rowsRead} | ${most} |`);
  return { rowsRead, cursor };
}

/** A page of a list, and the one after it. */
async function measurePages(name: string, visitor: Visitor, path: string) {
  const first = await measure(name, visitor, path);
  const mark = path.includes('?') ? '&' : '?';
  // A small community may have no second page.
  if (first.cursor === undefined) return { first: first.rowsRead, next: 0 };
  const next = `${path}${mark}cursor=${encodeURIComponent(first.cursor)}`;
  return { first: first.rowsRead, next: (await measure(`${name}, next page`, visitor, next)).rowsRead };
}

it('reads pages of all products by an index, without counting them', async () => {
  for (const query of ['?limit=20', '?limit=20&sector=photovoltaic']) {
    const { first, next } = await measurePages(
      `products ${query}`,
      server.guest(),
      `/api/v1/products/all${query}`,
    );
    if (isLarge) continue;
    expect(Math.max(first, next)).toBeLessThan(200);
  }
});

it('searches by names that all are like', async () => {
  const words = { rare: '1234', common: 'silica', misspelt: 'silcia', shared: 'qqq energy', none: 'xyzzy' };
  for (const [what, word] of Object.entries(words)) {
    await measure(`search products, ${what}`, server.guest(), `/api/v1/product/search/${word}`);
  }
  for (const word of ['smith', 'smiht', 'qqq group', 'glas group']) {
    await measure(`search companies, ${word}`, server.guest(), `/api/v1/company/search/${word}`);
  }
});

it('finds people by names that many have', async () => {
  for (const word of ['smith', 's', 'ada smith', 'smith 4242', 'nobody']) {
    await measure(`people, ${word}`, busy, `/api/v1/user/search/people/${word}`);
  }
});

it('lists what somebody follows who follows half of everybody', async () => {
  await measurePages('own connections', busy, '/api/v2/me/connections?limit=20');
  await measure('own connections, count', busy, '/api/v2/me/connections/count');
  await measurePages('followed products', busy, '/api/v1/user/Products/followed?limit=20');
});

it('lists the followers of what everybody follows', async () => {
  const { famousProduct, famousCompany } = famous;
  await measurePages('followers of a product', busy, `/api/v2/products/${famousProduct}/followers?limit=20`);
  await measurePages('followers of a company', busy, `/api/v2/companies/${famousCompany}/followers?limit=20`);
});

it('lists partners, suppliers and what a company supplies', async () => {
  for (const kind of ['vendors', 'customers']) {
    await measurePages(kind, busy, `/api/v2/me/${kind}?limit=20`);
  }
  await measurePages(
    'suppliers',
    server.guest(),
    `/api/v2/products/${famous.famousProduct}/suppliers?limit=20`,
  );
});

it('ranks the potential customers of a product by what its applications’ suppliers are, and reads no more', async () => {
  const rows = await rowsOf<{ id: string; suppliers: number }>(
    server.context.db,
    sql`SELECT l.raw_material_id AS id, sum(p.supplier_count)::integer AS suppliers
    FROM product_links l JOIN products p ON p.id = l.application_id
    GROUP BY 1 ORDER BY 2 DESC LIMIT 1`,
  );
  const { id, suppliers } = rows[0] ?? { id: '', suppliers: 0 };
  expect(suppliers).toBeGreaterThan(20);
  const path = `/api/v1/product/potentialCustomers/${id}?limit=20`;
  const { first, next } = await measurePages(`potential customers, ${suppliers} suppliers`, busy, path);
  if (!isLarge) expect(Math.max(first, next)).toBeLessThan(suppliers + 300);
});

it('answers a company with all who follow it', async () => {
  await measure('a company', server.guest(), `/api/v1/company/${famous.famousCompany}`);
  await measure('a company, with its followers', busy, `/api/v1/company/${famous.famousCompany}`);
});

it('exports all products in one pass', async () => {
  const { db } = server.context;
  const begun = performance.now();
  const sent = await recordStatements(db, async () => {
    expect((await busy.get('/api/v2/exports/products')).text.split('\n').length).toBeGreaterThan(
      SIZE.products,
    );
  });
  const ms = performance.now() - begun;
  const rowsRead = isLarge
    ? Number.NaN
    : (await measurePlans(db, sent)).reduce((sum, plan) => sum + plan.rowsRead, 0);
  table.push(`| export of all products | ${ms.toFixed(0)} | – | ${sent.length} statements |`);
  if (!isLarge) expect(rowsRead).toBeLessThan(4 * SIZE.products);
});

it('delivers a post to all who follow its author', async () => {
  const { db } = server.context;
  const post = { id: newId(), userId: author.id, text: 'To everybody' };
  await db.insert(posts).values(post);
  await db.insert(postProducts).values({ postId: post.id, productId: famous.famousProduct, position: 0 });
  const begun = performance.now();
  await runFanOut(server.context, { postId: post.id });
  const ms = performance.now() - begun;
  const rows = await rowsOf<{ n: number }>(
    db,
    sql`SELECT count(*)::integer AS n FROM feed_entries WHERE post_id = ${post.id}::uuid AND kind = 'global'`,
  );
  expect(rows[0]?.n).toBeGreaterThanOrEqual(SIZE.members);
  table.push(`| delivery to ${SIZE.members} followers | ${ms.toFixed(0)} | – | feeds and alerts |`);
});
