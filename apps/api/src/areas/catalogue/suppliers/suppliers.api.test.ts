import { compareSuppliers, SUPPLIER_SORTS } from '@millrace/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

/** Twelve suppliers: name, country, contacts, and whether a member pays. */
const TWELVE = [
  ['Zeta Glas', 'DE', 1, true],
  ['Órbita Fibras', 'BR', 2, true],
  ['alpha silica', 'SE', 0, false],
  ['Beta Silica', null, 3, false],
  ['Gamma Quartz', 'US', 5, false],
  ['Delta Quartz', 'US', 1, false],
  ['Epsilon', 'CH', 0, false],
  ['Equal Name', 'FR', 2, false],
  ['Equal Name', 'FR', 2, false],
  ['Æther Optics', 'DK', 7, false],
  ['Łódź Szkło', 'PL', 4, false],
  ['Namib Minerals', 'NA', 1, false],
] as const;

type Row = {
  company_id: string;
  company_name: string;
  contacts: number | null;
  limited: boolean;
  contactsDetails: unknown[];
};

let server: TestServer;
let seed: Seed;
let free: Visitor;
let premium: Visitor;
let platinum: Visitor;
let guest: Visitor;
let preform: { id: string };
/** The ids of all twelve in the default order. */
let byDefault: string[];
const sortable = new Map<string, Parameters<ReturnType<typeof compareSuppliers>>[0]>();

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  guest = server.guest();
  const own = await seed.company('A company of their own');
  const people = await Promise.all(
    (['free', 'premium', 'platinum'] as const).map((plan) =>
      seed.member(`On${plan}`, { plan, companyId: own.id }),
    ),
  );
  [free, premium, platinum] = (await Promise.all(people.map(({ email }) => server.signIn(email)))) as [
    Visitor,
    Visitor,
    Visitor,
  ];
  preform = await seed.product('Preform');
  for (const [name, country, contacts, paid] of TWELVE) {
    const company = await seed.company(name, { country, sector: 'optical-fiber' });
    for (let n = 0; n < contacts; n += 1) {
      await seed.member(`Contact${n}`, { companyId: company.id, plan: paid && n === 0 ? 'premium' : 'free' });
    }
    await seed.supplier(preform, company);
    sortable.set(company.id, {
      companyId: company.id,
      companyName: name,
      premium: paid,
      contacts,
      countryCode: country,
    });
  }
  byDefault = expectedOrder('premium');
}, 120_000);
afterAll(() => server.close());

const expectedOrder = (sort: (typeof SUPPLIER_SORTS)[number]) =>
  [...sortable.values()].sort(compareSuppliers(sort)).map(({ companyId }) => companyId);

const path = (query = '') => `/api/v2/products/${preform.id}/suppliers${query}`;

/** All pages of a list, one after the other. */
async function walk(visitor: Visitor, query: string): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor = '';
  do {
    const { status, body } = await visitor.get(path(`?${query}${cursor}`));
    expect(status).toBe(200);
    rows.push(...body.results);
    cursor = body.LastEvaluatedKey ? `&cursor=${body.LastEvaluatedKey}` : '';
  } while (cursor);
  return rows;
}

