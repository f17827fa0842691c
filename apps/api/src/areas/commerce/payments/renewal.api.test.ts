import { DAY_MS } from '@millrace/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StandInSubscription } from '../../../../testing/fake-stripe';
import { joined } from '../../../../testing/joined';
import { type StripeScene, startStripeScene } from '../../../../testing/stripe-scene';
import { subscriptions } from '../../../platform/db/schema';
import { reviewSubscriptions } from '../subscriptions';

/** What becomes of a plan when its term ends, whatever the webhook is told. */

let scene: StripeScene;

beforeAll(async () => {
  scene = await startStripeScene();
});
afterAll(() => scene.close());

const HOUR_MS = 60 * 60_000;
const RECEIPT = 'Your receipt for Premium';

const termEnd = ({ end }: StandInSubscription): string => new Date(end * 1000).toISOString();

/** A moment, counted from the end of the term that somebody bought. */
const momentOf = ({ end }: StandInSubscription) => {
  const ended = end * 1000;
  return (afterMs: number) => new Date(ended + afterMs);
};

const review = async (now: Date) => {
  await reviewSubscriptions(scene.server.context, now);
  await scene.work();
};

/** Who has bought Premium, of which everything was reported. */
async function member(name: string) {
  const one = await scene.buyer(name);
  await scene.report(one.bought);
  return { ...one, after: momentOf(one.bought) };
}

describe('the end of a term', () => {
  it('begins the next one when it is paid in time, with a second receipt and invoice [GAP-080]', async () => {
    const { bought, plan, visitor, subjects, after } = await member('Ada');
    scene.stripe.renew(bought);
    await scene.report(bought, 'invoice.paid');
    await review(after(HOUR_MS));
    expect(await plan()).toMatchObject({
      plan: 'premium',
      state: 'active',
      term_end: termEnd(bought),
      last_invoice: { number: bought.invoice?.number, status: 'paid' },
    });
    expect((await visitor.get('/api/v2/me/invoices')).body.count).toBe(2);
    expect(await subjects()).toEqual([RECEIPT, RECEIPT]);
  });

  it('keeps what was renewed, although the word of it is lost', async () => {
    const { bought, plan, visitor, subjects, after } = await member('Bea');
    scene.stripe.renew(bought);
    await review(after(4 * DAY_MS));
    expect(bought.status).toBe('active');
    expect(await plan()).toMatchObject({ plan: 'premium', state: 'active', term_end: termEnd(bought) });
    expect((await visitor.get('/api/v2/me/invoices')).body.count).toBe(2);
    expect(await subjects()).toEqual([RECEIPT, RECEIPT]);
  });

  it('asks once an hour what followed, until it is told', async () => {
    const { bought, plan, after } = await member('Cara');
    const asked = () =>
      scene.stripe.asked.filter((one) => one.endsWith(`/subscriptions/${bought.id}`)).length;
    const before = asked();
    await review(after(60_000));
    expect(asked()).toBe(before + 1);
    scene.stripe.renew(bought);
    await review(after(30 * 60_000));
    expect(asked()).toBe(before + 1);
    await review(after(2 * HOUR_MS));
    expect(await plan()).toMatchObject({ state: 'active', term_end: termEnd(bought) });
    const told = asked();
    await review(after(4 * HOUR_MS));
    expect(asked()).toBe(told);
  });

  it('ends what was not renewed once the provider has said so, and has it taken off there', async () => {
    const { bought, plan, subjects, after } = await member('Dora');
    await review(after(4 * DAY_MS));
    expect((await plan()).plan).toBe('free');
    expect(bought.status).toBe('canceled');
    expect((await subjects()).at(-1)).toBe('Your Premium plan has ended');
  });

  it('ends without a call what the provider no longer knows', async () => {
    const { bought, plan, after } = await member('Edda');
    scene.stripe.subscriptions.delete(bought.id);
    await review(after(60_000));
    expect(await plan()).toMatchObject({ plan: 'free', state: null, can_buy: true });
    expect(scene.stripe.asked).not.toContain(`DELETE /v1/subscriptions/${bought.id}`);
  });

  it('goes by the clock where payments are no longer taken by whom it was bought of', async () => {
    const { id, visitor } = await joined(scene.server, scene.seed, 'Finn');
    await scene.server.context.db.insert(subscriptions).values({
      userId: id,
      provider: 'test',
      providerId: id,
      plan: 'premium',
      state: 'active',
      renews: true,
      termStart: new Date(Date.now() - 369 * DAY_MS),
      termEnd: new Date(Date.now() - 4 * DAY_MS),
    });
    await review(new Date());
    expect((await visitor.get('/api/v2/me/subscription')).body).toMatchObject({ plan: 'free', state: null });
  });
});

