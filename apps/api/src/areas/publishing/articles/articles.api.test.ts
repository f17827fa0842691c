import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nameSortKey } from '@millrace/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { createEvent } from '../../../../testing/event-form';
import { readConfig } from '../../../platform/config';
import { events, products, users } from '../../../platform/db/schema';
import { PUBLIC_INTERNET } from '../../../platform/public-pages';
import { COMPANY, mergeOrHide, PRODUCT, undoMerge } from '../../catalogue/merging';

interface Match {
  kind: string;
  id: string;
  name: string;
  times: number;
  matched: { part: string; text: string };
  excerpt: { before: string; name: string; after: string };
}

/** Pages of a publisher. */
const PAGES: Record<string, string> = {
  '/article': '<nav>Tin</nav><article><p>Preform sil<b>ica</b> glass is drawn.</p></article>',
  '/empty': '<script>glass</script>',
};
let site: Server;
const sitePort = () => (site.address() as AddressInfo).port;

let server: TestServer;
let seed: Seed;
let author: Visitor;
let guest: Visitor;

beforeAll(async () => {
  site = createServer((req, res) => {
    if (req.url === '/away') res.writeHead(404).end();
    else res.writeHead(200, { 'Content-Type': 'text/html' }).end(PAGES[req.url ?? '']);
  });
  await once(site.listen(0, '127.0.0.1'), 'listening');
  server = await startTestServer({
    rates: readConfig({}).rates,
    pages: {
      resolve: async (host) => [{ address: host === 'trade.example' ? '127.0.0.1' : '10.0.0.7', family: 4 }],
      isAllowed: (address, port) => port === sitePort() || PUBLIC_INTERNET.isAllowed(address, port),
      timeLimitMs: 3_000,
    },
  });
  seed = new Seed(server.context.db);
  for (const name of [
    ...['Preform silica glass', 'Silica glass', 'Glass', 'Single-mode fiber', 'PET', 'Tin', 'X', '2027'],
    ...[
      '石英ガラス',
      '光纤预制棒',
      'Кварцевое стекло',
      'Schott® panel',
      'Silane, grade 5.0',
      '100% wool_felt',
    ],
  ]) {
    await seed.product(name, { sector: 'optical-fiber' });
  }
  for (const name of ['Kvarnholm Optik AB', 'Glas AG', 'Société Générale S.A.', 'SE'])
    await seed.company(name);
  author = await server.signIn((await seed.member('Author')).email);
  guest = server.guest();
});
afterAll(async () => {
  await server.close();
  site.closeAllConnections();
  site.close();
});

const ask = (text: unknown) => guest.post('/api/v2/articles/matches', { text });

async function matches(text: string): Promise<Match[]> {
  const { status, body } = await ask(text);
  expect([status, body.count]).toEqual([200, body.results?.length]);
  return body.results;
}

const named = async (text: string) => (await matches(text)).map(({ name, times }) => [name, times]);

it('tells a guest what an article names, how often, and where first', async () => {
  const product = await seed.product('Draw tower', { sector: 'optical-fiber' });
  const text =
    'A new draw tower.\n\nThe second DRAW-TOWER stands\nbeside two draw\u00a0towers of Kvarnholm Optik AB.';
  expect(await matches(text)).toEqual([
    {
      kind: 'product',
      ...{ id: product.id, name: 'Draw tower', sector: 'optical-fiber', times: 3 },
      matched: { part: 'whole', text: 'Draw tower' },
      excerpt: {
        before: 'A new ',
        name: 'draw tower',
        after: '. The second DRAW-TOWER stands beside two draw towers of Kvarnholm Optik AB.',
      },
    },
    expect.objectContaining({ kind: 'company', name: 'Kvarnholm Optik AB', times: 1 }),
  ]);
});

