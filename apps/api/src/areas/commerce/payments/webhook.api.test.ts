import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, startTestServer, type TestServer } from '../../../../testing';
import type { StripeStandIn } from '../../../../testing/fake-stripe';
import { joined } from '../../../../testing/joined';
import { type StripeScene, startStripeScene } from '../../../../testing/stripe-scene';
import { reviewSubscriptions } from '../subscriptions';

let scene: StripeScene;
let stripe: StripeStandIn;
let server: TestServer;

beforeAll(async () => {
  scene = await startStripeScene();
  ({ stripe, server } = scene);
});
afterAll(() => scene.close());

const work = () => scene.work();
const send = (...args: Parameters<StripeScene['send']>) => scene.send(...args);
const buyer = (name: string) => scene.buyer(name);
const report = (...args: Parameters<StripeScene['report']>) => scene.report(...args);

const DAY = 24 * 60 * 60;

describe('the webhook', () => {
  it('grants the plan that was paid, and not the page that one comes back to [GAP-079]', async () => {
    const { plan, bought, visitor, email } = await buyer('Ada');
    expect(await plan()).toMatchObject({ plan: 'free', source: 'account', can_buy: true });
    await report(bought, 'checkout.session.completed');
    expect(await plan()).toMatchObject({
      plan: 'premium',
      source: 'checkout',
      state: 'active',
      renews: true,
      seats: 4,
      payments: 'stripe',
      can_buy: false,
      can_manage: true,
      last_invoice: { amount: 125_000, currency: 'usd', status: 'paid' },
    });
    expect((await visitor.get('/api/v1/current_user')).body.Item.plan).toBe('premium');
    const receipt = await server.mail.next(email);
    expect(receipt.subject).toBe('Your receipt for Premium');
    expect(receipt.text).toContain('$1250');
    expect(receipt.links).toContain(`${server.webUrl}/plans`);
    const invoices = await visitor.get('/api/v2/me/invoices');
    expect(invoices.body).toMatchObject({ count: 1, results: [{ number: bought.invoice?.number }] });
  });

  it('takes an event that comes again, and does nothing twice', async () => {
    const { bought, email, visitor } = await buyer('Bea');
    const event = stripe.event('invoice.paid', bought);
    expect(await send(event)).toEqual({ status: 204 });
    await work();
    const asked = stripe.asked.length;
    expect(await send(event)).toEqual({ status: 204 });
    await work();
    expect(stripe.asked.length).toBe(asked);
    // Other events of the same payment ask once more, and find it as it was.
    await report(bought, 'customer.subscription.created');
    expect(await server.mail.all(email)).toHaveLength(1);
    expect((await visitor.get('/api/v2/me/invoices')).body.count).toBe(1);
  });

  it('does not depend on the order of events', async () => {
    const { bought, plan } = await buyer('Cara');
    const [created, failed, ended] = [
      stripe.event('customer.subscription.created', bought),
      stripe.event('invoice.payment_failed', bought),
      stripe.event('customer.subscription.deleted', bought),
    ];
    bought.status = 'canceled';
    for (const event of [ended, failed, created]) expect(await send(event)).toEqual({ status: 204 });
    await work();
    expect(await plan()).toMatchObject({ plan: 'free', state: null, can_buy: true });
  });

  it('refuses what is not signed by the provider, or not as it came', async () => {
    const { bought, plan } = await buyer('Dora');
    const event = stripe.event('customer.subscription.updated', bought);
    expect(await send(event, { secret: 'whsec_forged' })).toEqual({ status: 400, code: 'bad_signature' });
    expect(await send(event, { header: '' })).toEqual({ status: 400, code: 'bad_signature' });
    const other = stripe.event('customer.subscription.updated', { id: 'sub_other' });
    const timestamp = Math.floor(Date.now() / 1000);
    const { Stripe } = await import('stripe');
    const header = Stripe.webhooks.generateTestHeaderString({
      payload: other.payload,
      secret: stripe.config.webhookSecret,
      timestamp,
    });
    // The signature of another body.
    expect(await send(event, { header })).toEqual({ status: 400, code: 'bad_signature' });
    await work();
    expect((await plan()).plan).toBe('free');
  });

  it('refuses a signature that is old, as whoever has overheard one would send it again', async () => {
    const { bought, plan } = await buyer('Edda');
    const event = stripe.event('customer.subscription.updated', bought);
    const timestamp = Math.floor(Date.now() / 1000) - 301;
    expect(await send(event, { timestamp })).toEqual({ status: 400, code: 'bad_signature' });
    // The provider, which tries again, signs anew: a late event is as good as any.
    expect(await send(event)).toEqual({ status: 204 });
    await work();
    expect((await plan()).plan).toBe('premium');
  });

  it('keeps an event until the provider can be asked about it', async () => {
    const { bought, plan } = await buyer('Finn');
    stripe.failsWith = 503;
    try {
      expect(await send(stripe.event('invoice.paid', bought))).toEqual({ status: 204 });
      await work();
      expect((await plan()).plan).toBe('free');
    } finally {
      stripe.failsWith = null;
    }
    await server.context.db.execute('UPDATE pgboss.job SET start_after = now()');
    await work();
    expect((await plan()).plan).toBe('premium');
  });

  it('leaves alone what was not sold here, and what is about no subscription', async () => {
    const { bought, plan } = await buyer('Gail');
    bought.userId = null;
    await report(bought);
    await report({ ...bought, id: 'sub_unknown' });
    const payload = JSON.stringify({
      id: 'evt_x',
      object: 'event',
      type: 'payout.paid',
      data: { object: {} },
    });
    expect(await send({ id: 'evt_x', payload })).toEqual({ status: 204 });
    await work();
    expect((await plan()).plan).toBe('free');
  });

  it('is not there where no provider is set up', async () => {
    const other = await startTestServer();
    const { status, code } = await stripe.send(other.url, stripe.event('invoice.paid', { id: 'sub_1' }));
    expect([status, code]).toEqual([404, 'not_found']);
    await other.close();
  });
});

