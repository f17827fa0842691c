import { DAY_MS } from '@millrace/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joined } from '../../../../testing/joined';
import { type StripeScene, startStripeScene } from '../../../../testing/stripe-scene';
import { transact } from '../../../platform/db/transact';
import { grantPlan, reviewSubscriptions } from '.';

/** Premium that was bought beside a plan that was granted or is shared. */

let scene: StripeScene;

beforeAll(async () => {
  scene = await startStripeScene();
});
afterAll(() => scene.close());

const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

const grant = (userId: string, until: Date) =>
  transact(scene.server.context.db, (tx) =>
    grantPlan(tx, { userId, plan: 'platinum', until, now: new Date() }),
  );

/** Who has bought Premium, and was granted Platinum after that. */
async function both(name: string, until = inDays(300)) {
  const member = await scene.buyer(name);
  await scene.report(member.bought);
  await grant(member.id, until);
  return member;
}

const RENEWAL = '/api/v2/me/subscription/renewal';
const ENDED = 'Your Premium plan has ended';

describe('Premium beside granted Platinum', () => {
  it('is shown, and can be cancelled and kept [GAP-006]', async () => {
    const { plan, visitor, bought } = await both('Ada');
    const beside = {
      plan: 'premium',
      state: 'active',
      term_end: new Date(bought.end * 1000).toISOString(),
      renews: true,
    };
    expect(await plan()).toMatchObject({
      plan: 'platinum',
      source: 'sales',
      can_manage: true,
      bought: beside,
    });
    const cancelled = await visitor.put(RENEWAL, { renews: false });
    expect(cancelled.body).toMatchObject({
      plan: 'platinum',
      state: 'active',
      bought: { ...beside, state: 'cancelled', renews: false },
    });
    expect(bought.cancelAtPeriodEnd).toBe(true);
    expect((await visitor.put(RENEWAL, { renews: true })).body.bought).toEqual(beside);
  });

  it('is not said to leave one on the free plan when it ends [GAP-080]', async () => {
    const { bought, email, subjects } = await both('Bea');
    bought.status = 'canceled';
    await scene.report(bought, 'customer.subscription.deleted');
    expect((await subjects()).at(-1)).toBe(ENDED);
    const ended = (await scene.server.mail.all(email)).at(-1);
    expect(ended?.text).toContain('You’re on Platinum, which continues.');
    expect(ended?.text).not.toContain('free plan');
  });

  it('is named in the notice and the mail of the end of what was granted [GAP-080]', async () => {
    const until = inDays(100);
    const { email, plan, subjects } = await both('Cara', until);
    await reviewSubscriptions(scene.server.context, new Date(until.getTime() - 7 * DAY_MS));
    const notice = (await scene.server.mail.all(email)).at(-1);
    expect(notice?.subject).toBe('Your Platinum plan ends in 7 days');
    expect(notice?.text).toContain('After that, you’re on Premium, which continues.');
    await reviewSubscriptions(scene.server.context, until);
    expect((await subjects()).at(-1)).toBe('Your Platinum plan has ended');
    const ended = (await scene.server.mail.all(email)).at(-1);
    expect(ended?.text).toContain('You’re on Premium, which continues.');
    expect(await plan()).toMatchObject({ plan: 'premium', source: 'checkout', bought: null });
  });
});

describe('Premium beside a team’s Platinum', () => {
  it('is shown, and its end leaves one with the team’s [GAP-047]', async () => {
    const owner = await joined(scene.server, scene.seed, 'Dora');
    await grant(owner.id, inDays(300));
    const { bought, plan, email, visitor } = await scene.buyer('Edda');
    await scene.report(bought);
    await owner.visitor.post('/api/v2/me/subscribedusers', [email]);
    const invitations = '/api/v2/me/teaminvitations';
    const { results } = (await visitor.get(invitations)).body;
    await visitor.put(`${invitations}/${results[0].id}`, { accept: true });
    expect(await plan()).toMatchObject({
      plan: 'platinum',
      source: 'team',
      can_manage: true,
      bought: { plan: 'premium', renews: true },
    });
    bought.status = 'canceled';
    await scene.report(bought, 'customer.subscription.deleted');
    const ended = (await scene.server.mail.all(email)).find(({ subject }) => subject === ENDED);
    expect(ended?.text).toContain('You’re on Platinum, which continues.');
    expect(await plan()).toMatchObject({ plan: 'platinum', source: 'team', bought: null });
  });
});
