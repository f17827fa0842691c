import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';

let server: TestServer;
let seed: Seed;
let me: Visitor;
let onFree: Visitor;
let other: Visitor;
let guest: Visitor;
const ids: Record<string, string> = {};
let silicaId = '';

const PAIRS = [
  ['vendors', 'company_name', 'company_contacts'],
  ['customers', 'customer_name', 'customer_contacts'],
] as const;

/**
 * My company supplies preforms: silica goes into them, fiber comes of them. The suppliers of silica are vendors, those
 * of fiber customers; two companies are both, as is my own.
 */
beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  guest = server.guest();
  const mine = await seed.company('Preform Works', { country: 'SE' });
  const silica = await seed.product('Silica');
  silicaId = silica.id;
  const preform = await seed.product('Preform');
  const fiber = await seed.product('Fiber');
  await seed.link(silica, preform);
  await seed.link(preform, fiber);
  await seed.supplier(preform, mine);
  await seed.supplier(silica, mine);
  for (const [index, name] of ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon', 'Zeta'].entries()) {
    const company = await seed.company(`${name} Glass`, { country: 'DE' });
    ids[name] = company.id;
    await seed.supplier(silica, company);
    await seed.supplier(fiber, company);
    // Six companies with 0 to 3 contacts: Alpha 0, Beta 1, Gamma 2, Delta 3, Epsilon 3, Zeta 0.
    for (let made = 0; made < ([0, 1, 2, 3, 3, 0][index] ?? 0); made += 1) {
      await seed.member(`${name}${made}`, { companyId: company.id });
    }
  }
  const stranger = await seed.company('Unlinked Ltd.');
  await seed.member('Unlisted', { companyId: ids.Beta ?? null, companyUpdated: false });
  me = await server.signIn((await seed.member('Ines', { companyId: mine.id, plan: 'premium' })).email);
  onFree = await server.signIn((await seed.member('Freya', { companyId: mine.id })).email);
  other = await server.signIn((await seed.member('Otto', { companyId: stranger.id })).email);
});
afterAll(() => server.close());

it('lists vendors and customers with name, country and contacts, most contacts first [LIST-004, DATA-029, DATA-030]', async () => {
  const vendors = (await me.get('/api/v2/me/vendors')).body;
  expect(vendors.results[0]).toEqual({
    company_name: 'Delta Glass',
    company_id: ids.Delta,
    company_country: 'Germany',
    company_contacts: 3,
    country_code: 'DE',
    sector: null,
    logo: null,
    products: [{ product_id: silicaId, product_name: 'Silica' }],
    product_count: 1,
    limited: false,
  });
  const customers = (await me.get('/api/v2/me/customers')).body;
  expect(customers.results[1]).toMatchObject({
    customer_name: 'Epsilon Glass',
    customer_id: ids.Epsilon,
    customer_country: 'Germany',
    customer_contacts: 3,
  });
  for (const [kind, name, contacts] of PAIRS) {
    const { body } = await me.get(`/api/v2/me/${kind}`);
    expect(body.results.map((row: Record<string, unknown>) => [row[name], row[contacts]])).toEqual([
      ['Delta Glass', 3],
      ['Epsilon Glass', 3],
      ['Gamma Glass', 2],
      ['Beta Glass', 1],
      ['Alpha Glass', 0],
      ['Zeta Glass', 0],
    ]);
    expect([body.count, body.limited]).toEqual([6, 'none']);
  }
});

it('derives both from the links of my company’s products, and no other company is in them [GAP-081, API-027, API-029]', async () => {
  const mine = await seed.company('Cable Works');
  const sold = await seed.product('Cable');
  const [material, application] = [await seed.product('Jacket'), await seed.product('Network')];
  await seed.supplier(sold, mine);
  await seed.link(material, sold);
  await seed.link(sold, application);
  const [vendor, customer] = [await seed.company('Jacket Maker'), await seed.company('Network Builder')];
  await seed.supplier(material, vendor);
  await seed.supplier(application, customer);
  const member = await server.signIn((await seed.member('Cara', { companyId: mine.id })).email);
  const found = async (kind: string, key: string) =>
    (await member.get(`/api/v2/me/${kind}`)).body.results.map((row: Record<string, unknown>) => row[key]);
  expect(await found('vendors', 'company_id')).toEqual([vendor.id]);
  expect(await found('customers', 'customer_id')).toEqual([customer.id]);
});