it('finds products as people write them, and says which part of the name that is', async () => {
  for (const name of [
    ...['Silicon tetrachloride, 6N', 'Germanium tetrachloride', 'High-purity helium, 5.0'],
    ...['Multimode fiber, OM4', 'Bend-insensitive fiber, G.657.A2', 'Chlorine, liquefied'],
    ...['Sapphire wafers, polished', 'Deuterium (99.8 %)', '四氯化锗，高纯'],
  ]) {
    await seed.product(name);
  }
  const text =
    'Silicon tetrachloride and germanium tetrachloride are burnt with high-purity helium; liquefied chlorine dries the ' +
    'soot. It becomes multimode fiber or bend-insensitive fibers, on a sapphire wafer, in deuterium. 四氯化锗。';
  expect((await matches(text)).map(({ name, matched }) => [name, matched.part, matched.text])).toEqual([
    ['Silicon tetrachloride, 6N', 'without_qualifier', 'Silicon tetrachloride'],
    ['Germanium tetrachloride', 'whole', 'Germanium tetrachloride'],
    ['High-purity helium, 5.0', 'without_qualifier', 'High-purity helium'],
    ['Chlorine, liquefied', 'inverted', 'Chlorine, liquefied'],
    ['Multimode fiber, OM4', 'without_qualifier', 'Multimode fiber'],
    ['Bend-insensitive fiber, G.657.A2', 'without_qualifier', 'Bend-insensitive fiber'],
    ['Sapphire wafers, polished', 'without_qualifier', 'Sapphire wafers'],
    ['Deuterium (99.8 %)', 'without_qualifier', 'Deuterium'],
    ['四氯化锗，高纯', 'without_qualifier', '四氯化锗'],
  ]);
  const [company] = await matches('Kvarnholm Optik');
  expect(company?.matched).toEqual({ part: 'without_legal_form', text: 'Kvarnholm Optik' });
});

it('finds a part of a name only where no whole name stands, and few products share it', async () => {
  for (const name of ['Argon', 'Argon, 4.6', 'Neon, 4.5', 'Neon, 5.0']) await seed.product(name);
  for (let grade = 1; grade <= 11; grade += 1) await seed.product(`Krypton, grade ${grade}`);
  expect(await named('Is it argon?')).toEqual([['Argon', 1]]);
  expect(await named('Argon, 4.6, is an argon.')).toEqual([
    ['Argon, 4.6', 1],
    ['Argon', 1],
  ]);
  expect(await named('A neon lamp.')).toEqual([
    ['Neon, 4.5', 1],
    ['Neon, 5.0', 1],
  ]);
  expect(await named('A krypton lamp.')).toEqual([]);
  expect(await named('Krypton, grade 3, in a lamp.')).toEqual([['Krypton, grade 3', 1]]);
});

it('knows names as they are now, whoever has changed them', async () => {
  const { db } = server.context;
  const { id } = await seed.product('Fluorinert liquid');
  const text = 'Fluorinert liquid, or Novec fluid.';
  expect(await named(text)).toEqual([['Fluorinert liquid', 1]]);
  await db.update(products).set({ name: 'Novec fluid' }).where(eq(products.id, id));
  expect(await named(text)).toEqual([['Novec fluid', 1]]);
  await db.delete(products).where(eq(products.id, id));
  expect(await named(text)).toEqual([]);
});

// The embedded engine has one connection, on which no transaction ends after one that began later.
it.skipIf(!inject('postgres'))(
  'knows a name that was committed after others that were given later',
  async () => {
    const text = 'Slow gas and quick gas.';
    await server.context.db.transaction(async (tx) => {
      await new Seed(tx).product('Slow gas');
      await seed.product('Quick gas');
      expect(await named(text)).toEqual([['Quick gas', 1]]);
    });
    expect(await named(text)).toEqual([
      ['Slow gas', 1],
      ['Quick gas', 1],
    ]);
  },
);