describe('while the provider does not answer', () => {
  it('a plan is kept, with its team, and is asked about once it answers again', async () => {
    const { bought, plan, visitor, subjects } = await member('Gail');
    const { db } = scene.server.context;
    const day = Math.floor(DAY_MS / 1000);
    const now = Math.floor(Date.now() / 1000);
    Object.assign(bought, { start: now - 369 * day, end: now - 4 * day });
    await scene.report(bought);
    await db
      .update(subscriptions)
      .set({ reportedAt: new Date(Date.now() - 5 * DAY_MS) })
      .where(eq(subscriptions.providerId, bought.id));
    scene.stripe.renew(bought);
    scene.stripe.failsWith = 503;
    try {
      await review(new Date());
      expect(await plan()).toMatchObject({ plan: 'premium', source: 'checkout', can_buy: false });
      expect((await visitor.post('/api/v2/me/subscribedusers', ['gail@team.example'])).status).toBe(201);
    } finally {
      scene.stripe.failsWith = null;
    }
    await review(new Date());
    expect(await plan()).toMatchObject({ plan: 'premium', state: 'active', term_end: termEnd(bought) });
    expect(bought.status).toBe('active');
    expect(await subjects()).toEqual([RECEIPT, RECEIPT]);
  });

  it('it is asked of one subscription in a round, and what was granted ends all the same', async () => {
    const [first, second] = [await member('Hana'), await member('Ines')];
    const { id, visitor } = await joined(scene.server, scene.seed, 'Jana');
    const until = first.after(3 * DAY_MS);
    await scene.server.context.db.insert(subscriptions).values({
      userId: id,
      plan: 'platinum',
      state: 'active',
      renews: false,
      termStart: new Date(),
      termEnd: until,
    });
    const asked = new Set<string>();
    scene.stripe.asked.length = 0;
    scene.stripe.failsWith = 503;
    try {
      await review(first.after(4 * DAY_MS));
    } finally {
      scene.stripe.failsWith = null;
    }
    for (const one of scene.stripe.asked) asked.add(one);
    expect(asked.size).toBe(1);
    for (const { plan } of [first, second]) expect(await plan()).toMatchObject({ plan: 'premium' });
    expect((await visitor.get('/api/v2/me/subscription')).body.state).toBeNull();
  });
});

describe('what is owed', () => {
  it('for one that is over gives no further fortnight, and is ended at the provider again', async () => {
    const { bought, plan, subjects } = await member('Kaja');
    bought.status = 'past_due';
    await scene.report(bought, 'invoice.payment_failed');
    await reviewSubscriptions(scene.server.context, new Date(Date.parse((await plan()).ends_at)));
    await scene.work();
    expect(bought.status).toBe('canceled');
    // As if the call had been lost, and another attempt to take the money had failed since.
    bought.status = 'past_due';
    await scene.server.context.db
      .update(subscriptions)
      .set({ reportedAt: new Date() })
      .where(eq(subscriptions.providerId, bought.id));
    await scene.report(bought, 'invoice.payment_failed');
    expect(await plan()).toMatchObject({ plan: 'free', state: null });
    expect(bought.status).toBe('canceled');
    expect(await subjects()).toEqual([
      RECEIPT,
      'Your payment for Premium failed',
      'Your Premium plan has ended',
    ]);
  });
});
