import { nameSortKey } from '@millrace/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { indexSearch } from '../../../index-search';
import { newId } from '../../../platform/db/ids';
import { eventProducts, events, products } from '../../../platform/db/schema';

let server: TestServer;
let seed: Seed;
let member: Visitor;
let ada: { id: string; email: string };
let kvarn: Awaited<ReturnType<Seed['company']>>;

type Result = { type: string } & Record<
  string,
  { id: string; name?: string; eventName?: string; match: unknown }
>;

const nameOf = (result: Result): string => {
  const thing = result[result.type];
  return thing?.name ?? thing?.eventName ?? '';
};

const search = (visitor: Visitor, q: string, more = '') =>
  visitor.get(`/api/v2/search?q=${encodeURIComponent(q)}${more}`);

const productsFor = async (q: string): Promise<string[]> => {
  const reply = await search(server.guest(), q);
  expect([q, reply.status]).toEqual([q, 200]);
  return reply.body.results.map(nameOf);
};

const suggestionsFor = async (q: string, visitor = server.guest()): Promise<string[]> => {
  const reply = await visitor.get(`/api/v2/search/suggestions?q=${encodeURIComponent(q)}`);
  expect([q, reply.status]).toEqual([q, 200]);
  return reply.body.results.map(({ name }: { name: string }) => name);
};

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  kvarn = await seed.company('Kvarnholm Silica AB', { country: 'SE', sector: 'optical-fiber' });
  const shirakawa = await seed.company('Shirakawa Preform Co.', { country: 'JP' });
  const preform = await seed.product('Preform silica glass', {
    sector: 'optical-fiber',
    kind: 'component',
    synonyms: { en: ['Optical fiber preform'], ja: ['プリフォーム'], zh: ['光纤预制棒'] },
    description: 'Solid rod of synthetic silica.',
  });
  await seed.product('Silicon tetrachloride, 6N', {
    sector: 'optical-fiber',
    kind: 'chemical',
    synonyms: { en: ['Tetrachlorosilane'], de: ['Siliciumtetrachlorid'], zh: ['四氯化硅'] },
    identifiers: { cas: ['10026-04-7'], ec: ['233-054-0'], hs: ['2812.19'], formula: 'SiCl4' },
  });
  await seed.product('High-purity helium, 5.0', {
    kind: 'chemical',
    synonyms: { en: ['Helium'], de: ['Reinsthelium'] },
    identifiers: { cas: ['7440-59-7'], formula: 'He' },
  });
  await seed.product('Bend-insensitive fiber, G.657.A2', { identifiers: { partNumbers: ['G.657.A2'] } });
  await seed.product('Single-mode fiber, G.652.D', { identifiers: { partNumbers: ['G.652.D'] } });
  await seed.product('Drawing tower', {
    description: 'Draws helium-cooled fiber. Helium in, helium out: helium everywhere.',
  });
  await seed.product('Flusssäure', { synonyms: { en: ['Hydrofluoric acid'] } });
  await seed.product('3M tape');
  await seed.supplier(preform, kvarn);
  await seed.supplier(preform, shirakawa);
  ada = await seed.member('Ada', { companyId: kvarn.id, designation: 'Chief of glass' });
  const ben = await seed.member('Ben');
  await seed.post(ada, 'Our preforms are drawn from silica of the new lathe.', { products: [preform] });
  await seed.post(ada, 'Secret silica for friends.', { visibility: 'private' });
  const eventId = newId();
  await server.context.db.insert(events).values({
    id: eventId,
    name: 'Glass forum',
    location: 'Dresden',
    searchKey: nameSortKey('Glass forum Dresden'),
    country: 'DE',
    timeZone: 'Europe/Berlin',
    startsAt: new Date('2099-05-01T08:00:00Z'),
    endsAt: new Date('2099-05-02T16:00:00Z'),
    startsOn: '2099-05-01',
    endsOn: '2099-05-02',
    details: '<p>All about glass.</p>',
    summary: 'All about glass.',
    createdBy: ada.id,
  });
  await server.context.db.insert(eventProducts).values({ eventId, productId: preform.id, position: 0 });
  member = await server.signIn(ben.email);
  await indexSearch(server.context);
});
afterAll(() => server.close());

