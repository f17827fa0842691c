import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Stripe } from 'stripe';
import type { StripeConfig } from '../config';
import { BadSignatureError, PaymentsUnavailableError } from '../errors';
import type { Buyer, Payments } from './payments';
import { isLive, providedSubscription, readStripeEvent, renewalChange } from './stripe-view';

/** Timeout and number of retries for calls to Stripe. */
const PATIENCE = { timeout: 15_000, maxNetworkRetries: 1 } as const;

/**
 * Creates a payment provider on Stripe with its hosted checkout and customer portal.
 *
 * @see https://docs.stripe.com/billing/subscriptions/build-subscriptions
 */
export function stripePayments(config: StripeConfig, log: Logger): Payments {
  let opened: Promise<Stripe> | undefined;
  // Loaded lazily, because most test processes and all commands never use payments.
  const stripe = (): Promise<Stripe> => {
    opened ??= import('stripe').then(
      ({ Stripe: Sdk }) => new Sdk(config.secretKey, addressOf(config.apiUrl)),
    );
    return opened;
  };

  /** Calls Stripe. @param orElse Result for an expected error, such as an unknown or refused object. */
  async function ask<T>(
    work: (api: Stripe) => Promise<T>,
    orElse?: { when: (error: unknown) => boolean; answer: T },
  ): Promise<T> {
    try {
      return await work(await stripe());
    } catch (error) {
      if (orElse?.when(error)) return orElse.answer;
      log.warn({ err: error }, 'the payment provider failed');
      throw new PaymentsUnavailableError();
    }
  }

  const openSessions = async (customer: string): Promise<Stripe.Checkout.Session[]> =>
    (await ask((api) => api.checkout.sessions.list({ customer, status: 'open', limit: 100 }))).data;

  /** Expires a checkout. Stripe refuses this for paid or expired ones, which is ignored. */
  const expire = (id: string) =>
    ask<unknown>((api) => api.checkout.sessions.expire(id), { when: isRefused, answer: null });

  return {
    kind: 'stripe',

    async openCustomer(buyer) {
      const { customerId, userId, email, name } = buyer;
      if (customerId !== null) {
        const known = await ask<Stripe.Customer | Stripe.DeletedCustomer | null>(
          (api) => api.customers.retrieve(customerId),
          { when: isMissing, answer: null },
        );
        if (known && !known.deleted) return { userId, customerId };
      }
      const details = { email, name, metadata: { user_id: userId } };
      const made = await ask((api) =>
        api.customers.create(details, { idempotencyKey: idempotencyKey(buyer) }),
      );
      return { userId, customerId: made.id };
    },

    async findBought({ userId, customerId }) {
      if (customerId === null) return [];
      const query = { customer: customerId, status: 'all', limit: 100 } as const;
      const found = await ask((api) => api.subscriptions.list(query));
      return found.data.filter((one) => isLive(one, userId)).map(({ id }) => id);
    },

    async closeCheckouts({ customerId }) {
      if (customerId === null) return;
      for (const { id } of await openSessions(customerId)) await expire(id);
    },

    async startCheckout({ userId, customerId }, { paidUrl, leftUrl }) {
      if (customerId === null) throw new PaymentsUnavailableError();
      await ask((api) =>
        api.checkout.sessions.create({
          mode: 'subscription',
          customer: customerId,
          client_reference_id: userId,
          line_items: [{ price: config.priceId, quantity: 1 }],
          subscription_data: { metadata: { user_id: userId } },
          success_url: paidUrl,
          cancel_url: leftUrl,
        }),
      );
      const [latest, ...others] = (await openSessions(customerId)).toSorted(byLatest);
      for (const { id } of others) await expire(id);
      // A later concurrent checkout has expired this one.
      if (!latest?.url) throw new PaymentsUnavailableError();
      return latest.url;
    },

    async openPortal({ customerId, returnUrl }) {
      if (customerId === null) throw new PaymentsUnavailableError();
      const visit = { customer: customerId, return_url: returnUrl };
      return (await ask((api) => api.billingPortal.sessions.create(visit))).url;
    },

    async findSubscription(id) {
      const found = await ask<Stripe.Subscription | null>(
        (api) => api.subscriptions.retrieve(id, { expand: ['latest_invoice'] }),
        { when: isMissing, answer: null },
      );
      return found && providedSubscription(found);
    },

    async setRenewal(id, renews) {
      const found = await ask((api) => api.subscriptions.retrieve(id));
      const change = renewalChange(found, renews);
      if (change) await ask((api) => api.subscriptions.update(id, change));
    },

    async end(id) {
      await ask<unknown>((api) => api.subscriptions.cancel(id), { when: isMissing, answer: null });
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

/** True if Stripe refused the request in the current state of the object. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError';

/** Period of the idempotency key. Stripe also replays errors, which must not block a member all day. */
const CUSTOMER_KEY_MS = 60 * 60_000;

/**
 * Returns the same key for concurrent creations of a customer, so that Stripe creates only one.
 *
 * @see https://docs.stripe.com/api/idempotent_requests
 */
function idempotencyKey({ userId, email, name, customerId }: Buyer): string {
  const details = createHash('sha256')
    .update(JSON.stringify([email, name, customerId]))
    .digest('hex');
  return `customer/${userId}/${details}/${Math.floor(Date.now() / CUSTOMER_KEY_MS)}`;
}

/** Sorts latest first, by ID within a second, so that all concurrent callers agree on the order. */
const byLatest = (one: Stripe.Checkout.Session, other: Stripe.Checkout.Session): number =>
  other.created - one.created || (other.id < one.id ? -1 : 1);
