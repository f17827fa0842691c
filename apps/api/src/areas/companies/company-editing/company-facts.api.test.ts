import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { indexSearch } from '../../../index-search';
import { reviewCertificates } from '../companies';

let server: TestServer;
let seed: Seed;
let editor: Visitor;
let ada: Visitor;
let other: Visitor;
let companyId: string;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  const research = await seed.company('Research', { id: server.context.config.productEditorCompanyId });
  const company = await seed.company('Kvarnholm');
  companyId = company.id;
  editor = await server.signIn((await seed.member('Edda', { companyId: research.id })).email);
  ada = await server.signIn(
    (await seed.member('Ada', { companyId, companyProof: 'moderator', companyVerifiedAt: new Date() })).email,
  );
  other = await server.signIn((await seed.member('Mo')).email);
});
afterAll(() => server.close());

const FACTS = {
  sites: [
    {
      kind: 'headquarters',
      address: 'Bruksgatan 14, Nässjö',
      country_code: 'SE',
      latitude: 57.65,
      longitude: 14.69,
    },
    { kind: 'plant', address: '12 Harbour | Road', country_code: 'NA' },
  ],
  size: '50-249',
  founded: 1968,
  languages: ['sv', 'en', 'en'],
  certificates: [
    {
      scheme: 'iso-9001',
      number: 'SE-1 234',
      issuer: 'RISE',
      valid_until: '2027-05-31',
      document: 'kvarnholm.example/iso.pdf',
    },
    { scheme: 'reach' },
  ],
  lei: '5299 00T8 BM49 AURS DO55',
  vat: 'se 556012-3456 01',
  duns: '15-048-3782',
  os_id: 'cn2021250d1dtn7',
};

const put = (who: Visitor, facts: object) =>
  who.put(`/api/v1/company/${companyId}`, { name: 'Kvarnholm', country: 'SE', facts });

const read = async () => (await other.get(`/api/v1/company/${companyId}`)).body.Item.facts;

it('lets the verified people of a company say its facts, and answers them in one spelling', async () => {
  expect((await put(ada, FACTS)).status).toBe(200);
  expect(await read()).toEqual({
    sites: [
      { ...FACTS.sites[0] },
      { kind: 'plant', address: '12 Harbour Road', country_code: 'NA', latitude: null, longitude: null },
    ],
    size: '50-249',
    founded: 1968,
    languages: ['sv', 'en'],
    certificates: [
      { ...FACTS.certificates[0], document: 'https://kvarnholm.example/iso.pdf' },
      { scheme: 'reach', number: null, issuer: null, valid_until: null, document: null },
    ],
    lei: '529900T8BM49AURSDO55',
    vat: 'SE556012345601',
    duns: '150483782',
    os_id: 'CN2021250D1DTN7',
  });
});

it('makes a proposal of what another member says, which an editor accepts, and tells guests to sign in', async () => {
  expect((await put(server.guest(), { founded: 1970 })).status).toBe(401);
  const proposed = await put(other, { founded: 1970 });
  expect(proposed.status).toBe(202);
  expect(proposed.body.proposal.changes).toEqual([{ field: 'facts.founded', from: '1968', to: '1970' }]);
  expect((await read()).founded).toBe(1968);
  const decide = `/api/v2/companies/${companyId}/proposals/${proposed.body.proposal.id}`;
  const stranger = await server.signIn((await seed.member('Sven')).email);
  expect((await stranger.put(decide, { accept: true })).status).toBe(403);
  expect((await editor.put(decide, { accept: true })).status).toBe(200);
  expect(await read()).toMatchObject({ founded: 1970, size: '50-249', duns: '150483782' });
});

it('keeps a history of facts, which its people put back', async () => {
  await put(ada, { lei: null, languages: ['de'] });
  const { version } = (await ada.get(`/api/v1/company/${companyId}`)).body.Item;
  const { results } = (await ada.get(`/api/v2/companies/${companyId}/edits`)).body;
  expect(results[0].changes).toEqual([
    { field: 'facts.languages', from: 'sv\nen', to: 'de' },
    { field: 'facts.lei', from: '529900T8BM49AURSDO55', to: null },
  ]);
  const restore = `/api/v2/companies/${companyId}/edits/${results[0].id}/restore`;
  expect((await other.put(restore, { version })).status).toBe(403);
  expect((await ada.put(restore, { version })).status).toBe(200);
  expect(await read()).toMatchObject({ languages: ['sv', 'en'], lei: '529900T8BM49AURSDO55' });
});

it('names each fact that is wrong, and the form that it expects', async () => {
  const { status, body } = await put(ada, {
    sites: [{ kind: 'plant', address: 'Here', country_code: 'XX', latitude: 5 }],
    languages: ['xx'],
    certificates: [{ scheme: 'iso-9001', document: 'ftp://x' }],
    lei: '529900T8BM49AURSDO56',
    vat: 'DE12',
    duns: '12',
    os_id: 'CN2021250D1DTN8',
  });
  expect([status, body.code]).toEqual([422, 'invalid_fields']);
  expect(Object.keys(body.fields).sort()).toEqual([
    'facts.certificates.0.document',
    'facts.duns',
    'facts.languages',
    'facts.lei',
    'facts.os_id',
    'facts.sites.0.country_code',
    'facts.sites.0.longitude',
    'facts.vat',
  ]);
  expect(body.fields['facts.duns']).toContain('9 digits');
});

const DAY_MS = 86_400_000;

const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

it('reminds its verified people once, 30 days before a certificate ends, and finds it by those that hold', async () => {
  const company = await seed.company('Halden');
  const person = await seed.member('Hilde', {
    ...{ companyId: company.id, companyProof: 'moderator', companyVerifiedAt: new Date() },
  });
  const hilde = await server.signIn(person.email);
  const certificates = [
    { scheme: 'iso-9001', valid_until: dayIn(40) },
    { scheme: 'iso-14001', valid_until: dayIn(-1) },
    { scheme: 'rohs' },
  ];
  await hilde.put(`/api/v1/company/${company.id}`, {
    name: 'Halden',
    country: 'NO',
    facts: { certificates },
  });
  await indexSearch(server.context);
  const found = (await server.guest().get('/api/v2/companies?certificate=rohs')).body;
  expect(found.results).toMatchObject([{ name: 'Halden', certificates: ['iso-9001', 'rohs'] }]);
  const ended = (await server.guest().get('/api/v2/companies?certificate=iso-14001')).body;
  expect(ended.results).toEqual([]);
  const reminders = async () =>
    (await server.mail.all(person.email)).filter(({ subject }) => /ends soon/.test(subject));
  await reviewCertificates(server.context);
  expect(await reminders()).toEqual([]);
  for (const days of [11, 11, 12]) await reviewCertificates(server.context, Date.now() + days * DAY_MS);
  const [reminder, ...others] = await reminders();
  expect(others).toEqual([]);
  expect(reminder?.subject).toBe('A certificate of Halden ends soon');
  expect(reminder?.text).toContain('ISO 9001 ends on');
});