describe('the search of products', () => {
  it.each([
    ['words in any order', 'glass preform', 'Preform silica glass'],
    ['their beginnings', 'pref gla', 'Preform silica glass'],
    ['a plural', 'preforms', 'Preform silica glass'],
    ['a synonym', 'tetrachlorosilane', 'Silicon tetrachloride, 6N'],
    ['a synonym of German', 'Siliciumtetrachlorid', 'Silicon tetrachloride, 6N'],
    ['a synonym with a slip', 'tetrachlorosilne', 'Silicon tetrachloride, 6N'],
    ['letters in the wrong order', 'heilum', 'High-purity helium, 5.0'],
    ['one sign of Chinese', '棒', 'Preform silica glass'],
    ['two signs', '预制', 'Preform silica glass'],
    ['kana', 'プリフォーム', 'Preform silica glass'],
    ['full width', 'ＨＥＬＩＵＭ', 'High-purity helium, 5.0'],
    ['an umlaut', 'flusssaure', 'Flusssäure'],
    ['an umlaut as ae', 'Flusssaeure', 'Flusssäure'],
    ['a CAS number', '10026-04-7', 'Silicon tetrachloride, 6N'],
    ['the same without hyphens', '10026047', 'Silicon tetrachloride, 6N'],
    ['an HS code', '281219', 'Silicon tetrachloride, 6N'],
    ['a formula', 'SiCl₄', 'Silicon tetrachloride, 6N'],
    ['a grade', 'G.657.A2', 'Bend-insensitive fiber, G.657.A2'],
    ['the same in small letters', 'g657a2', 'Bend-insensitive fiber, G.657.A2'],
    ['the same with spaces', 'G 657 A2', 'Bend-insensitive fiber, G.657.A2'],
    ['a question', 'who supplies high purity helium?', 'High-purity helium, 5.0'],
    ['a place', 'preforms Japan', 'Preform silica glass'],
    ['a name of two letters', '3M', '3M tape'],
  ])('finds by %s', async (_, q, name) => {
    expect((await productsFor(q))[0]).toBe(name);
  });

  it('admits no slip in an identifier', async () => {
    for (const q of ['10026-04-8', 'G.657.A3', '281218']) expect(await productsFor(q)).toEqual([]);
  });

  it('puts one match in a name before many in a description', async () => {
    const found = await productsFor('helium');
    expect(found).toContain('Drawing tower');
    expect(found[0]).toBe('High-purity helium, 5.0');
  });

  it('says by what a thing was found', async () => {
    const [first] = (await search(server.guest(), 'tetrachlorosil')).body.results;
    expect(first.product.match).toEqual({
      field: 'synonym',
      text: 'Tetrachlorosilane',
      ranges: [{ start: 0, end: 14 }],
      quality: 'prefix',
    });
    const [exact] = (await search(server.guest(), '10026 04 7')).body.results;
    expect(exact.product.match).toMatchObject({ field: 'identifier', text: '10026-04-7', quality: 'exact' });
  });

  it('says what it took a text for', async () => {
    const { body } = await search(server.guest(), 'heilum');
    expect(body.advice).toEqual({ did_you_mean: 'helium', wider: [] });
    expect((await search(server.guest(), 'helium')).body.advice).toBeNull();
  });
});