describe('GET /api/v2/products/{id}/suppliers', () => {
  it('answers results, the count of all, and a cursor while there is more [API-079, DATA-020]', async () => {
    const first = await premium.get(path());
    expect([first.status, first.body.results.length, first.body.count]).toEqual([200, 4, 12]);
    expect(first.body.LastEvaluatedKey).toMatch(/^[\w-]+$/);
    const rest = await premium.get(path(`?limit=8&cursor=${first.body.LastEvaluatedKey}`));
    expect([rest.body.results.length, rest.body.count]).toEqual([8, 12]);
    expect(rest.body).not.toHaveProperty('LastEvaluatedKey');
  });

  it.each(SUPPLIER_SORTS)('walks all of them in the order of the domain, by %s', async (sort) => {
    const rows = await walk(platinum, `sort=${sort}&limit=5`);
    expect(rows.map(({ company_id }) => company_id)).toEqual(expectedOrder(sort));
  });

  it('shows of a supplier what its row needs [DATA-019]', async () => {
    const product = await seed.product('Optical cable');
    const company = await seed.company('Kabelwerk Ahr', {
      country: 'NA',
      sector: 'optical-fiber',
      type: 'salesAgent',
      logo: '/files/logo.png',
      images: [{ value: '/files/works.png' }],
    });
    const names = ['Uta', 'Vito', 'Wim', 'Xaver', 'Yara', 'Zora'];
    for (const name of names) await seed.member(name, { companyId: company.id, image: `/files/${name}.png` });
    await seed.supplier(product, company);
    const { body, text } = await premium.get(`/api/v2/products/${product.id}/suppliers`);
    expect(body).toEqual({
      results: [
        {
          company_id: company.id,
          company_name: 'Kabelwerk Ahr',
          product_id: product.id,
          product_name: 'Optical cable',
          premium: false,
          contacts: 6,
          country: 'Namibia',
          country_code: 'NA',
          sector: 'optical-fiber',
          logo: '/files/logo.png',
          images: [{ value: '/files/works.png' }],
          contactsDetails: names
            .slice(0, 5)
            .map((name) => ({ firstName: name, image: `/files/${name}.png` })),
          type: 'DISTRIBUTOR',
          limited: false,
        },
      ],
      count: 1,
      limited: 'none',
    });
    expect(text).not.toContain('@');
  });

  it('answers 404 for an unknown product, an empty list for one without suppliers, and 400 for a cursor of another order', async () => {
    expect((await premium.get(`/api/v2/products/${UNKNOWN}/suppliers`)).status).toBe(404);
    const lonely = await seed.product('Lonely product');
    const empty = await guest.get(`/api/v2/products/${lonely.id}/suppliers`);
    expect(empty.body).toEqual({ results: [], count: 0, limited: 'none' });
    const { body } = await premium.get(path('?sort=country'));
    expect((await premium.get(path(`?sort=company&cursor=${body.LastEvaluatedKey}`))).status).toBe(400);
    expect((await premium.get(path('?sort=size'))).status).toBe(400);
    expect((await premium.get(path('?limit=101'))).status).toBe(400);
  });
});

