import { DAY_MS } from '../timing';
import { ENTITLEMENTS } from './entitlements';
import { PLAN_OFFERS } from './plan-offers';
import type { Plan } from './plans';

/** A plan that is paid for. */
export type PaidPlan = Exclude<Plan, 'free'>;

/** How a subscription stands: paid, with a payment overdue, running out, or over. @see GAP-079, GAP-080 */
const SUBSCRIPTION_STATES = ['active', 'past_due', 'cancelled', 'expired'] as const;

/** How a subscription stands. */
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** What is paid for: from, and until just before. */
export interface Term {
  start: Date;
  end: Date;
}

/** A plan that somebody has for a time. */
export interface Subscription {
  plan: PaidPlan;
  state: SubscriptionState;
  term: Term;
  /** True if the next term is to be paid when this one ends; what an operator grants is not. */
  renews: boolean;
  /** Until when the plan is kept although a payment failed; null while nothing is owed. */
  graceEnd: Date | null;
}

/** What happens to a subscription. */
export type SubscriptionEvent =
  | { type: 'paid'; term: Term }
  | { type: 'payment_failed'; at: Date }
  | { type: 'cancelled' }
  | { type: 'resumed' }
  | { type: 'granted'; until: Date }
  | { type: 'ended' }
  | { type: 'clock'; now: Date };

/** What a payment provider says of a subscription at a moment. */
export interface SubscriptionReport {
  state: 'paid' | 'unpaid' | 'ended';
  /** The term that is paid, or that is to be paid. */
  term: Term;
  /** True if it goes on after that term. */
  renews: boolean;
}

/** For how long a plan is kept after a payment failed. */
const GRACE_DAYS = 14;

/** How many days late the word of a renewal may be: providers draw up an invoice first. */
export const RENEWAL_DAYS = 3;

/** How many days before its end a term's notices are due, the earlier first. @see GAP-080 */
export const NOTICE_DAYS = [30, 7] as const;

/** How many members a plan's owner may have in the team. @see PLAN-017, DIFF-016 */
export const teamSeats = (plan: Plan): number => ENTITLEMENTS[plan].teamSize - 1;

const addDays = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

/**
 * The end of a term that begins at a moment: a year later, at the same time of day in UTC. A term that begins on a leap
 * day ends on the last of February. @see PLAN-002, GAP-080
 */
export function termFrom(start: Date, plan: PaidPlan): Term {
  const end = new Date(start);
  end.setUTCFullYear(start.getUTCFullYear() + (PLAN_OFFERS[plan].termYears ?? 1));
  // The 29th of February became the 1st of March.
  if (end.getUTCMonth() !== start.getUTCMonth()) end.setUTCDate(0);
  return { start, end };
}

/** When a subscription stops giving its plan, as far as is known; null once it has. */
export function planEnd({ state, term, renews, graceEnd }: Subscription): Date | null {
  if (state === 'expired') return null;
  if (graceEnd !== null) return graceEnd;
  return state === 'active' && renews ? addDays(term.end, RENEWAL_DAYS) : term.end;
}

/** True if a subscription gives its plan at a moment. */
export function givesPlan(subscription: Subscription, now: Date): boolean {
  const end = planEnd(subscription);
  return end !== null && now < end;
}

/** What becomes of a subscription. One that is over stays so, unless it is paid or granted anew. */
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
      // Each further attempt that fails is of the same payment: it lengthens nothing.
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
 * A subscription after what its provider reports, whatever was known of it before: reports that come twice, or in another
 * order than what they tell of, lead to the same. One that is over comes back when it is paid, and not while it is owed.
 *
 * @param previous Null for one that is heard of for the first time.
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
  // What is owed for one that is over has had its fortnight.
  if (known.state === 'expired' && report.state === 'unpaid') return known;
  const paid =
    report.state === 'paid'
      ? nextSubscription(known, { type: 'paid', term: report.term })
      : nextSubscription(known, { type: 'payment_failed', at: now });
  return nextSubscription(paid, { type: report.renews ? 'resumed' : 'cancelled' });
}

/**
 * Which notice of the term's end is due, as days before it; null for none.
 *
 * @param given Days of the last notice that was given of this term; null for none. Of two that are due, the later is given.
 * @see GAP-080
 */
export function noticeDue({ state, term }: Subscription, given: number | null, now: Date): number | null {
  if ((state !== 'active' && state !== 'cancelled') || now >= term.end) return null;
  for (const days of [...NOTICE_DAYS].reverse()) {
    const at = addDays(term.end, -days);
    // A term that is shorter than that begins with its end in sight.
    if (now < at || at <= term.start) continue;
    return given === null || given > days ? days : null;
  }
  return null;
}
