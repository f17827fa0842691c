import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let seed: Seed;
/** Is shown everybody. */
let payer: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  payer = await server.signIn((await seed.member('Payer', { plan: 'premium' })).email);
});
afterAll(() => server.close());

const employees = (id: string, query = '') => `/api/v1/company/${id}/employees${query}`;

it('answers who is listed with a company, by name, in pages [API-097, DATA-028]', async () => {
  const works = await seed.company('Listed Works');
  const cleo = await seed.member('Cleo', {
    companyId: works.id,
    designation: 'Buyer',
    image: '/files/c.jpg',
  });
  const abe = await seed.member('Abe', {
    companyId: works.id,
    linkedinImage: 'https://pictures.example/a.jpg',
  });
  await seed.member('Bob', { companyId: works.id });
  // Neither is a contact of the company. @see GAP-089
  await seed.member('Unlisted', { companyId: works.id, companyUpdated: false });
  await seed.member('Gone', { companyId: works.id, isActive: false });
  const first = (await payer.get(employees(works.id, '?limit=2'))).body;
  expect([first.Count, first.Items]).toEqual([
    3,
    [
      {
        key: abe.id,
        user_id: abe.id,
        user_name: 'Abe Okafor',
        designation: null,
        image: 'https://pictures.example/a.jpg',
        connected: false,
        verified: true,
      },
      expect.objectContaining({ user_name: 'Bob Okafor' }),
    ],
  ]);
  const second = (await payer.get(employees(works.id, `?limit=2&cursor=${first.LastEvaluatedKey}`))).body;
  expect(second).toEqual({
    Items: [
      {
        key: cleo.id,
        user_id: cleo.id,
        user_name: 'Cleo Okafor',
        designation: 'Buyer',
        image: '/files/c.jpg',
        connected: false,
        verified: true,
      },
    ],
    Count: 3,
    limited: 'none',
  });
  expect((await server.guest().get(employees((await seed.company('Empty')).id))).body).toEqual({
    Items: [],
    Count: 0,
    limited: 'none',
    designations: [],
  });
  expect((await server.guest().get(employees(UNKNOWN))).status).toBe(404);
});

it('employees say whether the reader follows them [COMP-015]', async () => {
  const works = await seed.company('Followed Works');
  const dora = await seed.member('Dora', { companyId: works.id });
  await seed.member('Edda', { companyId: works.id });
  const reader = await server.signIn((await seed.member('Reader')).email);
  await reader.post('/api/v2/me/connections', { user_id: dora.id });
  const { body } = await reader.get(employees(works.id));
  expect(body.Items.map((row: { connected: boolean }) => row.connected)).toEqual([true, false]);
});

it('tells nobody the addresses and numbers of those who are listed [GAP-055]', async () => {
  const works = await seed.company('Discreet Works');
  const { email } = await seed.member('Finn', { companyId: works.id, phone: '+47 555 01 99' });
  const { text } = await payer.get(employees(works.id));
  expect(text).not.toContain(email);
  expect(text).not.toContain('555');
});

it('answers who follows a company, newest first, in pages [API-098]', async () => {
  const works = await seed.company('Watched Works');
  const home = await seed.company('Home Works');
  const members = [];
  for (const name of ['Gus', 'Hal', 'Ines']) {
    const member = await seed.member(name, { companyId: home.id });
    members.push(member);
    const visitor = await server.signIn(member.email);
    await visitor.post('/api/v1/me/followedCompanies', { company_id: works.id });
  }
  const path = `/api/v2/companies/${works.id}/followers`;
  const first = (await payer.get(`${path}?limit=2`)).body;
  expect([first.count, first.results[0]]).toEqual([
    3,
    {
      key: members[2]?.id,
      user_id: members[2]?.id,
      user_name: 'Ines Okafor',
      image: null,
      company_name: 'Home Works',
      company_id: home.id,
    },
  ]);
  const second = (await payer.get(`${path}?limit=2&cursor=${first.LastEvaluatedKey}`)).body;
  expect([
    second.results.map((row: { user_name: string }) => row.user_name),
    second.LastEvaluatedKey,
  ]).toEqual([['Gus Okafor'], undefined]);
  expect((await server.guest().get(`/api/v2/companies/${UNKNOWN}/followers`)).status).toBe(404);
});