describe('a subscription at the provider', () => {
  it('keeps its plan for a fortnight after a payment failed, says so, and ends then', async () => {
    const { bought, plan, email } = await buyer('Hana');
    await report(bought);
    bought.status = 'past_due';
    await report(bought, 'invoice.payment_failed');
    await report(bought, 'invoice.payment_failed');
    const owing = await plan();
    expect(owing).toMatchObject({ plan: 'premium', state: 'past_due' });
    const days = (Date.parse(owing.ends_at) - Date.now()) / 1000 / DAY;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThanOrEqual(14);
    expect((await server.mail.all(email)).map(({ subject }) => subject)).toEqual([
      'Your receipt for Premium',
      'Your payment for Premium failed',
    ]);
    await reviewSubscriptions(server.context, new Date(Date.parse(owing.ends_at)));
    await work();
    expect((await plan()).plan).toBe('free');
    // Nothing is taken any more for what is not given.
    expect(bought.status).toBe('canceled');
    expect((await server.mail.all(email)).at(-1)?.subject).toBe('Your Premium plan has ended');
  });

  it('goes on when what was overdue is paid', async () => {
    const { bought, plan } = await buyer('Ines');
    await report(bought);
    bought.status = 'past_due';
    await report(bought);
    Object.assign(bought, { status: 'active', start: bought.end, end: bought.end + 365 * DAY });
    await report(bought, 'invoice.paid');
    expect(await plan()).toMatchObject({
      plan: 'premium',
      state: 'active',
      ends_at: null,
      term_end: new Date(bought.end * 1000).toISOString(),
    });
  });

  it('runs till its term ends when it is cancelled, and can be resumed until then [GAP-006]', async () => {
    const { bought, plan, visitor } = await buyer('Jana');
    await report(bought);
    const cancelled = await visitor.put('/api/v2/me/subscription/renewal', { renews: false });
    expect([cancelled.status, cancelled.body]).toMatchObject([
      200,
      { plan: 'premium', state: 'cancelled', renews: false, can_manage: true },
    ]);
    expect(bought.cancelAtPeriodEnd).toBe(true);
    const resumed = await visitor.put('/api/v2/me/subscription/renewal', { renews: true });
    expect(resumed.body).toMatchObject({ state: 'active', renews: true });
    await visitor.put('/api/v2/me/subscription/renewal', { renews: false });
    bought.status = 'canceled';
    await report(bought, 'customer.subscription.deleted');
    expect(await plan()).toMatchObject({ plan: 'free', can_buy: true, can_manage: false });
  });

  it('is resumed as well when it was cancelled in the customer portal, which names a day', async () => {
    const { bought, plan, visitor } = await buyer('Karl');
    await report(bought);
    bought.cancelAt = bought.end;
    await report(bought);
    expect(await plan()).toMatchObject({ state: 'cancelled', renews: false });
    // Cancelled once more it stays as it is.
    await visitor.put('/api/v2/me/subscription/renewal', { renews: false });
    expect([bought.cancelAt, bought.cancelAtPeriodEnd]).toEqual([bought.end, false]);
    const resumed = await visitor.put('/api/v2/me/subscription/renewal', { renews: true });
    expect([resumed.status, resumed.body]).toMatchObject([200, { state: 'active', renews: true }]);
    expect([bought.cancelAt, bought.cancelAtPeriodEnd]).toEqual([null, false]);
    const again = await visitor.put('/api/v2/me/subscription/renewal', { renews: false });
    expect(again.body).toMatchObject({ state: 'cancelled', renews: false });
    expect((await visitor.put('/api/v2/me/subscription/renewal', { renews: true })).body.renews).toBe(true);
  });

  it('is not bought twice: a checkout closes the one before, and is refused to who has a plan', async () => {
    const member = await joined(server, scene.seed, 'Kaja');
    const first = await member.visitor.post('/api/v2/me/checkout', undefined);
    const second = await member.visitor.post('/api/v2/me/checkout', undefined);
    expect(() => stripe.pay(first.body.url)).toThrow('no longer');
    await report(stripe.pay(second.body.url));
    const third = await member.visitor.post('/api/v2/me/checkout', undefined);
    expect([third.status, third.body.code]).toEqual([409, 'already_subscribed']);
  });

  it('leads to the portal of the provider, where one comes back from to the plans', async () => {
    const { bought, visitor } = await buyer('Lena');
    expect((await visitor.post('/api/v2/me/portal', undefined)).status).toBe(404);
    await report(bought);
    const portal = await visitor.post('/api/v2/me/portal', undefined);
    expect([portal.status, portal.body.url]).toEqual([
      201,
      `${stripe.config.apiUrl}/portal/${bought.customer}`,
    ]);
  });

  it('is ended when its member leaves', async () => {
    const { bought, visitor, email } = await buyer('Mina');
    await report(bought);
    const left = await visitor.post('/api/v2/me/delete', { email, password: PASSWORD });
    expect(left.status).toBe(204);
    await work();
    expect(bought.status).toBe('canceled');
    // What is still reported of it finds nobody, and harms nothing.
    await report(bought, 'customer.subscription.deleted');
  });

  it('says that nothing was charged while the provider does not answer', async () => {
    const { visitor } = await joined(server, scene.seed, 'Nora');
    stripe.failsWith = 500;
    try {
      const refused = await visitor.post('/api/v2/me/checkout', undefined);
      expect([refused.status, refused.body.code]).toEqual([503, 'payments_unavailable']);
    } finally {
      stripe.failsWith = null;
    }
  });
});

describe('one’s plan', () => {
  it('is the session’s member’s alone [GAP-061]', async () => {
    const { bought } = await buyer('Olga');
    await report(bought);
    const stranger = await joined(server, scene.seed, 'Petra');
    expect((await stranger.visitor.get('/api/v2/me/invoices')).body.count).toBe(0);
    expect((await stranger.visitor.get('/api/v2/me/subscription')).body.plan).toBe('free');
    const renewal = await stranger.visitor.put('/api/v2/me/subscription/renewal', { renews: false });
    expect(renewal.status).toBe(404);
    const guest = server.guest();
    for (const reply of [
      await guest.get('/api/v2/me/subscription'),
      await guest.get('/api/v2/me/invoices'),
      await guest.get('/api/v2/me/subscribedusers'),
      await guest.post('/api/v2/me/checkout', undefined),
      await guest.post('/api/v2/me/portal', undefined),
      await guest.put('/api/v2/me/subscription/renewal', { renews: false }),
      await guest.post('/api/v2/me/subscribedusers', []),
    ]) {
      expect([reply.status, reply.body.code]).toEqual([401, 'sign_in_required']);
    }
  });
});
