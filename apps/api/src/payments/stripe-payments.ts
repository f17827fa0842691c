import type { Logger } from 'pino';
import type { Stripe } from 'stripe';
import type { StripeConfig } from '../config';
import { BadSignatureError, PaymentsUnavailableError } from '../errors';
import type { CheckoutOrder, Payments } from './payments';
import { providedSubscription, readStripeEvent } from './stripe-view';

/** How long Stripe may take to answer, and how often it is asked again. */
const PATIENCE = { timeout: 15_000, maxNetworkRetries: 1 } as const;

/**
 * Takes payments by Stripe: its hosted checkout and customer portal.
 *
 * @see https://docs.stripe.com/billing/subscriptions/build-subscriptions
 */
export function stripePayments(config: StripeConfig, log: Logger): Payments {
  let opened: Promise<Stripe> | undefined;
  // Loaded with the first call: most processes of a test, and every command, never pay anything.
  const stripe = (): Promise<Stripe> => {
    opened ??= import('stripe').then(
      ({ Stripe: Sdk }) => new Sdk(config.secretKey, addressOf(config.apiUrl)),
    );
    return opened;
  };

  /** Asks Stripe. @param gone What stands for a thing that Stripe does not know. */
  async function ask<T>(work: (api: Stripe) => Promise<T>, gone?: () => T): Promise<T> {
    try {
      return await work(await stripe());
    } catch (error) {
      if (gone && isMissing(error)) return gone();
      log.warn({ err: error }, 'the payment provider failed');
      throw new PaymentsUnavailableError();
    }
  }

  const customerOf = async ({ customerId, userId, email, name }: CheckoutOrder): Promise<string> => {
    if (customerId !== null) {
      const known = await ask(
        (api) => api.customers.retrieve(customerId),
        () => null,
      );
      if (known && !known.deleted) return customerId;
    }
    const details = { email, name, metadata: { user_id: userId } };
    return (await ask((api) => api.customers.create(details))).id;
  };

  return {
    kind: 'stripe',

    async startCheckout(order) {
      const customer = await customerOf(order);
      const open = await ask((api) => api.checkout.sessions.list({ customer, status: 'open', limit: 100 }));
      for (const { id } of open.data) await ask((api) => api.checkout.sessions.expire(id));
      const session = await ask((api) =>
        api.checkout.sessions.create({
          mode: 'subscription',
          customer,
          client_reference_id: order.userId,
          line_items: [{ price: config.priceId, quantity: 1 }],
          subscription_data: { metadata: { user_id: order.userId } },
          success_url: order.paidUrl,
          cancel_url: order.leftUrl,
        }),
      );
      if (session.url === null) throw new PaymentsUnavailableError();
      return { url: session.url, customerId: customer };
    },

    async openPortal({ customerId, returnUrl }) {
      if (customerId === null) throw new PaymentsUnavailableError();
      const visit = { customer: customerId, return_url: returnUrl };
      return (await ask((api) => api.billingPortal.sessions.create(visit))).url;
    },

    async findSubscription(id) {
      const found = await ask<Stripe.Subscription | null>(
        (api) => api.subscriptions.retrieve(id, { expand: ['latest_invoice'] }),
        () => null,
      );
      return found && providedSubscription(found);
    },

    async setRenewal(id, renews) {
      await ask((api) => api.subscriptions.update(id, { cancel_at_period_end: !renews }));
    },

    async end(id) {
      await ask<unknown>(
        (api) => api.subscriptions.cancel(id),
        () => undefined,
      );
    },

    async readEvent(body, signature) {
      const { webhooks } = await stripe();
      try {
        return readStripeEvent(webhooks.constructEvent(body, signature, config.webhookSecret));
      } catch (error) {
        log.warn({ err: error }, 'a report of payments was refused');
        throw new BadSignatureError();
      }
    },
  };
}

function addressOf(apiUrl: string): Stripe.StripeConfig {
  const { hostname, port, protocol } = new URL(apiUrl);
  const isSecure = protocol === 'https:';
  return {
    ...PATIENCE,
    host: hostname,
    port: port || (isSecure ? 443 : 80),
    protocol: isSecure ? 'https' : 'http',
    telemetry: false,
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'resource_missing';