it('the summary counts what the lists hold [DATA-006, API-030, API-031, API-032]', async () => {
  for (const kind of ['vendors', 'customers', 'connections']) {
    const [list, count] = [await me.get(`/api/v2/me/${kind}`), await me.get(`/api/v2/me/${kind}/count`)];
    expect(count.body).toEqual({ count: list.body.count });
    expect(list.body.results).toHaveLength(list.body.count);
    expect(list.body.count).toBeGreaterThan(5);
    expect((await other.get(`/api/v2/me/${kind}/count`)).body).toEqual({ count: 0 });
  }
});

it('pages of a member list have every row once', async () => {
  for (const kind of ['vendors', 'customers', 'connections']) {
    for (const visitor of [me, onFree]) {
      const whole = (await visitor.get(`/api/v2/me/${kind}`)).body.results;
      const rows: unknown[] = [];
      let cursor = '';
      do {
        const { body } = await visitor.get(`/api/v2/me/${kind}?limit=2${cursor}`);
        rows.push(...body.results);
        cursor = body.LastEvaluatedKey ? `&cursor=${encodeURIComponent(body.LastEvaluatedKey)}` : '';
      } while (cursor !== '');
      expect(rows).toEqual(whole);
    }
  }
  const { LastEvaluatedKey } = (await me.get('/api/v2/me/vendors?limit=2')).body;
  const elsewhere = await me.get(`/api/v2/me/customers?cursor=${encodeURIComponent(LastEvaluatedKey)}`);
  expect(elsewhere.status).toBe(400);
});

it('tells the Free plan the contacts of the first four only, and by their order nothing of the others [GAP-076]', async () => {
  for (const [kind, name, contacts] of PAIRS) {
    const { body } = await onFree.get(`/api/v2/me/${kind}`);
    expect(body.limited).toBe('plan');
    expect(
      body.results.map((row: Record<string, unknown>) => [row[name], row[contacts], row.limited]),
    ).toEqual([
      ['Delta Glass', 3, false],
      ['Epsilon Glass', 3, false],
      ['Gamma Glass', 2, false],
      ['Beta Glass', 1, false],
      ['Alpha Glass', null, true],
      ['Zeta Glass', null, true],
    ]);
  }
});

it('lists whom one follows first, then the contacts of vendors and customers, each by name [GAP-084, DATA-007, API-028]', async () => {
  const friend = await seed.member('Zora', {
    companyName: 'On her own',
    linkedinImage: 'https://pictures.example/z',
  });
  const gone = await seed.member('Abel', { isActive: false });
  await me.post('/api/v2/me/connections', { user_id: friend.id });
  const before = (await me.get('/api/v2/me/connections')).body;
  const followed = before.results.find((row: { user_name: string }) => row.user_name.startsWith('Gamma1'));
  await me.post('/api/v2/me/connections', { user_id: followed.user_id });
  const { body } = await me.get('/api/v2/me/connections');
  expect(body.results.map((row: { user_name: string }) => row.user_name.split(' ')[0])).toEqual([
    'Gamma1',
    'Zora',
    'Beta0',
    'Delta0',
    'Delta1',
    'Delta2',
    'Epsilon0',
    'Epsilon1',
    'Epsilon2',
    'Gamma0',
  ]);
  expect(body.results[1]).toEqual({
    key: friend.id,
    user_id: friend.id,
    user_name: 'Zora Okafor',
    user_designation: null,
    user_image: 'https://pictures.example/z',
    user_company_name: 'On her own',
    user_company_id: null,
    connected: true,
  });
  expect(body.results[0]).toMatchObject({ user_company_name: 'Gamma Glass', user_company_id: ids.Gamma });
  expect(body.results.map((row: { user_id: string }) => row.user_id)).not.toContain(gone.id);
});

it('shows each member their own lists, and a guest none [PERM-006]', async () => {
  for (const kind of ['vendors', 'customers', 'connections']) {
    for (const path of [`/api/v2/me/${kind}`, `/api/v2/me/${kind}/count`]) {
      expect((await guest.get(path)).status).toBe(401);
      expect((await other.get(path)).body.count).toBe(0);
    }
  }
  const without = await server.signIn((await seed.member('Solo')).email);
  expect((await without.get('/api/v2/me/vendors')).body).toEqual({ results: [], count: 0, limited: 'none' });
});
