import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../../testing';
import { joined } from '../../../../testing/joined';
import { type StripeScene, startStripeScene } from '../../../../testing/stripe-scene';

/** What is paid once is found, and not paid again, whether or not the webhook ever tells of it. */

let scene: StripeScene;

beforeAll(async () => {
  scene = await startStripeScene();
});
afterAll(() => scene.close());

const CHECKOUT = '/api/v2/me/checkout';

const member = (name: string) => joined(scene.server, scene.seed, name);

/** Does what is due within some hours, as if they had passed. */
async function after(hours: number) {
  await scene.server.context.db.execute(
    `UPDATE pgboss.job SET start_after = now() WHERE state = 'created' AND start_after <= now() + interval '${hours} hours'`,
  );
  await scene.work();
}

const openCheckouts = (customer: string) =>
  [...scene.stripe.checkouts].filter(([, one]) => one.customer === customer && one.status === 'open');

describe('a checkout', () => {
  it('is refused to who has paid one of which no word has come, and grants what was paid', async () => {
    const { visitor, plan, subjects } = await scene.buyer('Ada');
    expect((await plan()).plan).toBe('free');
    const again = await visitor.post(CHECKOUT, undefined);
    expect([again.status, again.body.code]).toEqual([409, 'already_subscribed']);
    expect(await plan()).toMatchObject({ plan: 'premium', state: 'active' });
    await scene.work();
    expect(await subjects()).toEqual(['Your receipt for Premium']);
  });

  it('is open to who has paid one that is over, and is none of what others have bought', async () => {
    const { visitor, bought } = await scene.buyer('Bea');
    bought.status = 'canceled';
    await scene.report(bought);
    scene.stripe.subscriptions.set('sub_of_another', {
      ...bought,
      id: 'sub_of_another',
      status: 'active',
      userId: '00000000-0000-7000-8000-000000000000',
    });
    expect((await visitor.post(CHECKOUT, undefined)).status).toBe(201);
  });

  it('begun twice at once can be paid once, and makes one customer', async () => {
    const { visitor } = await member('Cara');
    const before = new Set(scene.stripe.checkouts.keys());
    const replies = await Promise.all([visitor.post(CHECKOUT, undefined), visitor.post(CHECKOUT, undefined)]);
    const begun = [...scene.stripe.checkouts].filter(([id]) => !before.has(id));
    const customers = new Set(begun.map(([, { customer }]) => customer));
    expect(customers.size).toBe(1);
    const [customer = ''] = customers;
    const open = openCheckouts(customer);
    expect(open).toHaveLength(1);
    const urls = replies.filter(({ status }) => status === 201).map(({ body }) => body.url);
    expect(urls).toContain(`${scene.stripe.config.apiUrl}/pay/${open[0]?.[0]}`);
  });

  it('that was paid while its word was lost is looked for, soon and once it is too old to be paid', async () => {
    const first = await scene.buyer('Dora');
    await scene.work();
    expect((await first.plan()).plan).toBe('free');
    await after(0.25);
    expect((await first.plan()).plan).toBe('premium');

    const late = await member('Edda');
    const { body } = await late.visitor.post(CHECKOUT, undefined);
    const plan = async () => (await late.visitor.get('/api/v2/me/subscription')).body.plan;
    await after(0.25);
    scene.stripe.pay(body.url);
    await after(1);
    expect(await plan()).toBe('free');
    await after(25);
    expect(await plan()).toBe('premium');
  });

  it('that was paid by who has left since is ended', async () => {
    const { visitor, email, bought } = await scene.buyer('Finn');
    expect((await visitor.post('/api/v2/me/delete', { email, password: PASSWORD })).status).toBe(204);
    await after(0.25);
    expect(bought.status).toBe('canceled');
  });
});