describe('what a viewer sees', () => {
  it('is for a guest the first page of five at most, without contacts, of suppliers and of customers [GAP-060]', async () => {
    const { body } = await guest.get(path('?limit=100'));
    expect(body.results.map(({ company_id }: Row) => company_id)).toEqual(byDefault.slice(0, 5));
    expect(body).toMatchObject({ count: 12, limited: 'sign_in' });
    expect(body).not.toHaveProperty('LastEvaluatedKey');
    for (const row of body.results) {
      expect(row).toMatchObject({ contacts: null, contactsDetails: [], limited: true });
    }
    const more = await premium.get(path());
    const refused = await guest.get(path(`?cursor=${more.body.LastEvaluatedKey}`));
    expect([refused.status, refused.body.code]).toEqual([401, 'sign_in_required']);
    const byContacts = await guest.get(path('?sort=contacts'));
    expect(byContacts.body.results.map(({ company_id }: Row) => company_id)).toEqual(byDefault.slice(0, 4));

    const sand = await seed.product('Preform sand');
    await seed.link(sand, preform);
    const customers = await guest.get(`/api/v1/product/potentialCustomers/${sand.id}?limit=200`);
    expect([customers.body.Items.length, customers.body.Count, customers.body.limited]).toEqual([
      5,
      12,
      'sign_in',
    ]);
    for (const row of customers.body.Items)
      expect(row).toMatchObject({ supp: null, contactsDetails: [], limited: true });
    const paid = await premium.get(`/api/v1/product/potentialCustomers/${sand.id}?limit=1`);
    const next = `/api/v1/product/potentialCustomers/${sand.id}?cursor=${paid.body.LastEvaluatedKey}`;
    expect((await guest.get(next)).status).toBe(401);
    expect((await free.get(next)).status).toBe(200);
  });

  it.each(SUPPLIER_SORTS)(
    'is on the Free plan every name, and the contacts of the first four of the default order, sorted by %s [GAP-076]',
    async (sort) => {
      const rows = await walk(free, `sort=${sort}&limit=3`);
      expect(new Set(rows.map(({ company_id }) => company_id))).toEqual(new Set(byDefault));
      expect(rows).toHaveLength(12);
      const open = rows.filter(({ limited }) => !limited).map(({ company_id }) => company_id);
      expect(new Set(open)).toEqual(new Set(byDefault.slice(0, 4)));
      for (const row of rows) {
        if (row.limited) expect(row).toMatchObject({ contacts: null, contactsDetails: [] });
        else expect(row.contacts).toBe(sortable.get(row.company_id)?.contacts);
      }
      if (sort === 'contacts') {
        // What is withheld doesn't show in the order either.
        const known = byDefault.slice(0, 4).map((id) => sortable.get(id)?.contacts ?? 0);
        expect(rows.slice(0, 4).map(({ contacts }) => contacts)).toEqual(known.sort((a, b) => b - a));
        expect(rows.slice(4).map(({ company_id }) => company_id)).toEqual(byDefault.slice(4));
      }
    },
  );

  it('is on the Free plan not told by a cursor either how many a customer supplies [GAP-076]', async () => {
    const resin = await seed.product('Resin');
    const uses = await Promise.all(Array.from({ length: 12 }, (_, n) => seed.product(`Resin use ${n}`)));
    for (const use of uses) await seed.link(resin, use);
    // The counts are 12, 11, 10, … 4: what is withheld differs from row to row.
    for (let supplied = 12; supplied > 3; supplied -= 1) {
      const company = await seed.company(`Resin customer ${supplied}`);
      for (const use of uses.slice(0, supplied)) await seed.supplier(use, company);
    }
    const list = `/api/v1/product/potentialCustomers/${resin.id}`;
    const counts: (number | null)[] = [];
    const lengths = new Set<number>();
    let next: string | undefined = '';
    while (next !== undefined) {
      const { body } = await free.get(`${list}?limit=1${next && `&cursor=${next}`}`);
      counts.push(...body.Items.map(({ supp }: { supp: number | null }) => supp));
      next = body.LastEvaluatedKey;
      if (next === undefined) break;
      const bytes = Buffer.from(next, 'base64url');
      expect(bytes.toString('latin1')).not.toMatch(/customers|resin/i);
      // Neither does its length tell how many digits a count has.
      lengths.add(bytes.length - body.Items[0].company_name.length);
    }
    expect(counts).toEqual([12, 11, 10, 9, null, null, null, null, null]);
    expect(lengths.size).toBe(1);

    // On the list of another product, it would tell how its count compares with those that are shown there.
    const first = await free.get(`${list}?limit=6`);
    const sand = await seed.product('Resin sand');
    await seed.link(sand, preform);
    const elsewhere = `/api/v1/product/potentialCustomers/${sand.id}?cursor=${first.body.LastEvaluatedKey}`;
    expect((await free.get(elsewhere)).status).toBe(400);
    expect((await free.get(`${list}?cursor=${first.body.LastEvaluatedKey}`)).status).toBe(200);
  });

  it.each(SUPPLIER_SORTS)(
    'is on the Free plan not told by a cursor either how many contacts a supplier has, sorted by %s [GAP-076]',
    async (sort) => {
      const { body } = await free.get(path(`?sort=${sort}&limit=6`));
      expect(body.results[5].contacts).toBeNull();
      const bytes = Buffer.from(body.LastEvaluatedKey, 'base64url').toString('latin1');
      expect(bytes).not.toMatch(/premium|company|country|contacts|beta|equal|namib/i);
    },
  );

  it('begins a page by contacts only where the pages before it ended', async () => {
    const { cursors } = server.context;
    for (const offset of [-5, 0, 4, 2 ** 40]) {
      const cursor = cursors.encode('contacts-first', [offset]);
      expect((await free.get(path(`?sort=contacts&cursor=${cursor}`))).status).toBe(400);
    }
    const good = await free.get(path(`?sort=contacts&cursor=${cursors.encode('contacts-first', [3])}`));
    expect([good.status, good.body.results.length]).toEqual([200, 4]);
  });

  it('is limited in Free and full in Premium and Platinum, of suppliers and of customers [PLAN-005]', async () => {
    expect((await free.get(path())).body.limited).toBe('plan');
    for (const visitor of [premium, platinum]) {
      const { body } = await visitor.get(path('?limit=100'));
      expect(body.limited).toBe('none');
      expect(body.results.every(({ limited }: Row) => !limited)).toBe(true);
    }
    const ore = await seed.product('Preform ore');
    await seed.link(ore, preform);
    const customers = `/api/v1/product/potentialCustomers/${ore.id}?limit=200`;
    const limited = await free.get(customers);
    expect(limited.body.Items.map(({ supp }: { supp: number | null }) => supp)).toEqual([
      1,
      1,
      1,
      1,
      ...Array(8).fill(null),
    ]);
    expect([limited.body.limited, limited.body.Items.length]).toEqual(['plan', 12]);
    const full = await platinum.get(customers);
    expect(full.body.Items.every(({ supp }: { supp: number | null }) => supp === 1)).toBe(true);
    expect(full.body.limited).toBe('none');
  });

  it('shows a company as premium when one of its members is on a paid plan, and lists it first [GAP-078, PLAN-006]', async () => {
    const product = await seed.product('Coating die');
    const [ordinary, later] = [await seed.company('Aalto Dies'), await seed.company('Zebra Dies')];
    await seed.member('Free1', { companyId: later.id, plan: 'free' });
    await seed.supplier(product, ordinary);
    await seed.supplier(product, later);
    const list = `/api/v2/products/${product.id}/suppliers`;
    const names = async () =>
      (await guest.get(list)).body.results.map((row: { company_name: string; premium: boolean }) => [
        row.company_name,
        row.premium,
      ]);
    expect(await names()).toEqual([
      ['Aalto Dies', false],
      ['Zebra Dies', false],
    ]);
    await seed.member('Payer', { companyId: later.id, plan: 'platinum' });
    expect(await names()).toEqual([
      ['Zebra Dies', true],
      ['Aalto Dies', false],
    ]);
  });
});