it('compares names without regard to case, accents, hyphens and a plural s, as whole words', async () => {
  expect(await named('Singlemode fibers and SINGLE–MODE FÍBER')).toEqual([['Single-mode fiber', 2]]);
  expect(await named('Eyeglass, fiberglasses and the glassy state')).toEqual([]);
  expect(await named('100% wool felt, Silane, grade 5.0, and a Schott® panel')).toEqual([
    ['100% wool_felt', 1],
    ['Silane, grade 5.0', 1],
    ['Schott® panel', 1],
  ]);
});

it('finds plurals as English makes them, company names in headlines, and names with breaks that typesetting put there', async () => {
  expect(await named('Preform silica glasses and silica glasses')).toEqual([
    ['Preform silica glass', 1],
    ['Silica glass', 1],
  ]);
  expect(await named('KVARNHOLM OPTIK REBUILDS')).toEqual([['Kvarnholm Optik AB', 1]]);
  expect(await named('Pre\u00adform sil\u200bica\u00ad glass')).toEqual([['Preform silica glass', 1]]);
});

it('lets the longest name win, and no name go over the end of a sentence', async () => {
  expect(await named('Preform silica glass, then silica glass, then glass.')).toEqual([
    ['Preform silica glass', 1],
    ['Silica glass', 1],
    ['Glass', 1],
  ]);
  expect(await named('We melt silica. Glass follows; silica, glass\n\nand silica\n\nglass.')).toEqual([
    ['Glass', 3],
  ]);
});

it('finds short names, and companies without their legal form, in the case of the name alone', async () => {
  expect(await named('PET and Tin, of Kvarnholm Optik and Société Générale')).toEqual([
    ['PET', 1],
    ['Tin', 1],
    ['Kvarnholm Optik AB', 1],
    ['Société Générale S.A.', 1],
  ]);
  expect(await named('A pet in a tin, kvarnholm optik, glas, X in 2027, and so on se')).toEqual([]);
  expect(await named('kvarnholm optik ab, Societe Generale SA and Kvarnholm Optik se')).toEqual([
    ['Kvarnholm Optik AB', 2],
    ['Société Générale S.A.', 1],
  ]);
});

it('finds names of other scripts, also of those that part words by nothing', async () => {
  expect(await named('この石英ガラスは高純度です。石英ガラスを加熱する。')).toEqual([['石英ガラス', 2]]);
  expect(await named('我们生产光纤预制棒。')).toEqual([['光纤预制棒', 1]]);
  expect(await named('КВАРЦЕВОЕ СТЕКЛО и зеркало')).toEqual([['Кварцевое стекло', 1]]);
});

it('names every thing of one name, and events with those that are not hidden', async () => {
  for (const name of ['Twin name', 'Twin name']) await seed.product(name);
  await seed.company('Twin name');
  const when = { startDate: Date.now() + 86_400_000, endDate: Date.now() + 172_800_000 };
  const event = await createEvent(author, {
    eventName: 'Fibre  Days',
    location: 'Old Harbour, Göteborg',
    ...when,
  });
  const text = 'Twin name at the Fibre Days in Göteborg';
  expect((await matches(text)).map(({ kind, name }) => [kind, name])).toEqual([
    ['product', 'Twin name'],
    ['product', 'Twin name'],
    ['company', 'Twin name'],
    ['event', expect.stringMatching(/^Fibre +Days$/)],
  ]);
  const { db } = server.context;
  const kindsNow = async () => (await matches(text)).map(({ kind }) => kind);
  await db.update(events).set({ hiddenAt: new Date() }).where(eq(events.id, event.id));
  expect(await kindsNow()).not.toContain('event');
  await db.update(events).set({ hiddenAt: null }).where(eq(events.id, event.id));
  expect(await kindsNow()).toContain('event');
  await db.update(users).set({ isActive: false });
  expect(await kindsNow()).not.toContain('event');
  await db.update(users).set({ isActive: true });
});

