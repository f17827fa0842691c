import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { joined } from '../../../../testing/joined';
import { transact } from '../../../platform/db/transact';
import { endGrant, grantPlan } from '../subscriptions';

const TEAM = '/api/v2/me/subscribedusers';
const INVITATIONS = '/api/v2/me/teaminvitations';

let server: TestServer;
let seed: Seed;
let made = 0;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

type Owner = Awaited<ReturnType<typeof joined>>;
let owner: Owner;

const now = new Date();
const until = new Date(now.getTime() + 200 * 24 * 60 * 60_000);

const grant = (userId: string, plan: 'premium' | 'platinum') =>
  transact(server.context.db, (tx) => grantPlan(tx, { userId, plan, until, now }));

/** Addresses that nobody else in these tests has. */
const address = (name: string): string => `${name}.${made}@team.example`;

beforeEach(async () => {
  made += 1;
  owner = await joined(server, seed, `Owner${made}`);
  await grant(owner.id, 'premium');
});

const invite = (...emails: string[]) => owner.visitor.post(TEAM, emails);

/** Answers the only invitation that waits for a member. */
const answer = async (visitor: Visitor, accept: boolean) => {
  const { results } = (await visitor.get(INVITATIONS)).body;
  return (await visitor.put(`${INVITATIONS}/${results[0].id}`, { accept })).status;
};

