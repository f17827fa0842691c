import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { importPlan } from '../../../cli/import/testing/import-files';
import { companies, products, suppliers } from '../../../platform/db/schema';

let server: TestServer;
let seed: Seed;
let guest: Visitor;
let free: Visitor;
let premium: Visitor;
let platinum: Visitor;
const ids: Record<string, string> = {};

type Row = { product_name: string; depth: number; hhi: number | null; cut_off: string | null };

const path = (name: string, query = '') => `/api/v2/products/${ids[name]}/concentration${query}`;
const at = (body: { results: Row[] }, name: string) =>
  body.results.find(({ product_name }) => product_name === name);
const names = (body: { results: Row[] }) => body.results.map(({ product_name }) => product_name);

/** Makes a product that companies of some countries supply. */
async function supplied(name: string, ...countries: (string | null)[]) {
  const product = await seed.product(name);
  ids[name] = product.id;
  for (const [place, country] of countries.entries()) {
    const company = await seed.company(`${name} Works ${place}`, { country });
    ids[`${name} Works ${place}`] = company.id;
    await seed.supplier(product, company);
  }
  return product;
}

/**
 * Fiber is made of preform and coating, preform of silicon tetrachloride and germanium, both of sand; and sand of
 * preform again, as broken glass comes back.
 */
beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  const fiber = await supplied('Fiber', 'JP', 'JP', 'CN', null);
  const preform = await supplied('Fused preform', 'CN', 'CN', 'CN', 'DE');
  const coating = await supplied('Coating', 'DE');
  const chloride = await supplied('Chloride', 'CN', 'JP', 'DE', 'US');
  const germanium = await supplied('Germanium', 'CN', 'CN');
  const sand = await supplied('Sand');
  for (const [raw, application] of [
    [preform, fiber],
    [coating, fiber],
    [chloride, preform],
    [germanium, preform],
    [sand, chloride],
    [sand, germanium],
    [preform, sand],
  ] as const) {
    await seed.link(raw, application);
  }
  guest = server.guest();
  const [onFree, onPremium, onPlatinum] = await Promise.all(
    (['free', 'premium', 'platinum'] as const).map((plan) => seed.member(`On${plan}`, { plan })),
  );
  free = await server.signIn(onFree?.email ?? '');
  premium = await server.signIn(onPremium?.email ?? '');
  platinum = await server.signIn(onPlatinum?.email ?? '');
}, 120_000);
afterAll(() => server.close());