describe('GET /api/v1/product/supplier/{productId}', () => {
  it('answers how many companies supply a product, to anybody [API-081]', async () => {
    const reply = await guest.get(`/api/v1/product/supplier/${preform.id}`);
    expect([reply.status, reply.body]).toEqual([200, { count: 12 }]);
    expect((await guest.get(`/api/v1/product/supplier/${UNKNOWN}`)).status).toBe(404);
  });
});

describe('POST /api/v1/product/supplier', () => {
  it('adds a company to the suppliers of a product, once [API-080]', async () => {
    const product = await seed.product('Drawing tower');
    const company = await seed.company('Tower Works', { country: 'FI', type: 'distributor' });
    const material = await seed.product('Steel frame');
    await seed.link(material, product);
    const sent = { company_id: company.id, company_name: 'any', product_id: product.id, product_name: 'any' };
    const reply = await premium.post('/api/v1/product/supplier', sent);
    expect(reply.status).toBe(201);
    expect(reply.body.Item).toMatchObject({
      company_name: 'Tower Works',
      product_name: 'Drawing tower',
      country: 'Finland',
      type: 'DISTRIBUTOR',
      limited: false,
    });
    expect((await guest.get(`/api/v1/product/supplier/${product.id}`)).body.count).toBe(1);
    const { body } = await guest.get(`/api/v1/product/${material.id}`);
    expect(body.Item.counts.potential_customers).toBe(1);
    const again = await premium.post('/api/v1/product/supplier', sent);
    expect([again.status, again.body.code]).toEqual([409, 'already_linked']);
    expect((await guest.post('/api/v1/product/supplier', sent)).status).toBe(401);
  });

  it('counts right when many companies are added at once', async () => {
    const product = await seed.product('Popular product');
    const companies = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => seed.company(`Supplier ${n}`)));
    await Promise.all(
      companies.map(({ id }) =>
        free.post('/api/v1/product/supplier', { company_id: id, product_id: product.id }),
      ),
    );
    expect((await guest.get(`/api/v1/product/supplier/${product.id}`)).body.count).toBe(6);
  });

  it('names what doesn’t exist', async () => {
    const reply = await premium.post('/api/v1/product/supplier', {
      company_id: UNKNOWN,
      product_id: UNKNOWN,
    });
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([422, ['company_id', 'product_id']]);
  });
});