describe('the search of everything', () => {
  it('puts products first, and other kinds in groups with counts', async () => {
    const { body } = await search(server.guest(), 'preform');
    expect(body.category).toBe('products');
    expect(body.results.map(nameOf)).toEqual(['Preform silica glass']);
    expect(
      body.groups.map(({ category, count }: { category: string; count: number }) => [category, count]),
    ).toEqual(
      expect.arrayContaining([
        ['companies', 2],
        ['events', 1],
        ['posts', 1],
      ]),
    );
  });

  it('finds companies by what they supply, and names it', async () => {
    const { body } = await search(server.guest(), 'optical fiber preform', '&category=companies');
    expect(body.results.map(nameOf)).toContain('Kvarnholm Silica AB');
    const kvarn = body.results.find((one: Result) => nameOf(one) === 'Kvarnholm Silica AB');
    expect(kvarn.company.matching_products.map(({ name }: { name: string }) => name)).toEqual([
      'Preform silica glass',
    ]);
  });

  it('tells guests and others of no private post, and counts none', async () => {
    for (const visitor of [server.guest(), member]) {
      const { body } = await search(visitor, 'silica', '&category=posts');
      expect([body.count, body.results.length]).toEqual([1, 1]);
      expect(JSON.stringify(body)).not.toContain('Secret');
    }
    const own = await search(await server.signIn(ada.email), 'silica', '&category=posts');
    expect(own.body.count).toBe(2);
  });

  it('finds people for members alone, and by their names alone', async () => {
    const guest = await search(server.guest(), 'ada okafor', '&category=people');
    expect(guest.status).toBe(401);
    const all = await search(server.guest(), 'okafor');
    expect(JSON.stringify(all.body)).not.toContain('Okafor');
    const found = await search(member, 'okafor ada', '&category=people');
    expect(found.body.results.map(nameOf)).toEqual(['Ada Okafor']);
    for (const q of ['Chief', 'Kvarnholm']) {
      expect((await search(member, q, '&category=people')).body.results).toEqual([]);
    }
    // A guest learns no name by what is offered instead of a slip.
    expect(JSON.stringify((await search(server.guest(), 'okafro')).body)).not.toContain('okafor');
  });

  it('leads on page by page', async () => {
    const first = await search(server.guest(), 'fiber', '&limit=1');
    const second = await search(server.guest(), 'fiber', `&limit=1&cursor=${first.body.LastEvaluatedKey}`);
    expect(second.body.count).toBe(first.body.count);
    expect(second.body.results[0].product.id).not.toBe(first.body.results[0].product.id);
    const other = await search(server.guest(), 'helium', `&cursor=${first.body.LastEvaluatedKey}`);
    expect(other.status).toBe(400);
  });

  it.each(["'", '\\', "' | !'x", '((', ':*', '&', '\u{1f600}', '"a" <-> b', 'i=he'])(
    'takes any text for words: %s',
    async (q) => {
      expect((await search(server.guest(), q)).status).toBe(200);
      expect(await suggestionsFor(q)).toBeInstanceOf(Array);
    },
  );
});

