import { DAY_MS } from '../timing';
import { ENTITLEMENTS } from './entitlements';
import { PLAN_OFFERS } from './plan-offers';
import type { Plan } from './plans';

/** A paid plan. */
export type PaidPlan = Exclude<Plan, 'free'>;

/** Status of a subscription: active, payment overdue, cancelled, or ended. @see GAP-079, GAP-080 */
const SUBSCRIPTION_STATES = ['active', 'past_due', 'cancelled', 'expired'] as const;

/** Status of a subscription. */
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** Paid term: start, and exclusive end. */
export interface Term {
  start: Date;
  end: Date;
}

/** A plan held for a term. */
export interface Subscription {
  plan: PaidPlan;
  state: SubscriptionState;
  term: Term;
  /** True if the term renews; plans granted by the operator do not. */
  renews: boolean;
  /** End of the grace period after a failed payment; null if nothing is owed. */
  graceEnd: Date | null;
}

/** Events of a subscription. */
export type SubscriptionEvent =
  | { type: 'paid'; term: Term }
  | { type: 'payment_failed'; at: Date }
  | { type: 'cancelled' }
  | { type: 'resumed' }
  | { type: 'granted'; until: Date }
  | { type: 'ended' }
  | { type: 'clock'; now: Date };

/** State of a subscription as its payment provider reports it. */
export interface SubscriptionReport {
  state: 'paid' | 'unpaid' | 'ended';
  /** Current or unpaid term. */
  term: Term;
  /** True if it renews after that term. */
  renews: boolean;
}

/** Grace period after a failed payment. */
const GRACE_DAYS = 14;

/** Days by which the report of a renewal may be late: providers draft an invoice first. */
export const RENEWAL_DAYS = 3;

/** Days before the end of a term on which notices are due, earliest first. @see GAP-080 */
export const NOTICE_DAYS = [30, 7] as const;

/** Maximum team size of a plan's owner. @see PLAN-017, DIFF-016 */
export const teamSeats = (plan: Plan): number => ENTITLEMENTS[plan].teamSize - 1;

const addDays = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

/**
 * Returns the end of a term: one year later at the same time in UTC. A term that begins on a leap day
 * ends on the last of February. @see PLAN-002, GAP-080
 */
export function termFrom(start: Date, plan: PaidPlan): Term {
  const end = new Date(start);
  end.setUTCFullYear(start.getUTCFullYear() + (PLAN_OFFERS[plan].termYears ?? 1));
  // 29 February overflowed to 1 March.
  if (end.getUTCMonth() !== start.getUTCMonth()) end.setUTCDate(0);
  return { start, end };
}

/** Returns when a subscription stops granting its plan, as far as known; null once it has. */
export function planEnd({ state, term, renews, graceEnd }: Subscription): Date | null {
  if (state === 'expired') return null;
  if (graceEnd !== null) return graceEnd;
  return state === 'active' && renews ? addDays(term.end, RENEWAL_DAYS) : term.end;
}

/** True if a subscription grants its plan at a time. */
export function givesPlan(subscription: Subscription, now: Date): boolean {
  const end = planEnd(subscription);
  return end !== null && now < end;
}

/** Applies an event to a subscription. An ended one stays ended unless it is paid or granted again. */
export function nextSubscription(subscription: Subscription, event: SubscriptionEvent): Subscription {
  const { state, term, graceEnd } = subscription;
  switch (event.type) {
    case 'paid':
      return { ...subscription, state: 'active', renews: true, term: event.term, graceEnd: null };
    case 'granted':
      return {
        ...subscription,
        state: 'active',
        renews: false,
        term: { ...term, end: event.until },
        graceEnd: null,
      };
    case 'payment_failed':
      // Further failed attempts belong to the same payment and do not extend the grace period.
      if (state !== 'active') return subscription;
      return { ...subscription, state: 'past_due', graceEnd: addDays(event.at, GRACE_DAYS) };
    case 'cancelled':
      if (state === 'expired') return subscription;
      return { ...subscription, state: 'cancelled', renews: false };
    case 'resumed':
      if (state !== 'cancelled') return subscription;
      return { ...subscription, state: graceEnd === null ? 'active' : 'past_due', renews: true };
    case 'ended':
      return { ...subscription, state: 'expired', renews: false, graceEnd: null };
    case 'clock':
      return givesPlan(subscription, event.now) || state === 'expired'
        ? subscription
        : nextSubscription(subscription, { type: 'ended' });
  }
}

/**
 * Applies a provider's report to a subscription, whatever was known before: repeated and reordered reports have the
 * same result. An ended subscription resumes when it is paid, not while it is owed.
 *
 * @param previous Null for an unknown subscription.
 */
export function reportedSubscription(
  previous: Subscription | null,
  plan: PaidPlan,
  report: SubscriptionReport,
  now: Date,
): Subscription {
  const known: Subscription =
    previous === null
      ? { plan, state: 'active', term: report.term, renews: true, graceEnd: null }
      : { ...previous, plan };
  if (report.state === 'ended') return nextSubscription(known, { type: 'ended' });
  // The grace period of an ended subscription is over.
  if (known.state === 'expired' && report.state === 'unpaid') return known;
  const paid =
    report.state === 'paid'
      ? nextSubscription(known, { type: 'paid', term: report.term })
      : nextSubscription(known, { type: 'payment_failed', at: now });
  return nextSubscription(paid, { type: report.renews ? 'resumed' : 'cancelled' });
}

/**
 * Returns the due notice of a term's end as days before it; null for none.
 *
 * @param given Days of the last notice of this term; null for none. If two are due, the later one is given.
 * @see GAP-080
 */
export function noticeDue({ state, term }: Subscription, given: number | null, now: Date): number | null {
  if ((state !== 'active' && state !== 'cancelled') || now >= term.end) return null;
  for (const days of [...NOTICE_DAYS].reverse()) {
    const at = addDays(term.end, -days);
    // A shorter term starts within the notice period.
    if (now < at || at <= term.start) continue;
    return given === null || given > days ? days : null;
  }
  return null;
}