describe('GET /api/v1/product/potentialCustomers/{id}', () => {
  it('answers the companies that supply the product’s applications, most of them first, then by name [API-082, DATA-025, GAP-082]', async () => {
    const [fiber, cable, sensor, other] = await Promise.all(
      ['Fiber X', 'Cable X', 'Sensor X', 'Not an application'].map((name) => seed.product(name)),
    );
    if (!fiber || !cable || !sensor || !other) throw new Error('Not seeded.');
    await seed.link(fiber, cable);
    await seed.link(fiber, sensor);
    const [both, zulu, mike, neither] = await Promise.all(
      ['Both Ltd', 'Zulu Cables', 'Mike Sensors', 'Neither'].map((name) =>
        seed.company(name, { country: 'JP' }),
      ),
    );
    if (!both || !zulu || !mike || !neither) throw new Error('Not seeded.');
    for (const name of ['Aki', 'Emi', 'Ren', 'Yui']) await seed.member(name, { companyId: both.id });
    await seed.supplier(cable, both);
    await seed.supplier(sensor, both);
    await seed.supplier(cable, zulu);
    await seed.supplier(sensor, mike);
    await seed.supplier(fiber, neither);
    await seed.supplier(other, neither);
    const { body, text } = await premium.get(`/api/v1/product/potentialCustomers/${fiber.id}`);
    expect(body).toEqual({
      Items: [
        {
          company_id: both.id,
          company_name: 'Both Ltd',
          supp: 2,
          country: 'Japan',
          country_code: 'JP',
          sector: null,
          logo: null,
          contactsDetails: ['Aki', 'Emi', 'Ren'].map((firstName) => ({ firstName, image: null })),
          limited: false,
        },
        expect.objectContaining({ company_name: 'Mike Sensors', supp: 1 }),
        expect.objectContaining({ company_name: 'Zulu Cables', supp: 1 }),
      ],
      Count: 3,
      limited: 'none',
    });
    expect(text).not.toContain('@');
    expect((await guest.get(`/api/v1/product/${fiber.id}`)).body.Item.counts.potential_customers).toBe(3);

    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await premium.get(`/api/v1/product/potentialCustomers/${fiber.id}?limit=1${cursor}`);
      seen.push(...page.body.Items.map((row: { company_name: string }) => row.company_name));
      cursor = page.body.LastEvaluatedKey ? `&cursor=${page.body.LastEvaluatedKey}` : '';
    } while (cursor);
    expect(seen).toEqual(['Both Ltd', 'Mike Sensors', 'Zulu Cables']);
    expect((await guest.get(`/api/v1/product/potentialCustomers/${UNKNOWN}`)).status).toBe(404);
  });
});
