import { DAY_MS } from '@millrace/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer } from '../../../../testing';
import { joined } from '../../../../testing/joined';
import { subscriptions, testPayments } from '../../../platform/db/schema';
import { transact } from '../../../platform/db/transact';
import { grantPlan, reviewSubscriptions } from '../subscriptions';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

async function begin(name: string) {
  const member = await joined(server, seed, name);
  const { status, body } = await member.visitor.post('/api/v2/me/checkout', undefined);
  expect(status).toBe(201);
  expect(body.url.startsWith(`${server.url}/payments/test/`)).toBe(true);
  const path = new URL(body.url).pathname;
  const press = (action: string) => member.visitor.postForm(path, { action });
  const plan = async () => (await member.visitor.get('/api/v2/me/subscription')).body;
  return { ...member, path, press, plan };
}

describe('the test checkout', () => {
  it('sells Premium without money while no provider is set up, and leads back [GAP-079, GAP-009]', async () => {
    const { visitor, path, press, plan } = await begin('Ada');
    const page = await visitor.get(path);
    expect(page.status).toBe(200);
    expect(page.text).toContain('You won’t be charged');
    expect(page.text).toContain('$1250 per year');
    expect((await plan()).checkout_started_at).toMatch(/^\d{4}-/);
    const paid = await press('pay');
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `${server.webUrl}/payment/success`]);
    expect(await plan()).toMatchObject({
      plan: 'premium',
      source: 'checkout',
      payments: 'test',
      checkout_started_at: null,
      last_invoice: { amount: 125_000, status: 'paid' },
    });
    const again = await press('pay');
    expect(again.status).toBe(303);
    expect((await visitor.get('/api/v2/me/invoices')).body.count).toBe(1);
  });

  it('grants nothing where the payment fails or is left [PLAN-019]', async () => {
    const { press, plan, visitor } = await begin('Bea');
    const left = await press('leave');
    expect(left.headers.get('location')).toBe(`${server.webUrl}/plans`);
    const failed = await press('refuse');
    expect(failed.headers.get('location')).toBe(`${server.webUrl}/payment/failure`);
    // It is closed by then.
    await press('pay');
    expect((await plan()).plan).toBe('free');
    expect((await visitor.post('/api/v2/me/checkout', undefined)).status).toBe(201);
  });

  it('is refused to who has paid before, although nothing is known of it', async () => {
    const { path, plan, visitor } = await begin('Beata');
    // The process that took the press of "Pay" has died after it.
    const id = path.split('/').at(-1) ?? '';
    await server.context.db.update(testPayments).set({ state: 'paid' }).where(eq(testPayments.id, id));
    const again = await visitor.post('/api/v2/me/checkout', undefined);
    expect([again.status, again.body.code]).toEqual([409, 'already_subscribed']);
    expect((await plan()).plan).toBe('premium');
  });

  it('begun twice at once can be paid once', async () => {
    const { visitor } = await joined(server, seed, 'Bodil');
    const replies = await Promise.all([1, 2].map(() => visitor.post('/api/v2/me/checkout', undefined)));
    for (const { body } of replies) await visitor.postForm(new URL(body.url).pathname, { action: 'pay' });
    expect((await visitor.get('/api/v2/me/invoices')).body.count).toBe(1);
  });

  it('lets a payment be overdue, and be settled, from its portal', async () => {
    const { press, plan, visitor, path } = await begin('Cara');
    await press('pay');
    const portal = await visitor.post('/api/v2/me/portal', undefined);
    expect(new URL(portal.body.url).pathname).toBe(path);
    await press('miss');
    expect(await plan()).toMatchObject({ plan: 'premium', state: 'past_due' });
    await press('settle');
    expect(await plan()).toMatchObject({ plan: 'premium', state: 'active', ends_at: null });
  });

  it('is its buyer’s alone', async () => {
    const { path } = await begin('Dora');
    const other = await joined(server, seed, 'Edda');
    expect((await other.visitor.get(path)).status).toBe(404);
    expect((await other.visitor.postForm(path, { action: 'pay' })).status).toBe(404);
    expect((await server.guest().get(path)).status).toBe(401);
  });

  it('is refused in production, but for the demonstration on one’s own machine [GAP-079]', async () => {
    const production = await startTestServer({ mode: 'production', demoData: false });
    const demonstration = await startTestServer({ mode: 'production', demoData: true });
    const known = await startTestServer({
      mode: 'production',
      demoData: true,
      apiUrl: 'https://api.millrace.example',
    });
    try {
      for (const one of [production, known]) {
        const { visitor } = await joined(one, new Seed(one.context.db), 'Finn');
        const refused = await visitor.post('/api/v2/me/checkout', undefined);
        expect([refused.status, refused.body.code]).toEqual([503, 'payments_unavailable']);
        expect((await visitor.get('/api/v2/me/subscription')).body).toMatchObject({
          payments: 'off',
          can_buy: false,
        });
      }
      const { visitor } = await joined(demonstration, new Seed(demonstration.context.db), 'Gail');
      const { body } = await visitor.post('/api/v2/me/checkout', undefined);
      const { pathname } = new URL(body.url);
      expect((await visitor.get(pathname)).status).toBe(200);
      const away = { headers: { 'X-Forwarded-For': '203.0.113.7' } };
      expect((await visitor.get(pathname, away)).status).toBe(404);
    } finally {
      for (const one of [production, demonstration, known]) await one.close();
    }
  });
});

