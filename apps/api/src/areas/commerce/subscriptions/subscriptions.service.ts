import type { components } from '@millrace/api-client';
import {
  nextSubscription,
  type PaidPlan,
  type Plan,
  planEnd,
  SITE_PATHS,
  type Subscription,
} from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import { ConflictError, NotFoundError, PaymentsUnavailableError } from '../../../platform/errors';
import type { PaymentJob } from '../../../platform/jobs';
import type { Customer } from '../../../platform/payments-provider';
import { findTeamOwners, refreshPlans } from './member-plans.repository';
import { ownPlanView } from './own-plan.view';
import { bestOf, boughtOf, planOf } from './own-subscriptions';
import {
  findInvoices,
  findOpenSubscriptions,
  findPayer,
  insertSubscription,
  keepCustomer,
  lockGranted,
  noteCheckout,
  subscriptionOf,
  updateSubscription,
} from './subscriptions.repository';
import { syncSubscription } from './sync-subscription';

/** Returns a member's plan for the API. */
export async function readOwnPlan(
  { db, payments }: Pick<Context, 'db' | 'payments'>,
  userId: string,
): Promise<components['schemas']['OwnPlan']> {
  const { plan, owners } = await findTeamOwners(db, userId);
  const [lastInvoice = null] = await findInvoices(db, userId);
  return ownPlanView({
    plan,
    subscriptions: await findOpenSubscriptions(db, userId),
    lastInvoice,
    // The owner of the team that provides the plan.
    teamOf: owners.find((owner) => owner.plan === plan)?.name ?? null,
    payments,
    checkoutStartedAt: (await findPayer(db, userId))?.checkoutStartedAt ?? null,
    now: new Date(),
  });
}

/** Executes a payment job. */
export async function workOnPayment(context: Context, job: PaymentJob): Promise<void> {
  if (job.do === 'sync') await syncSubscription(context, job.subscriptionId);
  else if (job.do === 'look') await syncBought(context, job);
  else await context.payments?.end(job.subscriptionId);
}

const MINUTE_MS = 60_000;

/** Delays for checking whether a checkout was paid although no webhook arrived: soon, and after its expiry. */
const LOOK_AFTER_MS = [15 * MINUTE_MS, 25 * 60 * MINUTE_MS] as const;

/**
 * Starts a checkout of Premium. First looks for earlier purchases without a webhook, so that nobody pays twice.
 *
 * @returns URL of the payment page.
 * @throws {ConflictError} If the member already has a plan of their own.
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
  // Closes open checkouts before looking for purchases, so that no payment can happen in between.
  await payments.closeCheckouts(customer);
  if (await syncBought(context, customer)) throw new ConflictError('already_subscribed');
  await lookLater(context, customer);
  const web = (path: string): string => config.webUrls[0] + path;
  const url = await payments.startCheckout(customer, {
    paidUrl: web(SITE_PATHS.paymentSuccess),
    leftUrl: web(SITE_PATHS.plans),
  });
  await noteCheckout(db, userId);
  return url;
}

async function lookLater({ jobs }: Context, customer: Customer): Promise<void> {
  const now = Date.now();
  for (const after of LOOK_AFTER_MS) {
    await jobs.send('payment', { do: 'look', ...customer }, { startAfter: new Date(now + after) });
  }
}

/** Synchronizes a member's subscriptions with the provider. @returns True if there are any. */
async function syncBought(context: Context, customer: Customer): Promise<boolean> {
  const ids = (await context.payments?.findBought(customer)) ?? [];
  for (const id of ids) await syncSubscription(context, id);
  return ids.length > 0;
}

/** A member's plan before and after a change by the operator. */
export interface GrantChange {
  before: Plan;
  after: Plan;
  /** End of the grant; null if there is none. */
  until: Date | null;
}

/**
 * Grants a member a plan until a day, replacing an earlier grant. A bought subscription continues besides,
 * and the better plan applies.
 *
 * @see GAP-079
 */
export async function grantPlan(
  tx: Transaction,
  { userId, plan, until, now }: { userId: string; plan: PaidPlan; until: Date; now: Date },
): Promise<GrantChange> {
  const before = await ownPlan(tx, userId, now);
  const row = await lockGranted(tx, userId);
  const base: Subscription = {
    plan,
    state: 'active',
    term: { start: row?.termStart ?? now, end: until },
    renews: false,
    graceEnd: null,
  };
  const granted = nextSubscription(base, { type: 'granted', until });
  if (row) await updateSubscription(tx, row, granted);
  else await insertSubscription(tx, { userId }, granted);
  await refreshPlans(tx, [userId], now);
  return { before, after: await ownPlan(tx, userId, now), until: planEnd(granted) };
}

/** Ends the operator's grant. @returns Null if there is none. */
export async function endGrant(tx: Transaction, userId: string, now: Date): Promise<GrantChange | null> {
  const before = await ownPlan(tx, userId, now);
  const row = await lockGranted(tx, userId);
  if (!row) return null;
  await updateSubscription(tx, row, nextSubscription(subscriptionOf(row), { type: 'ended' }));
  await refreshPlans(tx, [userId], now);
  return { before, after: await ownPlan(tx, userId, now), until: null };
}

async function ownPlan(tx: Transaction, userId: string, now: Date): Promise<Plan> {
  return planOf(await findOpenSubscriptions(tx, userId), now);
}
