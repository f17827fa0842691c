import { jobHandlers } from '../src/background';
import { type StandInSubscription, type StripeStandIn, startStripeStandIn } from './fake-stripe';
import { joined } from './joined';
import { Seed } from './seed';
import { startTestServer } from './test-server';

type Sent = Parameters<StripeStandIn['send']>;

/** A server whose payments a stand-in for Stripe takes, and what happens between the two. */
export async function startStripeScene() {
  const stripe = await startStripeStandIn();
  const server = await startTestServer({ stripe: stripe.config });
  const seed = new Seed(server.context.db);
  const work = () => server.context.jobs.runDue(jobHandlers(server.context));
  const send = (...[event, signing]: [Sent[1], Sent[2]?]) => stripe.send(server.url, event, signing);
  return {
    stripe,
    server,
    seed,
    /** Does every job that is due. */
    work,
    /** Sends an event to the webhook. */
    send,
    /** A member who has paid at the hosted checkout, of which nothing was reported yet. */
    async buyer(name: string) {
      const member = await joined(server, seed, name);
      const { status, body } = await member.visitor.post('/api/v2/me/checkout', undefined);
      if (status !== 201) throw new Error(`No checkout was begun: ${status}`);
      const bought = stripe.pay(body.url);
      const plan = async () => (await member.visitor.get('/api/v2/me/subscription')).body;
      const subjects = async () => (await server.mail.all(member.email)).map(({ subject }) => subject);
      return { ...member, bought, plan, subjects };
    },
    /** Reports a subscription as it stands, and has that worked on. */
    async report(bought: StandInSubscription, type = 'customer.subscription.updated') {
      const { status } = await send(stripe.event(type, bought));
      if (status !== 204) throw new Error(`The webhook answered ${status}.`);
      await work();
    },
    async close() {
      await server.close();
      await stripe.close();
    },
  };
}

/** What {@link startStripeScene} starts. */
export type StripeScene = Awaited<ReturnType<typeof startStripeScene>>;