describe('suggestions', () => {
  it('come while one types, products before other kinds', async () => {
    expect((await suggestionsFor('pre'))[0]).toBe('Preform silica glass');
    expect(await suggestionsFor('shira')).toEqual(['Shirakawa Preform Co.']);
    expect(await suggestionsFor('四')).toEqual(['Silicon tetrachloride, 6N']);
    expect((await suggestionsFor('3m'))[0]).toBe('3M tape');
    expect(await suggestionsFor('kvarnhlm')).toEqual(['Kvarnholm Silica AB']);
  });

  it('tell the synonym or the identifier by which they were found', async () => {
    const matchOf = async (q: string) => {
      const { body } = await server.guest().get(`/api/v2/search/suggestions?q=${encodeURIComponent(q)}`);
      return [body.results[0].name, body.results[0].match];
    };
    expect(await matchOf('siliciumtetra')).toMatchObject([
      'Silicon tetrachloride, 6N',
      { field: 'synonym', text: 'Siliciumtetrachlorid', quality: 'prefix' },
    ]);
    expect(await matchOf('10026-04-7')).toMatchObject([
      'Silicon tetrachloride, 6N',
      { field: 'identifier', text: '10026-04-7', quality: 'exact' },
    ]);
    expect(await matchOf('sicl4')).toMatchObject([
      'Silicon tetrachloride, 6N',
      { field: 'identifier', text: 'SiCl4', quality: 'exact' },
    ]);
  });

  it('name members to members alone', async () => {
    expect(await suggestionsFor('ada ok')).toEqual([]);
    expect(await suggestionsFor('ada ok', member)).toEqual(['Ada Okafor']);
  });

  it('of people are connections first, then, where no contact is withheld, people of followed companies, then others [GAP-072, GAP-076]', async () => {
    const cara = await seed.member('Cara', { displayName: 'Cara Zander' });
    await seed.member('Änne', { displayName: 'Änne Zander' });
    await seed.member('Ben', { displayName: 'Benjamin Zander', companyId: kvarn.id });
    await seed.member('Dana', { displayName: 'Dana Zandor' });
    await seed.member('Gone', { displayName: 'Gone Zander', isActive: false });
    const free = await server.signIn((await seed.member('Fia')).email);
    const premium = await server.signIn((await seed.member('Pia', { plan: 'premium' })).email);
    for (const visitor of [free, premium]) {
      await visitor.post('/api/v2/me/connections', { user_id: cara.id });
      await visitor.post('/api/v1/me/followedCompanies', { company_id: kvarn.id });
    }
    await indexSearch(server.context);
    const people = async (q: string, visitor: Visitor) => {
      const query = new URLSearchParams({ q, category: 'people' });
      const { body } = await visitor.get(`/api/v2/search/suggestions?${query}`);
      return body.results.map(({ name, company }: { name: string; company: string | null }) =>
        company === null ? name : `${name}, ${company}`,
      );
    };
    const ben = 'Benjamin Zander, Kvarnholm Silica AB';
    expect(await people('zander', premium)).toEqual(['Cara Zander', ben, 'Änne Zander']);
    expect(await people('zander', free)).toEqual(['Cara Zander', 'Änne Zander', ben]);
    // A connection of a similar name is not meant where somebody is called as typed.
    expect(await people('zandor', premium)).toEqual(['Dana Zandor']);
    expect(await people('anne z', free)).toEqual(['Änne Zander']);
    expect(await people('zander', server.guest())).toEqual([]);
  });

  it('of an empty text are what is followed most', async () => {
    expect((await suggestionsFor('')).length).toBeGreaterThan(0);
  });
});

describe('a sector', () => {
  it('is told with what there is of it', async () => {
    const { status, body } = await server.guest().get('/api/v2/sectors/optical-fiber');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: 'optical-fiber',
      products: 2,
      companies: 2,
      events: 1,
      saved_search_id: null,
    });
    expect(body.most_supplied.map(({ name }: { name: string }) => name)).toEqual(['Preform silica glass']);
    expect(body.next_events.map(({ eventName }: { eventName: string }) => eventName)).toEqual([
      'Glass forum',
    ]);
    expect(body.newest_posts).toHaveLength(1);
  });

  it('stands in the list of all with its numbers', async () => {
    const { body } = await server.guest().get('/api/v2/sectors');
    expect(body.count).toBe(8);
    expect(body.results[0]).toEqual({ id: 'optical-fiber', products: 2, companies: 2, events: 1 });
    expect([body.products, body.companies]).toEqual([8, 2]);
  });

  it('that does not exist is refused', async () => {
    expect((await server.guest().get('/api/v2/sectors/steel')).status).toBe(400);
  });
});

it('follows changes: a new name is found and the old one is not', async () => {
  const product = await seed.product('Cordierite sagger');
  await indexSearch(server.context);
  expect(await productsFor('cordierite')).toEqual(['Cordierite sagger']);
  const { db } = server.context;
  await db
    .update(products)
    .set({ name: 'Mullite sagger', nameKey: 'mullite sagger' })
    .where(eq(products.id, product.id));
  await indexSearch(server.context);
  expect(await productsFor('cordierite')).toEqual([]);
  expect(await productsFor('mullite')).toEqual(['Mullite sagger']);
  await db.delete(products).where(eq(products.id, product.id));
  await indexSearch(server.context);
  expect(await productsFor('mullite')).toEqual([]);
});

it('finds what a member has just made, as soon as it is answered', async () => {
  const { status } = await member.post('/api/v1/product', {
    name: 'Zirconia crucible',
    synonyms: { de: ['Zirkontiegel'] },
  });
  expect(status).toBe(201);
  expect(await productsFor('zirkontiegel')).toEqual(['Zirconia crucible']);
  expect(await suggestionsFor('zircon')).toEqual(['Zirconia crucible']);
});
