import { sql } from 'drizzle-orm';
import { streamXlsxRows } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { Seed, startTestServer, type TestServer, untilAwaited, type Visitor } from '../../../../testing';
import { publisherSites } from '../../../platform/db/schema';
import { EXPORT_TABLES, type ExportTable } from './export-tables';
import { sheetForm } from './testing/sheet-files';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let seed: Seed;
let free: Visitor;
let premium: Visitor;
let product: { id: string };
let company: { id: string };

beforeAll(async () => {
  // One for each export at once, for what holds them, and for those that are refused.
  server = await startTestServer({}, { connections: 10 });
  seed = new Seed(server.context.db);
  product = await seed.product('Preform');
  const works = [];
  for (let at = 0; at < 120; at += 1) {
    const one = await seed.company(`Works ${String(at).padStart(3, '0')}`, { country: 'SE' });
    await seed.supplier(product, one);
    works.push(one);
  }
  company = works[0] as { id: string };
  free = await server.signIn((await seed.member('Frida')).email);
  premium = await server.signIn(
    (await seed.member('Petra', { plan: 'premium', companyId: company.id })).email,
  );
});
afterAll(() => server.close());

const linesOf = (text: string) =>
  text
    .replace(/^\ufeff/, '')
    .trim()
    .split('\r\n');

it('writes all pages of a table as CSV, to members alone', async () => {
  const path = `/api/v2/exports/suppliers?id=${product.id}`;
  const { status, headers, text } = await premium.get(path);
  expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'attachment; filename="suppliers.csv"',
  ]);
  const lines = linesOf(text);
  expect(lines).toHaveLength(121);
  expect(lines[0]).toBe('Company,Country,Type,Premium,Contacts');
  expect(lines.some((line) => line.startsWith('Works 119,Sweden,'))).toBe(true);
  const guest = await server.guest().get(path);
  expect([guest.status, guest.body.code]).toEqual([401, 'sign_in_required']);
});

it('tells no more than the page does: the free plan misses what is withheld there', async () => {
  const path = `/api/v2/exports/suppliers?id=${product.id}`;
  const contacts = async (visitor: Visitor) =>
    linesOf((await visitor.get(path)).text)
      .slice(1)
      .filter((line) => !line.endsWith(',')).length;
  expect(await contacts(premium)).toBe(120);
  expect(await contacts(free)).toBe(4);
});

it('writes a workbook of the same rows', async () => {
  const reply = await fetch(
    new URL(`/api/v2/exports/suppliers?id=${product.id}&format=xlsx`, premium.apiUrl),
    {
      headers: { Cookie: premium.sessionCookie ?? '' },
    },
  );
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="suppliers.xlsx"');
  const rows: unknown[][] = [];
  for await (const { values } of streamXlsxRows(await reply.arrayBuffer())) rows.push(values);
  expect([rows.length, rows[0]]).toEqual([121, ['Company', 'Country', 'Type', 'Premium', 'Contacts']]);
});

it('writes texts that look like formulas so that a spreadsheet takes them for none', async () => {
  const evil = await seed.product('=HYPERLINK("http://evil.example")', { description: '@SUM(1)' });
  const glass = await seed.product('Formula glass');
  await seed.link(evil, glass);
  const { text } = await free.get(`/api/v2/exports/materials?id=${glass.id}`);
  expect(linesOf(text)[1]).toMatch(/^"'=HYPERLINK\(""http:\/\/evil\.example""\)",'@SUM\(1\),0$/);
});

it('writes every table there is', async () => {
  const own: readonly ExportTable[] = [
    'vendors',
    'customers',
    'connections',
    'followed-products',
    'products',
    'analytics',
    'analytics-products',
  ];
  const platinum = await server.signIn(
    (await seed.member('Paula', { plan: 'platinum', companyId: company.id })).email,
  );
  const added = await platinum.post('/api/v2/me/publisher-sites', { address: 'trade.example' });
  await server.context.db.update(publisherSites).set({ provenUntil: new Date(Date.now() + 60_000) });
  for (const [table, { headings }] of Object.entries(EXPORT_TABLES)) {
    const [kind] = table.split('-');
    const of = kind === 'company' ? company.id : kind === 'publisher' ? added.body.id : product.id;
    const id = own.some((one) => one === table) ? '' : `?id=${of}`;
    const { status, text } = await platinum.get(`/api/v2/exports/${table}${id}`);
    const head = headings.map((heading) => (heading.includes(',') ? `"${heading}"` : heading)).join(',');
    expect([table, status, linesOf(text)[0]]).toEqual([table, 200, head]);
    expect((await server.guest().get(`/api/v2/exports/${table}${id}`)).status).toBe(401);
  }
});

it('answers 404 for what is not there, and 400 without what the table is of', async () => {
  expect((await free.get(`/api/v2/exports/suppliers?id=${UNKNOWN}`)).status).toBe(404);
  expect((await free.get('/api/v2/exports/suppliers')).status).toBe(400);
  expect((await free.get('/api/v2/exports/secrets')).status).toBe(400);
});

// The embedded engine has one connection, on which nothing waits for another transaction.
it.skipIf(!inject('postgres')).each([
  { what: 'exports', inAll: 8, ask: (one: Visitor) => one.get(`/api/v2/exports/suppliers?id=${product.id}`) },
  {
    what: 'imports',
    inAll: 4,
    ask: (one: Visitor) =>
      one.send(
        'POST',
        '/api/v2/spreadsheets/preview',
        sheetForm('name\nYarn\n', { kind: 'suppliers', target_id: product.id }),
      ),
  },
])(
  '$what are bounded: two of a member, $inAll in all, until they have ended',
  async ({ inAll, what, ask }) => {
    const members: Visitor[] = [];
    for (let at = 0; at <= inAll / 2; at += 1)
      members.push(await server.signIn((await seed.member(`${what}${at}`)).email));
    const [first, last] = [members[0] as Visitor, members.at(-1) as Visitor];
    const answerOf = async (one: Visitor) => {
      const { status, body, headers } = await ask(one);
      return [status, body?.code, headers.get('retry-after')];
    };
    let asked: ReturnType<typeof ask>[] = [];
    await server.context.db.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE products IN ACCESS EXCLUSIVE MODE`);
      asked = members.slice(0, -1).flatMap((one) => [ask(one), ask(one)]);
      await untilAwaited(tx, inAll);
      expect(await answerOf(first)).toEqual([429, 'rate_limited', '10']);
      expect(await answerOf(last)).toEqual([503, 'overloaded', expect.stringMatching(/^[1-9]\d*$/)]);
    });
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(inAll).fill(200));
    expect([(await ask(first)).status, (await ask(last)).status]).toEqual([200, 200]);
  },
);
