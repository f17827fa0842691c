import { SITE_PATHS } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import { ConflictError, NotFoundError, PaymentsUnavailableError } from '../../../platform/errors';
import type { Customer } from '../../../platform/payments-provider';
import { bestOf, boughtOf } from './own-subscriptions';
import { findOpenSubscriptions, findPayer, keepCustomer } from './subscriptions.repository';
import { syncSubscription } from './sync-subscription';

const MINUTE_MS = 60_000;

/** When it is looked whether a checkout was paid without a word of it: soon, and once it can no longer be paid. */
const LOOK_AFTER_MS = [15 * MINUTE_MS, 25 * 60 * MINUTE_MS] as const;

/**
 * Begins a checkout of Premium. What was bought before and never reported is found first: nobody pays twice.
 *
 * @returns Where it is paid.
 * @throws {ConflictError} for who has a plan of their own already.
 * @see GAP-079
 */
export async function startCheckout(context: Context, userId: string): Promise<string> {
  const { db, payments, config } = context;
  if (!payments) throw new PaymentsUnavailableError();
  const payer = await findPayer(db, userId);
  if (!payer) throw new NotFoundError();
  const open = await findOpenSubscriptions(db, userId);
  if (boughtOf(open) || bestOf(open, new Date())) throw new ConflictError('already_subscribed');

  const { email, displayName: name, stripeId } = payer;
  const customer = await payments.openCustomer({ userId, email, name, customerId: stripeId });
  const { customerId } = customer;
  if (customerId !== null && customerId !== stripeId) await keepCustomer(db, userId, customerId);
  // What can still be paid is closed before it is asked what was: no payment slips in between.
  await payments.closeCheckouts(customer);
  if (await syncBought(context, customer)) throw new ConflictError('already_subscribed');
  await lookLater(context, customer);
  const web = (path: string): string => config.webUrls[0] + path;
  return payments.startCheckout(customer, {
    paidUrl: web(SITE_PATHS.paymentSuccess),
    leftUrl: web(SITE_PATHS.plans),
  });
}

async function lookLater({ jobs }: Context, customer: Customer): Promise<void> {
  const now = Date.now();
  for (const after of LOOK_AFTER_MS) {
    await jobs.send('payment', { do: 'look', ...customer }, { startAfter: new Date(now + after) });
  }
}

/** Brings in line what a member has at the provider, reported or not. @returns Whether there is anything. */
export async function syncBought(context: Context, customer: Customer): Promise<boolean> {
  const ids = (await context.payments?.findBought(customer)) ?? [];
  for (const id of ids) await syncSubscription(context, id);
  return ids.length > 0;
}