describe('a team', () => {
  it('is for owners of a paid plan of their own [GAP-005, PLAN-017]', async () => {
    const free = await joined(server, seed, 'Free');
    for (const reply of [await free.visitor.get(TEAM), await free.visitor.post(TEAM, [address('bo')])]) {
      expect([reply.status, reply.body.code]).toEqual([403, 'plan_required']);
    }
    const platinum = await joined(server, seed, 'Plat');
    await grant(platinum.id, 'platinum');
    for (const { visitor } of [owner, platinum]) {
      expect((await visitor.get(TEAM)).body).toEqual({ results: [], count: 0, seats: 4 });
    }
    // Whoever shares a plan does not own one.
    await invite(free.email);
    await answer(free.visitor, true);
    const shared = await free.visitor.get(TEAM);
    expect([shared.status, shared.body.code]).toEqual([403, 'plan_required']);
  });

  it('takes the addresses of those invited before and of new ones, and mails the new ones [API-026, GAP-047]', async () => {
    const [bo, cy] = [address('bo'), address('cy')];
    const first = await invite(` ${bo.toUpperCase()} `);
    expect([first.status, first.body]).toMatchObject([
      201,
      { count: 1, seats: 4, results: [{ email: bo, name: null, state: 'pending' }] },
    ]);
    const second = await invite(bo, '', cy);
    expect(second.body.results.map(({ email }: { email: string }) => email)).toEqual([bo, cy]);
    expect(await server.mail.all(bo)).toHaveLength(1);
    const mail = await server.mail.next(cy);
    expect(mail.subject).toContain('shares the Premium plan with you');
    expect(mail.links.some((link) => link.startsWith(`${server.webUrl}/signup?email=`))).toBe(true);
    expect((await owner.visitor.get('/api/v1/current_user')).body.Item.subscribedUsers).toEqual([bo, cy]);
  });

  it('gives who registers with an invited address the owner’s plan, and takes it back with the place [GAP-047]', async () => {
    const bo = address('bo');
    await invite(bo);
    await server.mail.next(bo);
    const guest = server.guest();
    const sent = await guest.post('/api/v2/registration', {
      firstName: 'Bo',
      lastName: 'Berg',
      country: 'SE',
      company: 'Kvarnholm Silica AB',
      designation: 'Buyer',
      email: bo,
      password: PASSWORD,
      confirmPassword: PASSWORD,
    });
    expect(sent.status).toBe(200);
    const { links } = await server.mail.next(bo);
    const { searchParams } = new URL(links.find((link) => link.includes('token=')) ?? '');
    await guest.postForm('/auth/verify', { token: searchParams.get('token') ?? '' });
    const member = await server.signIn(bo);
    expect((await member.get('/api/v2/me/subscription')).body).toMatchObject({
      plan: 'premium',
      source: 'team',
      team_of: owner.displayName,
      seats: 0,
    });
    const { results } = (await owner.visitor.get(TEAM)).body;
    expect(results).toMatchObject([{ email: bo, state: 'joined', name: 'Bo Berg' }]);

    expect((await owner.visitor.delete(`${TEAM}/${results[0].id}`)).status).toBe(204);
    expect((await member.get('/api/v1/current_user')).body.Item.plan).toBe('free');
    expect((await owner.visitor.get(TEAM)).body.count).toBe(0);
  });

  it('tells by nothing who has an account: members and strangers are invited alike [GAP-040]', async () => {
    const member = await joined(server, seed, 'Bo');
    const stranger = address('stranger');
    const { body } = await invite(member.email, stranger);
    const seen = body.results.map(({ name, state }: Record<string, unknown>) => ({ name, state }));
    expect(seen).toEqual(Array(2).fill({ name: null, state: 'pending' }));
    expect((await owner.visitor.get(TEAM)).body.results).toEqual(body.results);
    expect((await server.mail.next(member.email)).subject).toBe((await server.mail.next(stranger)).subject);
  });

  it('is joined by members who accept, and by nobody else; who declines frees the seat', async () => {
    const [bo, cy] = [await joined(server, seed, 'Bo'), await joined(server, seed, 'Cy')];
    await invite(bo.email, cy.email);
    const mail = await server.mail.next(bo.email);
    expect(mail.text).toContain('Until you answer, they can’t see that you have an account.');
    expect(mail.links).toContain(`${server.webUrl}/plans`);
    const { results, count } = (await bo.visitor.get(INVITATIONS)).body;
    expect([count, results]).toEqual([
      1,
      [
        {
          id: expect.any(String),
          owner_name: owner.displayName,
          owner_company: null,
          plan: 'premium',
          email: bo.email,
          invited_at: expect.any(String),
        },
      ],
    ]);
    const path = `${INVITATIONS}/${results[0].id}`;
    expect((await cy.visitor.put(path, { accept: true })).status).toBe(404);
    expect((await owner.visitor.put(path, { accept: true })).status).toBe(404);
    expect((await server.guest().put(path, { accept: true })).status).toBe(401);
    expect((await server.guest().get(INVITATIONS)).status).toBe(401);
    expect((await bo.visitor.put(path, { accept: 'yes' })).status).toBe(422);
    expect((await bo.visitor.get('/api/v1/current_user')).body.Item.plan).toBe('free');

    expect(await answer(bo.visitor, true)).toBe(204);
    expect(await answer(cy.visitor, false)).toBe(204);
    expect((await owner.visitor.get(TEAM)).body.results).toMatchObject([
      { email: bo.email, state: 'joined', name: bo.displayName },
    ]);
    expect((await bo.visitor.get(INVITATIONS)).body.count).toBe(0);
    expect((await cy.visitor.get('/api/v1/current_user')).body.Item.plan).toBe('free');
    expect((await bo.visitor.put(path, { accept: false })).status).toBe(404);
  });

  it('gives a member who accepts the plan, and ends and returns with that of the owner', async () => {
    const member = await joined(server, seed, 'Bo');
    const planOf = async () => (await member.visitor.get('/api/v1/current_user')).body.Item.plan;
    await invite(member.email);
    await answer(member.visitor, true);
    expect(await planOf()).toBe('premium');
    await transact(server.context.db, (tx) => endGrant(tx, owner.id, new Date()));
    expect(await planOf()).toBe('free');
    await grant(owner.id, 'platinum');
    expect(await planOf()).toBe('platinum');
    const left = await owner.visitor.post('/api/v2/me/delete', {
      email: owner.email,
      password: PASSWORD,
    });
    expect(left.status).toBe(204);
    expect(await planOf()).toBe('free');
  });

  it('refuses what is no address, comes twice or is the owner’s own, and says where [GAP-048, PLAN-018]', async () => {
    const refused = await invite(address('bo'), 'uta@ostwald', owner.email.toUpperCase(), address('BO'));
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { 1: 'invalid email id', 2: 'This is your own address.', 3: 'You already entered this address.' },
    ]);
    expect((await owner.visitor.get(TEAM)).body.count).toBe(0);
    const strange = await owner.visitor.post(TEAM, { email: address('bo') });
    expect(strange.status).toBe(422);
  });

  it('has four seats: pending invitations hold theirs, and revoking one frees it [DIFF-016, PLAN-014]', async () => {
    const emails = ['a', 'b', 'c', 'd', 'e'].map(address);
    const full = await invite(...emails);
    expect([full.status, full.body.code, full.body.fields]).toEqual([
      409,
      'team_full',
      { 4: 'No seat is left for this address.' },
    ]);
    expect(full.body.error).toContain('includes 4 team members');
    expect((await owner.visitor.get(TEAM)).body.count).toBe(0);
    const four = await invite(...emails.slice(0, 4));
    expect(four.body.count).toBe(4);
    expect((await invite(...emails)).status).toBe(409);
    expect((await owner.visitor.delete(`${TEAM}/${four.body.results[0].id}`)).status).toBe(204);
    expect((await invite(...emails.slice(1))).body.count).toBe(4);
  });

  it('gives its last seat to one of two who are invited at once [DIFF-016]', async () => {
    await invite(...['a', 'b', 'c'].map(address));
    const replies = await Promise.all([invite(address('d')), invite(address('e'))]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('team_full');
    expect((await owner.visitor.get(TEAM)).body.count).toBe(4);
    const mails = [await server.mail.all(address('d')), await server.mail.all(address('e'))];
    expect(mails.map(({ length }) => length).toSorted()).toEqual([0, 1]);
  });

  it('sends a pending invitation again, and none to who has joined', async () => {
    const member = await joined(server, seed, 'Invited');
    const { body } = await invite(member.email);
    const again = `${TEAM}/${body.results[0].id}/resend`;
    expect((await owner.visitor.post(again, undefined)).status).toBe(204);
    expect(await server.mail.all(member.email)).toHaveLength(2);
    await answer(member.visitor, true);
    expect((await owner.visitor.post(again, undefined)).status).toBe(404);
  });

  it('is its owner’s alone [GAP-061]', async () => {
    const { body } = await invite(address('bo'));
    const other = await joined(server, seed, 'Other');
    await grant(other.id, 'premium');
    expect((await other.visitor.get(TEAM)).body.count).toBe(0);
    expect((await other.visitor.delete(`${TEAM}/${body.results[0].id}`)).status).toBe(404);
    expect((await server.guest().delete(`${TEAM}/${body.results[0].id}`)).status).toBe(401);
    expect((await owner.visitor.get(TEAM)).body.count).toBe(1);
  });
});
