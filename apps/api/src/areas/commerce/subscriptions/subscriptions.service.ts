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

/** A member's plan as they are shown it. */
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
    // Whoever's plan it is: the one whose team one shares it in.
    teamOf: owners.find((owner) => owner.plan === plan)?.name ?? null,
    payments,
    checkoutStartedAt: (await findPayer(db, userId))?.checkoutStartedAt ?? null,
    now: new Date(),
  });
}

/** Does what is to be done with the provider. */
export async function workOnPayment(context: Context, job: PaymentJob): Promise<void> {
  if (job.do === 'sync') await syncSubscription(context, job.subscriptionId);
  else if (job.do === 'look') await syncBought(context, job);
  else await context.payments?.end(job.subscriptionId);
}

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

/** Brings in line what a member has at the provider, reported or not. @returns Whether there is anything. */
async function syncBought(context: Context, customer: Customer): Promise<boolean> {
  const ids = (await context.payments?.findBought(customer)) ?? [];
  for (const id of ids) await syncSubscription(context, id);
  return ids.length > 0;
}

/** What a member has, before and after the operator has changed it. */
export interface GrantChange {
  before: Plan;
  after: Plan;
  /** Until when the grant lasts; null where there is none. */
  until: Date | null;
}

/**
 * Grants a member a plan until a day; one that was granted before is replaced. What the member has bought goes on beside
 * it, and the better one holds.
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

/** Ends what the operator has granted a member. @returns Null where nothing was granted. */
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