describe('GET /api/v2/products/{id}/concentration', () => {
  it('tells of each product of a chain once, with its suppliers by country and what they rest on', async () => {
    const { status, body } = await premium.get(path('Fiber', '?depth=3&sort=level'));
    expect(status).toBe(200);
    expect(body.results.map((row: Row) => [row.product_name, row.depth])).toEqual([
      ['Fiber', 0],
      ['Coating', 1],
      ['Fused preform', 1],
      ['Germanium', 2],
      ['Chloride', 2],
      ['Sand', 3],
    ]);
    // Japan 2 of 3 known, China 1: (2² + 1²) / 3² = 5/9. With the fourth somewhere: 6/16 at least, 10/16 at most.
    expect(at(body, 'Fiber')).toMatchObject({
      suppliers: 4,
      unknown_country: 1,
      countries: [
        { country_code: 'JP', country: 'Japan', suppliers: 2, share: 0.5 },
        { country_code: 'CN', country: 'China', suppliers: 1, share: 0.25 },
        { country_code: null, country: null, suppliers: 1, share: 0.25 },
      ],
      hhi: 5556,
      hhi_min: 3750,
      hhi_max: 6250,
      band: { horizontal_2010: 'high', merger_2023: 'high' },
      evidence: { links: 4, sourced: 0, confirmed: 0, disputed: 0 },
      cut_off: null,
    });
    // Four countries alike: 4 × 25² = 2,500, where the two guidelines differ.
    expect(at(body, 'Chloride')).toMatchObject({
      hhi: 2500,
      band: { horizontal_2010: 'moderate', merger_2023: 'high' },
    });
    expect(at(body, 'Coating')).toMatchObject({
      single_source: true,
      single_country: true,
      supplier: { company_id: ids['Coating Works 0'], company_name: 'Coating Works 0' },
    });
    expect(at(body, 'Germanium')).toMatchObject({
      single_source: false,
      single_country: true,
      supplier: null,
    });
    expect(at(body, 'Sand')).toMatchObject({ suppliers: 0, hhi: null, hhi_min: null, countries: [] });
    expect(body).toMatchObject({ count: 6, depth: 3, limited: 'none', withheld: 0, direction: 'inputs' });
    expect(body.summary).toMatchObject({
      ...{ products: 5, single_source: 1, single_country: 2, no_supplier: 1, unknown_country: 0 },
      ...{ high_2010: 3, high_2023: 4, cut_off: null },
      evidence: { links: 11, sourced: 0, confirmed: 0, disputed: 0 },
      // The way back from sand to preform begins at the last level.
      chain: { links: 6, sourced: 0, confirmed: 0, disputed: 0 },
    });
    // China 3 + 1 + 2, Germany 1 + 1 + 1, Japan and the United States 1 each.
    expect(
      body.summary.countries.map((one: { country_code: string; suppliers: number }) => [
        one.country_code,
        one.suppliers,
      ]),
    ).toEqual([
      ['CN', 6],
      ['DE', 3],
      ['JP', 1],
      ['US', 1],
    ]);
  });

  it('follows uses as well, orders by risk, and gives every row once over pages', async () => {
    const uses = await premium.get(path('Germanium', '?direction=uses&depth=6'));
    expect(names(uses.body).toSorted()).toEqual(['Chloride', 'Fiber', 'Fused preform', 'Germanium', 'Sand']);
    const whole = await premium.get(path('Fiber'));
    expect(names(whole.body)).toEqual(['Coating', 'Germanium', 'Fused preform', 'Fiber', 'Chloride', 'Sand']);
    const seen: string[] = [];
    let cursor = '';
    do {
      const { body } = await premium.get(path('Fiber', `?limit=2${cursor}`));
      seen.push(...names(body));
      cursor = body.LastEvaluatedKey ? `&cursor=${body.LastEvaluatedKey}` : '';
    } while (cursor !== '');
    expect(seen).toEqual(names(whole.body));
    const { body } = await premium.get(path('Fiber', '?limit=2'));
    const elsewhere = await premium.get(path('Germanium', `?cursor=${body.LastEvaluatedKey}`));
    expect([elsewhere.status, elsewhere.body.code]).toEqual([400, 'bad_parameter']);
    const unknown = await premium.get('/api/v2/products/00000000-0000-4000-8000-000000000000/concentration');
    expect(unknown.status).toBe(404);
  });

  it('shows a guest the product, the Free plan one level, and payers all of them; scenarios and files are for Platinum', async () => {
    const seen = [];
    for (const visitor of [guest, free, premium, platinum]) {
      const { body } = await visitor.get(path('Fiber', '?depth=3&sort=level'));
      seen.push([names(body).length, body.depth, body.limited, body.withheld, body.summary.products]);
    }
    expect(seen).toEqual([
      [1, 0, 'sign_in', 5, 0],
      [3, 1, 'plan', 3, 2],
      [6, 3, 'none', 0, 5],
      [6, 3, 'none', 0, 5],
    ]);
    const refused = [];
    for (const visitor of [guest, free, premium, platinum]) {
      const scenario = await visitor.get(path('Fiber', '?without=CN'));
      const file = await visitor.get(`/api/v2/exports/concentration?id=${ids.Fiber}&depth=3`);
      refused.push([scenario.status, scenario.body?.code ?? null, file.status, file.body?.code ?? null]);
    }
    expect(refused).toEqual([
      [401, 'sign_in_required', 401, 'sign_in_required'],
      [403, 'plan_required', 403, 'plan_required'],
      [403, 'plan_required', 403, 'plan_required'],
      [200, null, 200, null],
    ]);
  });

  it('marks what is cut off without a country: by its suppliers, or by an input', async () => {
    const { body } = await platinum.get(path('Fiber', '?without=CN&sort=level'));
    expect(Object.fromEntries(body.results.map((row: Row) => [row.product_name, row.cut_off]))).toEqual({
      Fiber: 'input',
      'Fused preform': 'input',
      Coating: 'none',
      Chloride: 'input',
      Germanium: 'suppliers',
      Sand: 'input',
    });
    expect(body.summary.cut_off).toBe(4);
    const file = await platinum.get(`/api/v2/exports/concentration?id=${ids.Fiber}&without=DE`);
    const lines = file.text
      .replace(/^\ufeff/, '')
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(7);
    expect(lines[0]).toMatch(/^Product,Level,Suppliers,Countries,/);
    expect(lines[1]).toBe(
      'Coating,1,1,1,Germany 1 (100 %),0,10000,10000,10000,high,high,yes,yes,Coating Works 0,suppliers,1,0,0,0',
    );
  });

  it('leaves out a supplier whom more members dispute than confirm, and counts it again when they do not', async () => {
    const row = async () => {
      const { body } = await premium.get(path('Fiber', '?depth=1'));
      const found = at(body, 'Fused preform') as Row & { suppliers: number; evidence: object };
      return [found.suppliers, found.hhi, found.evidence];
    };
    const link = `/api/v2/links/supplier/${ids['Fused preform']}/${ids['Fused preform Works 3']}`;
    // China 3, Germany 1: (3² + 1²) / 4² = 10/16.
    expect(await row()).toEqual([4, 6250, { links: 4, sourced: 0, confirmed: 0, disputed: 0 }]);
    expect(
      (await free.put(`${link}/verdict`, { verdict: 'disputed', reason: 'It has closed.' })).status,
    ).toBe(200);
    expect(await row()).toEqual([3, 10000, { links: 3, sourced: 0, confirmed: 0, disputed: 1 }]);
    await platinum.put(`${link}/verdict`, { verdict: 'confirmed' });
    expect(await row()).toEqual([4, 6250, { links: 4, sourced: 0, confirmed: 1, disputed: 0 }]);
    await platinum.delete(`${link}/verdict`);
    await free.delete(`${link}/verdict`);
    expect(await row()).toEqual([4, 6250, { links: 4, sourced: 0, confirmed: 0, disputed: 0 }]);
  });

  it('follows every change: a disputed link of the chain, a new supplier, a country, a name', async () => {
    const link = `/api/v2/links/material/${ids['Fused preform']}/${ids.Germanium}/verdict`;
    const seen = async () => names((await premium.get(path('Fiber', '?sort=name'))).body);
    expect(await seen()).toContain('Germanium');
    await free.put(link, { verdict: 'disputed', reason: 'Another dopant is used.' });
    const { body } = await premium.get(path('Fiber'));
    expect(names(body)).not.toContain('Germanium');
    expect(body.summary.chain).toMatchObject({ links: 4, disputed: 1 });
    await free.delete(link);
    expect(await seen()).toContain('Germanium');

    const company = await seed.company('Dune Sand', { country: 'AU' });
    await premium.post('/api/v1/product/supplier', { company_id: company.id, product_id: ids.Sand });
    const sand = async () => at((await premium.get(path('Fiber'))).body, 'Sand');
    expect(await sand()).toMatchObject({ suppliers: 1, countries: [{ country_code: 'AU' }] });
    await server.context.db.execute(`UPDATE companies SET country = 'NZ' WHERE id = '${company.id}'`);
    expect(await sand()).toMatchObject({ countries: [{ country_code: 'NZ' }] });
    await server.context.db
      .update(products)
      .set({ name: 'Quartz sand' })
      .where(eq(products.id, ids.Sand ?? ''));
    expect(await seen()).toContain('Quartz sand');
  });
});

