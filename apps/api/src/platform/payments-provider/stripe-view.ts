import type { SubscriptionReport } from '@millrace/domain';
import type { Stripe } from 'stripe';
import type { PaymentEvent, ProvidedInvoice, ProvidedSubscription } from './payments';

/** States by Stripe's status. Null is not paid yet. @see https://docs.stripe.com/billing/subscriptions/overview#subscription-statuses */
const STATES: Readonly<Record<string, SubscriptionReport['state'] | null>> = {
  active: 'paid',
  trialing: 'paid',
  past_due: 'unpaid',
  unpaid: 'unpaid',
  incomplete: null,
  canceled: 'ended',
  incomplete_expired: null,
  paused: 'ended',
};

/** Converts a subscription of Stripe. @returns Null if we did not sell it or it was never paid. */
export function providedSubscription(found: Stripe.Subscription): ProvidedSubscription | null {
  const userId = found.metadata.user_id;
  const state = STATES[found.status] ?? null;
  const [item] = found.items.data;
  if (!userId || state === null || !item) return null;
  const term = { start: moment(item.current_period_start), end: moment(item.current_period_end) };
  const invoice = typeof found.latest_invoice === 'object' ? found.latest_invoice : null;
  return {
    userId,
    report: { state, term, renews: renews(found) },
    invoice: invoice && providedInvoice(invoice, term),
  };
}

const renews = ({ cancel_at_period_end, cancel_at }: Stripe.Subscription): boolean =>
  !cancel_at_period_end && cancel_at === null;

/**
 * Returns the update that turns renewal on or off. The customer portal cancels only by date, which is undone by a
 * different parameter, and Stripe rejects both parameters in one call.
 *
 * @returns Null if nothing changes.
 * @see https://github.com/stripe/stripe-node/issues/2470
 */
export function renewalChange(
  found: Stripe.Subscription,
  shallRenew: boolean,
): Stripe.SubscriptionUpdateParams | null {
  if (renews(found) === shallRenew) return null;
  const isByDay = found.cancel_at !== null && !found.cancel_at_period_end;
  return isByDay ? { cancel_at: '' } : { cancel_at_period_end: !shallRenew };
}

/** True if the subscription was sold to the member, was paid, and has not ended. */
export function isLive(found: Stripe.Subscription, userId: string): boolean {
  const provided = providedSubscription(found);
  return provided?.userId === userId && provided.report.state !== 'ended';
}

/** Invoice statuses; drafts are omitted. */
const INVOICES: Readonly<Record<string, ProvidedInvoice['status']>> = {
  paid: 'paid',
  open: 'open',
  void: 'void',
  uncollectible: 'void',
};

function providedInvoice(invoice: Stripe.Invoice, term: SubscriptionReport['term']): ProvidedInvoice | null {
  const { id, number } = invoice;
  const status = INVOICES[invoice.status ?? ''];
  if (!id || number === null || status === undefined) return null;
  return {
    id,
    number,
    amount: invoice.total,
    currency: invoice.currency,
    status,
    issuedAt: moment(invoice.created),
    termStart: term.start,
    termEnd: term.end,
    url: invoice.hosted_invoice_url ?? null,
  };
}

/** Returns the subscription of an event, for all API versions that a webhook may be configured with. */
export function readStripeEvent({ id, type, data }: Stripe.Event): PaymentEvent {
  const about = data.object as object;
  return { id, type, subscriptionId: subscriptionIn(about) };
}

function subscriptionIn(about: object): string | null {
  const object = field(about, 'object');
  if (object === 'subscription') return providerId(field(about, 'id'));
  const details = field(field(about, 'parent'), 'subscription_details');
  return providerId(field(details, 'subscription')) ?? providerId(field(about, 'subscription'));
}

const field = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;

/** Returns the ID of a reference, which Stripe may expand to the whole object. */
const providerId = (value: unknown): string | null =>
  typeof value === 'string'
    ? value
    : value === undefined || value === null
      ? null
      : providerId(field(value, 'id'));

/** Converts Stripe's timestamps, which are in seconds. */
const moment = (seconds: number): Date => new Date(seconds * 1000);
