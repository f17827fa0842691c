import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let seed: Seed;
let works: { id: string };
let mira: { id: string; email: string };
let stranger: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  works = await seed.company('Halden Optik AS');
  mira = await seed.member('Mira', {
    companyId: works.id,
    designation: 'Fiber engineer',
    description: 'Draws fiber.',
    image: '/files/mira.jpg',
    linkedinImage: 'https://pictures.example/mira.jpg',
    secondaryEmail: 'mira@home.example',
    phone: '+47 555 01 99',
    stripeId: 'cus_secret',
  });
  stranger = await server.signIn((await seed.member('Stranger')).email);
});
afterAll(() => server.close());

const paths = (id: string) => [
  `/api/v2/users/${id}`,
  `/api/v1/user/${id}`,
  `/api/v1/user/profile/byId/${id}`,
];

const SHOWN = () => ({
  id: mira.id,
  displayName: 'Mira Okafor',
  firstName: 'Mira',
  lastName: 'Okafor',
  designation: 'Fiber engineer',
  desc: 'Draws fiber.',
  company: 'Halden Optik AS',
  company_id: works.id,
  company_updated: 1,
  company_verified: true,
  image: '/files/mira.jpg',
  linkedinImage: 'https://pictures.example/mira.jpg',
});

it('answers a member to members [API-013]', async () => {
  const reply = await stranger.get(`/api/v2/users/${mira.id}`);
  expect([reply.status, reply.body]).toEqual([200, SHOWN()]);
});

it('answers a member in the first version’s shape, the second e-mail to the member alone [API-014]', async () => {
  const path = `/api/v1/user/${mira.id}`;
  expect((await stranger.get(path)).body).toEqual({ Item: SHOWN() });
  const own = await (await server.signIn(mira.email)).get(path);
  expect(own.body).toEqual({ Item: { ...SHOWN(), secondaryEmail: 'mira@home.example' } });
});

it('answers a profile with whether it is linked to a company [API-015]', async () => {
  const path = (id: string) => `/api/v1/user/profile/byId/${id}`;
  expect((await stranger.get(path(mira.id))).body).toEqual({ Item: SHOWN() });
  const typed = await seed.member('Typed', { companyName: 'A company of few' });
  expect((await stranger.get(path(typed.id))).body.Item).toMatchObject({
    company: 'A company of few',
    company_id: null,
    company_updated: -1,
  });
});

it('tells nobody another’s e-mails, phone, plan, payment, chats and reading [GAP-055]', async () => {
  for (const path of paths(mira.id)) {
    const { text, body } = await stranger.get(path);
    for (const secret of [mira.email, 'mira@home.example', '555 01 99', 'cus_secret', 'argon2']) {
      expect(text).not.toContain(secret);
    }
    expect(Object.keys(body.Item ?? body).sort()).toEqual(Object.keys(SHOWN()).sort());
  }
});

it('tells guests nothing, and nobody of those who left', async () => {
  const gone = await seed.member('Gone', { isActive: false });
  for (const path of paths(mira.id)) {
    const refused = await server.guest().get(path);
    expect([refused.status, refused.body.code]).toEqual([401, 'sign_in_required']);
  }
  for (const path of [...paths(gone.id), ...paths(UNKNOWN)]) {
    expect((await stranger.get(path)).status).toBe(404);
  }
  expect((await stranger.get('/api/v2/users/1')).status).toBe(400);
});
