import { describe, expect, it } from 'vitest';
import {
  givesPlan,
  nextSubscription,
  noticeDue,
  planEnd,
  reportedSubscription,
  type Subscription,
  teamSeats,
  termFrom,
} from './subscription';

const at = (day: string): Date => new Date(`${day}T12:00:00.000Z`);
const TERM = { start: at('2026-03-01'), end: at('2027-03-01') };
const NEXT_TERM = { start: at('2027-03-01'), end: at('2028-03-01') };

const subscription = (overrides: Partial<Subscription> = {}): Subscription => ({
  plan: 'premium',
  state: 'active',
  term: TERM,
  renews: true,
  graceEnd: null,
  ...overrides,
});

describe('a term', () => {
  it('is a year, over leap days as well [PLAN-002, GAP-080]', () => {
    expect(termFrom(at('2026-03-14'), 'premium').end).toEqual(at('2027-03-14'));
    expect(termFrom(at('2027-12-31'), 'platinum').end).toEqual(at('2028-12-31'));
    expect(termFrom(at('2028-02-29'), 'premium').end).toEqual(at('2029-02-28'));
    expect(termFrom(at('2027-02-28'), 'premium').end).toEqual(at('2028-02-28'));
  });
});

describe('how a subscription goes on', () => {
  it('gives its plan while it is paid, and until the word of its renewal may be late', () => {
    expect(givesPlan(subscription(), at('2026-06-01'))).toBe(true);
    expect(givesPlan(subscription(), at('2027-03-03'))).toBe(true);
    expect(givesPlan(subscription(), at('2027-03-05'))).toBe(false);
  });

  it('ends with its term where nothing renews it [GAP-080]', () => {
    const granted = subscription({ renews: false });
    expect(givesPlan(granted, new Date(TERM.end.getTime() - 1))).toBe(true);
    expect(givesPlan(granted, TERM.end)).toBe(false);
    expect(nextSubscription(granted, { type: 'clock', now: at('2026-12-01') })).toBe(granted);
    expect(nextSubscription(granted, { type: 'clock', now: TERM.end }).state).toBe('expired');
  });

  it('keeps the plan for a fortnight after a payment failed, however often it is tried', () => {
    const owing = nextSubscription(subscription(), { type: 'payment_failed', at: at('2027-03-01') });
    expect([owing.state, planEnd(owing)]).toEqual(['past_due', at('2027-03-15')]);
    expect(nextSubscription(owing, { type: 'payment_failed', at: at('2027-03-08') })).toEqual(owing);
    expect(nextSubscription(owing, { type: 'clock', now: at('2027-03-15') }).state).toBe('expired');
    const paid = nextSubscription(owing, { type: 'paid', term: NEXT_TERM });
    expect([paid.state, paid.term, paid.graceEnd]).toEqual(['active', NEXT_TERM, null]);
  });

  it('runs till its term ends when it is cancelled, and can be resumed before', () => {
    const cancelled = nextSubscription(subscription(), { type: 'cancelled' });
    expect([cancelled.state, cancelled.renews, planEnd(cancelled)]).toEqual(['cancelled', false, TERM.end]);
    expect(nextSubscription(cancelled, { type: 'resumed' })).toEqual(subscription());
    const over = nextSubscription(cancelled, { type: 'clock', now: TERM.end });
    expect(over.state).toBe('expired');
    expect(nextSubscription(over, { type: 'resumed' })).toBe(over);
    expect(nextSubscription(over, { type: 'cancelled' })).toBe(over);
    expect(planEnd(over)).toBeNull();
  });

  it('does not lengthen what is owed by cancelling', () => {
    const owing = nextSubscription(subscription(), { type: 'payment_failed', at: at('2027-03-01') });
    const cancelled = nextSubscription(owing, { type: 'cancelled' });
    expect([cancelled.state, planEnd(cancelled)]).toEqual(['cancelled', at('2027-03-15')]);
    expect(nextSubscription(cancelled, { type: 'resumed' })).toEqual(owing);
  });

  it('can be granted anew once it is over', () => {
    const over = subscription({ state: 'expired', renews: false });
    const granted = nextSubscription(over, { type: 'granted', until: NEXT_TERM.end });
    expect([granted.state, planEnd(granted)]).toEqual(['active', NEXT_TERM.end]);
  });
});

