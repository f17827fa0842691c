import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { jobHandlers } from '../../../background';
import { invitations } from '../../../platform/db/schema';
import { follow } from './testing/link-scene';

let server: TestServer;
let seed: Seed;
let product: { id: string };

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  product = await seed.product('Fused silica');
});
afterAll(() => server.close());

async function join(name: string) {
  const row = await seed.member(name);
  return { ...row, visitor: await server.signIn(row.email) };
}

const invite = (visitor: Visitor, email: string) =>
  visitor.post('/api/v1/emails/followProduct', { email, product_id: product.id });

/** Signs up, which makes nobody a member before the link of the mail is followed. */
const signUp = (email: string) =>
  server.guest().post('/api/v2/registration', {
    firstName: 'Ida',
    lastName: 'Lindqvist',
    country: 'Norway',
    company: 'Halden',
    designation: 'Buyer',
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });

/** The token of the link that verifies an address; invitations have links of their own. */
async function tokenFor(email: string): Promise<string> {
  for (;;) {
    const { links } = await server.mail.next(email);
    const link = links.find((one) => one.includes('token=') && !one.includes('unsubscribe'));
    if (link !== undefined) return new URL(link).searchParams.get('token') ?? '';
  }
}

async function told(visitor: Visitor) {
  await server.context.jobs.runDue(jobHandlers(server.context));
  const { Items } = (await visitor.get('/api/v1/user/notification/all')).body;
  return Items.map((one: { type: string; actor_name: string | null }) => [one.type, one.actor_name]);
}

it('tells everybody who has invited an address, once it is a member’s, and nobody else [NOTE-014]', async () => {
  const [ada, ben, eve] = [await join('Ada'), await join('Ben'), await join('Eve')];
  const email = 'ida@halden.example';
  for (const { visitor } of [ada, ada, ben]) {
    expect((await invite(visitor, ' Ida@Halden.example ')).status).toBe(201);
  }
  await invite(eve.visitor, 'other@halden.example');
  expect((await signUp(email)).status).toBe(200);
  expect(await told(ada.visitor)).toEqual([]);
  await follow(server.guest(), await tokenFor(email), PASSWORD);
  for (const { visitor } of [ada, ben]) {
    expect(await told(visitor)).toEqual([['invitation_accepted', 'Ida Lindqvist']]);
  }
  expect(await told(eve.visitor)).toEqual([]);
});

it('tells nothing of who was a member before, and keeps no address of who was invited', async () => {
  const [ada, member] = [await join('Ada'), await join('Member')];
  expect((await invite(ada.visitor, member.email)).status).toBe(201);
  expect(await told(ada.visitor)).toEqual([]);
  const kept = await server.context.db.select().from(invitations);
  expect(JSON.stringify(kept)).not.toContain('example');
});
