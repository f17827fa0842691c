import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { indexSearch } from '../../../index-search';

type Facet = { value: string; count: number };

let server: TestServer;
let fan: Visitor;

const browse = async (query: string, visitor = server.guest()) => {
  const reply = await visitor.get(`/api/v2/products?${query}`);
  expect([query, reply.status]).toEqual([query, 200]);
  return reply.body;
};

const namesOf = async (query: string, visitor?: Visitor): Promise<string[]> =>
  (await browse(query, visitor)).results.map(({ name }: { name: string }) => name);

const counts = (facets: Facet[]) => Object.fromEntries(facets.map(({ value, count }) => [value, count]));

beforeAll(async () => {
  server = await startTestServer();
  const seed = new Seed(server.context.db);
  const [swede, german, japanese] = [
    await seed.company('Kvarn', { country: 'SE' }),
    await seed.company('Quarz', { country: 'DE' }),
    await seed.company('Sekiei', { country: 'JP' }),
  ];
  const helium = await seed.product('Helium', { sector: 'semiconductor', kind: 'chemical' });
  const argon = await seed.product('Argon', { sector: 'semiconductor', kind: 'chemical' });
  const preform = await seed.product('Preform', { sector: 'optical-fiber', kind: 'component' });
  await seed.product('Zirconia', {});
  await seed.supplier(helium, german);
  await seed.supplier(preform, swede);
  await seed.supplier(preform, german);
  await seed.supplier(preform, japanese);
  const [member, other] = [await seed.member('Fan'), await seed.member('Other')];
  await seed.follower(argon, member);
  await seed.follower(argon, other);
  await seed.follower(helium, member);
  await seed.post(member, 'Preforms today.', { products: [preform] });
  fan = await server.signIn(member.email);
  await indexSearch(server.context);
});
afterAll(() => server.close());

describe('the catalogue', () => {
  it('lists all by name, with what a buyer compares', async () => {
    const body = await browse('');
    expect(body.results.map(({ name }: { name: string }) => name)).toEqual([
      'Argon',
      'Helium',
      'Preform',
      'Zirconia',
    ]);
    expect([body.count, body.estimated, body.advice]).toEqual([4, false, null]);
    expect(body.results[2]).toMatchObject({
      kind: 'component',
      counts: { suppliers: 3 },
      supplier_country_count: 3,
      posts: 1,
      following: false,
      match: null,
    });
    expect(body.results[2].supplier_countries).toContainEqual({
      country_code: 'JP',
      country: 'Japan',
      count: 1,
    });
  });

  it.each([
    ['name', ['Argon', 'Helium', 'Preform', 'Zirconia']],
    ['suppliers', ['Preform', 'Helium', 'Argon', 'Zirconia']],
    ['followers', ['Argon', 'Helium', 'Preform', 'Zirconia']],
    ['discussed', ['Preform', 'Argon', 'Helium', 'Zirconia']],
    ['newest', ['Zirconia', 'Preform', 'Argon', 'Helium']],
  ])('is ordered by %s, in pages of any size', async (sort, names) => {
    expect(await namesOf(`sort=${sort}`)).toEqual(names);
    const paged: string[] = [];
    for (let cursor = ''; ; ) {
      const body = await browse(`sort=${sort}&limit=1${cursor}`);
      paged.push(...body.results.map(({ name }: { name: string }) => name));
      expect(body.count).toBe(4);
      if (!body.LastEvaluatedKey) break;
      cursor = `&cursor=${body.LastEvaluatedKey}`;
    }
    expect(paged).toEqual(names);
  });

  it('is filtered: values of one name are alternatives, names all hold', async () => {
    expect(await namesOf('sector=optical-fiber')).toEqual(['Preform']);
    expect(await namesOf('sector=optical-fiber&sector=semiconductor')).toEqual([
      'Argon',
      'Helium',
      'Preform',
    ]);
    expect(await namesOf('kind=chemical&country=DE')).toEqual(['Helium']);
    expect(await namesOf('supply=none')).toEqual(['Argon', 'Zirconia']);
    expect(await namesOf('supply=one&supply=several')).toEqual(['Helium', 'Preform']);
    expect(await namesOf('q=preform&country=JP')).toEqual(['Preform']);
  });

  it('counts what each value would leave, under the filters of other names', async () => {
    const { facets } = await browse('kind=chemical');
    expect(counts(facets.kind)).toEqual({ chemical: 2, component: 1 });
    expect(counts(facets.sector)).toEqual({ semiconductor: 2 });
    expect(counts(facets.supply)).toEqual({ none: 1, one: 1 });
    expect(counts(facets.country)).toEqual({ DE: 1 });
    expect(facets.followed).toBeNull();
    expect((await browse('kind=chemical', fan)).facets.followed).toBe(2);
    expect((await browse('facets=false')).facets).toBeNull();
  });

  it('knows what the one who asks follows, and nothing of others', async () => {
    expect(await namesOf('followed=true', fan)).toEqual(['Argon', 'Helium']);
    expect(await namesOf('followed=true')).toEqual([]);
    const [argon] = (await browse('', fan)).results;
    expect(argon.following).toBe(true);
  });

  it('offers wider searches where a filter leaves nothing', async () => {
    const { count, advice } = await browse('q=helium&country=JP&kind=chemical');
    expect(count).toBe(0);
    expect(advice.wider).toContainEqual({ q: 'helium', without: ['country'], count: 1 });
  });

  it('refuses a cursor of another list, and filters that there are not', async () => {
    const { LastEvaluatedKey: cursor } = await browse('limit=1');
    for (const query of [
      `sort=followers&cursor=${cursor}`,
      `kind=chemical&cursor=${cursor}`,
      'kind=food',
      'country=x',
    ]) {
      expect((await server.guest().get(`/api/v2/products?${query}`)).status).toBe(400);
    }
  });
});