const samples = process.env.MILLRACE_SAMPLE_DATA;

describe.runIf(samples && (existsSync(join(samples, 'us-clean-tech-manufacturers')) || process.env.CI))(
  'concentration of real data (left out unless MILLRACE_SAMPLE_DATA names the folder)',
  () => {
    /**
     * Counted in `investments.csv` by hand; a company counts once for each product, in the
     * country of its last line, as imports take it (BMW and GM have factories in two countries):
     *
     * | product | United States | Canada | Mexico | all | index |
     * |---|---|---|---|---|---|
     * | Electric Vehicles: Assembly | 47 | 0 | 4 | 51 | (47² + 4²) / 51² = 2,225 / 2,601 = 8,554 |
     * | Batteries: Packs | 78 | 1 | 3 | 82 | (78² + 1² + 3²) / 82² = 6,094 / 6,724 = 9,063 |
     * | Batteries: Cells | 66 | 3 | 1 | 70 | (66² + 3² + 1²) / 70² = 4,366 / 4,900 = 8,910 |
     * | Batteries: Components | 44 | 6 | 0 | 50 | (44² + 6²) / 50² = 1,972 / 2,500 = 7,888 |
     *
     * With one of the six Canadian makers of components disputed: (44² + 5²) / 49² = 1,961 / 2,401 = 8,167. The file says
     * who makes what and not what goes into what: that components go into cells, these into packs, and these into
     * vehicles, is added here.
     */
    it('equals what is worked out by hand of the factories announced in North America, before and after a dispute', async () => {
      const set = join(import.meta.dirname, '../../../../imports/us-clean-tech-manufacturers.import.json');
      await importPlan(server.context.db, readFileSync(set, 'utf8'), samples ?? '');
      const chain = [
        'Electric Vehicles: Assembly',
        'Batteries: Packs',
        'Batteries: Cells',
        'Batteries: Components',
      ];
      const made = await server.context.db.select().from(products).where(inArray(products.name, chain));
      for (const { id, name } of made) ids[name] = id;
      for (const [place, name] of chain.slice(1).entries()) {
        await seed.link({ id: ids[name] ?? '' }, { id: ids[chain[place] ?? ''] ?? '' });
      }
      const read = async () => {
        const { body } = await premium.get(path('Electric Vehicles: Assembly', '?depth=3&sort=level'));
        return body.results.map(({ hhi, countries, suppliers }: CountedRow) => [
          ...countries.map(({ country_code, suppliers: number }) => `${country_code} ${number}`),
          suppliers,
          hhi,
        ]);
      };
      const others = [
        ['US 47', 'MX 4', 51, 8554],
        ['US 78', 'MX 3', 'CA 1', 82, 9063],
        ['US 66', 'CA 3', 'MX 1', 70, 8910],
      ];
      expect(await read()).toEqual([...others, ['US 44', 'CA 6', 50, 7888]]);

      const [canadian] = await server.context.db
        .select({ id: companies.id })
        .from(suppliers)
        .innerJoin(companies, eq(companies.id, suppliers.companyId))
        .where(and(eq(suppliers.productId, ids['Batteries: Components'] ?? ''), eq(companies.country, 'CA')));
      const link = `/api/v2/links/supplier/${ids['Batteries: Components']}/${canadian?.id}/verdict`;
      await free.put(link, { verdict: 'disputed', reason: 'The plant was called off.' });
      expect(await read()).toEqual([...others, ['US 44', 'CA 5', 49, 8167]]);
    }, 90_000);
  },
);

interface CountedRow {
  hhi: number;
  suppliers: number;
  countries: { country_code: string; suppliers: number }[];
}