describe('what a provider reports', () => {
  const paid = { state: 'paid', term: TERM, renews: true } as const;
  const now = at('2026-03-02');

  it('leads to the same, however often and in whichever order it is told', () => {
    const first = reportedSubscription(null, 'premium', paid, now);
    expect(first).toEqual(subscription());
    expect(reportedSubscription(first, 'premium', paid, now)).toEqual(first);
    const cancelled = reportedSubscription(first, 'premium', { ...paid, renews: false }, now);
    expect(cancelled.state).toBe('cancelled');
    expect(reportedSubscription(cancelled, 'premium', paid, now)).toEqual(first);
    expect(reportedSubscription(null, 'premium', { ...paid, renews: false }, now)).toEqual(cancelled);
  });

  it('leaves the term as it was paid while the next one is owed', () => {
    const owing = reportedSubscription(
      subscription(),
      'premium',
      { state: 'unpaid', term: NEXT_TERM, renews: true },
      at('2027-03-01'),
    );
    expect([owing.state, owing.term, owing.graceEnd]).toEqual(['past_due', TERM, at('2027-03-15')]);
    const renewed = reportedSubscription(owing, 'premium', { ...paid, term: NEXT_TERM }, at('2027-03-04'));
    expect([renewed.state, renewed.term]).toEqual(['active', NEXT_TERM]);
  });

  it('ends it, and knows it again when it is paid after all', () => {
    const over = reportedSubscription(subscription(), 'premium', { ...paid, state: 'ended' }, now);
    expect(over.state).toBe('expired');
    expect(reportedSubscription(over, 'premium', paid, now).state).toBe('active');
  });

  it('gives no further fortnight to one that is over and still owed', () => {
    const over = subscription({ state: 'expired', renews: false });
    expect(reportedSubscription(over, 'premium', { ...paid, state: 'unpaid' }, now)).toEqual(over);
    const first = reportedSubscription(null, 'premium', { ...paid, state: 'unpaid' }, now);
    expect([first.state, first.graceEnd]).toEqual(['past_due', at('2026-03-16')]);
  });
});

describe('notices', () => {
  it('are due 30 and 7 days before the end of a term, each once [GAP-080]', () => {
    const one = subscription({ renews: false });
    expect(noticeDue(one, null, at('2027-01-29'))).toBeNull();
    expect(noticeDue(one, null, at('2027-01-30'))).toBe(30);
    expect(noticeDue(one, 30, at('2027-02-21'))).toBeNull();
    expect(noticeDue(one, 30, at('2027-02-22'))).toBe(7);
    expect(noticeDue(one, 7, at('2027-02-28'))).toBeNull();
    expect(noticeDue(one, null, at('2027-02-25'))).toBe(7);
    expect(noticeDue(one, null, TERM.end)).toBeNull();
  });

  it('are not given of what is owed or over, nor of a term that is shorter', () => {
    expect(noticeDue(subscription({ state: 'past_due' }), null, at('2027-02-22'))).toBeNull();
    expect(noticeDue(subscription({ state: 'expired' }), null, at('2027-02-22'))).toBeNull();
    const short = subscription({ renews: false, term: { start: at('2027-02-10'), end: at('2027-03-01') } });
    expect(noticeDue(short, null, at('2027-02-10'))).toBeNull();
    expect(noticeDue(short, null, at('2027-02-22'))).toBe(7);
  });
});

describe('seats', () => {
  it('are four beside the owner on both paid plans, and none on the free one [DIFF-016]', () => {
    expect((['free', 'premium', 'platinum'] as const).map(teamSeats)).toEqual([0, 4, 4]);
  });
});