describe('the end of a term', () => {
  it('is announced 30 and 7 days before, then the plan is free and nothing is deleted [GAP-080]', async () => {
    const { visitor, email, id } = await joined(server, seed, 'Hana');
    const now = new Date();
    const until = new Date(now.getTime() + 300 * DAY_MS);
    const before = (days: number) => new Date(until.getTime() - days * DAY_MS);
    await transact(server.context.db, (tx) => grantPlan(tx, { userId: id, plan: 'platinum', until, now }));
    await visitor.post('/api/v2/me/subscribedusers', ['kept@team.example']);
    const subjects = async () => (await server.mail.all(email)).map(({ subject }) => subject);

    await reviewSubscriptions(server.context, before(31));
    expect(await subjects()).toEqual([]);
    await reviewSubscriptions(server.context, before(30));
    await reviewSubscriptions(server.context, before(29));
    expect(await subjects()).toEqual(['Your Platinum plan ends in 30 days']);
    await reviewSubscriptions(server.context, before(7));
    await reviewSubscriptions(server.context, before(1));
    expect((await subjects()).at(-1)).toBe('Your Platinum plan ends in 7 days');
    expect(await subjects()).toHaveLength(2);
    const [, notice] = await server.mail.all(email);
    expect(notice?.text).toContain('Nothing is deleted');

    await reviewSubscriptions(server.context, until);
    await reviewSubscriptions(server.context, until);
    expect((await subjects()).slice(2)).toEqual(['Your Platinum plan has ended']);
    expect((await visitor.get('/api/v1/current_user')).body.Item).toMatchObject({
      plan: 'free',
      subscribedUsers: ['kept@team.example'],
    });
  });

  it('comes to whoever it is due, however many others wait for a late payment', async () => {
    const { db } = server.context;
    const [now, past] = [new Date(), (days: number) => new Date(Date.now() - days * DAY_MS)];
    const waiting = await Promise.all(Array.from({ length: 200 }, (_, at) => seed.member(`Overdue${at}`)));
    const row = (userId: string, state: 'past_due' | 'cancelled', ended: number) => ({
      userId,
      plan: 'premium' as const,
      state,
      termStart: past(365 + ended),
      termEnd: past(ended),
      renews: state === 'past_due',
      graceEnd: state === 'past_due' ? new Date(now.getTime() + DAY_MS) : null,
      reportedAt: now,
    });
    await db.insert(subscriptions).values(waiting.map(({ id }) => row(id, 'past_due', 13)));
    const { id } = await seed.member('Due');
    await db.insert(subscriptions).values(row(id, 'cancelled', 1));
    await reviewSubscriptions(server.context, now);
    const [due] = await db.select().from(subscriptions).where(eq(subscriptions.userId, id));
    expect(due?.state).toBe('expired');
  });

  it('renews what was bought, and says so before [GAP-080]', async () => {
    const { press, plan, email } = await begin('Ines');
    await press('pay');
    const end = Date.parse((await plan()).term_end);
    await reviewSubscriptions(server.context, new Date(end - 7 * DAY_MS));
    const subject = 'Your Premium plan renews in 7 days';
    const notice = (await server.mail.all(email)).find((mail) => mail.subject === subject);
    expect(notice?.text).toContain('$1250');
  });
});