it('names nothing that was merged or hidden [GAP-088]', async () => {
  const [hidden, merged] = [await seed.company('Hideaway works'), await seed.product('Mergeaway gas')];
  const stays = await seed.product('Staying gas');
  const text = 'Hideaway works fill mergeaway gas.';
  expect(await named(text)).toHaveLength(2);
  const { db } = server.context;
  await db.transaction(async (tx) => {
    await mergeOrHide(tx, COMPANY, hidden.id, null);
    await mergeOrHide(tx, PRODUCT, merged.id, stays.id);
  });
  expect(await named(text)).toEqual([]);
  await db.transaction(async (tx) => {
    await undoMerge(tx, PRODUCT, merged.id);
    await undoMerge(tx, COMPANY, hidden.id);
  });
});

it('answers an empty list where nothing is named, whatever the text holds', async () => {
  for (const text of [
    'Nothing of it.',
    '…',
    '\0 a\ud800b \u202e',
    "'; DROP TABLE products; --",
    '{"a\\,b"}',
  ]) {
    expect(await ask(text)).toMatchObject({ status: 200, body: { results: [], count: 0 } });
  }
  expect(await named('The \0PET\ufeff is {PET} "PET" \\PET,')).toEqual([['PET', 4]]);
});

it('refuses what is too long, empty or no text, and names the field', async () => {
  for (const [text, sentence] of [
    ['x'.repeat(50_001), /50,?000/],
    ['', /./],
    [' \n ', /./],
    [7, /./],
    [undefined, /./],
  ] as const) {
    const { status, body } = await ask(text);
    expect([status, Object.keys(body.fields)]).toEqual([422, ['text']]);
    expect(body.fields.text).toMatch(sentence);
  }
  expect((await ask('😀'.repeat(50_000))).status).toBe(200);
});

it('finds names among twenty thousand in the longest article', async () => {
  const count = 20_000;
  const base = nameSortKey('Grade steel');
  await server.context.db.execute(sql`
    INSERT INTO products (id, name, name_key)
    SELECT gen_random_uuid(), 'Grade steel ' || n, ${`${base} `} || n FROM generate_series(1, ${count}::int) n`);
  // As few words come again as in a text that nobody has written.
  const sentence = (at: number) => `Mill ${at} rolls grade steel ${at} into b${at * 7}r c${at * 11}l. `;
  const text = Array.from({ length: 1_100 }, (_, at) => sentence(at + 1))
    .join('')
    .slice(0, 50_000);
  const { status, body } = await ask(text);
  expect([status, body.results.length]).toEqual([200, 100]);
  expect(body.count).toBeGreaterThan(900);
  // Dots join what may be a legal form: each word is looked at once, however many there are.
  expect(await matches('a.'.repeat(25_000))).toEqual([]);
}, 60_000);

it('reads the article at a URL as its readers do', async () => {
  const address = `http://trade.example:${sitePort()}/article`;
  const { status, body } = await guest.post('/api/v2/articles/matches', { address });
  expect([status, body.count]).toEqual([200, 1]);
  expect(body.results[0]).toMatchObject({
    name: 'Preform silica glass',
    excerpt: { before: '', name: 'Preform silica glass', after: ' is drawn.' },
  });
});

it('names the address that it cannot read, and reaches nothing inside', async () => {
  const read = async (address: string) => {
    const { status, body } = await guest.post('/api/v2/articles/matches', { address });
    return [status, body.fields.address];
  };
  const unread = [422, 'We couldn’t read this page. Paste the text of the article instead.'];
  for (const path of ['away', 'empty'])
    expect(await read(`http://trade.example:${sitePort()}/${path}`)).toEqual(unread);
  for (const address of ['http://inside.example/', 'http://169.254.169.254/', 'file:///etc/passwd'])
    expect(await read(address)).toEqual(unread);
});

it('takes either a text or an address', async () => {
  for (const body of [{}, { text: 'Glass', address: 'https://trade.example' }]) {
    const reply = await guest.post('/api/v2/articles/matches', body);
    expect([reply.status, reply.body.fields.text]).toEqual([
      422,
      'Send either the text or the URL of an article.',
    ]);
  }
});
