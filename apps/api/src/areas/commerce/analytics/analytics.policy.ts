import {
  ANALYTICS_DAYS_DEFAULT,
  ANALYTICS_DAYS_MAX,
  type AnalyticsDays,
  analyticsRangeProblem,
  ENTITLEMENTS,
  lastDays,
  type Plan,
  utcDay,
  viewerLevel,
} from '@millrace/domain';
import { BadParameterError } from '../../../platform/errors';
import type { ReplyKey } from '../../../platform/messages/reply-texts';
import { sentence } from '../../../platform/messages/text';

/** Reasons for refusing analytics. */
type AnalyticsRefusal = 'plan_required' | 'company_required' | 'company_only';

/**
 * Returns the reason why a member may not see the analytics of their company. An unverified link is not enough, as it
 * would disclose a competitor's numbers. @returns Null if permitted.
 *
 * @see PLAN-008, GAP-077, GAP-089
 */
export function analyticsRefusal(
  viewer: { plan: Plan },
  company: { isVerified: boolean } | null,
): AnalyticsRefusal | null {
  if (!ENTITLEMENTS[viewerLevel(viewer)].analytics) return 'plan_required';
  if (company === null) return 'company_required';
  return company.isVerified ? null : 'company_only';
}

const PROBLEMS = {
  'no-day': 'analytics.noDay',
  reversed: 'analytics.reversed',
  'too-long': 'analytics.tooLong',
} as const satisfies Record<string, ReplyKey>;

/** Parses the requested days. @throws {BadParameterError} naming the invalid end. */
export function readDays(query: Partial<AnalyticsDays>): AnalyticsDays {
  const to = query.to ?? utcDay(Date.now());
  const ends = analyticsRangeProblem({ from: to, to });
  if (ends) throw new BadParameterError('to', sentence(PROBLEMS[ends.problem]));
  const days = { from: query.from ?? lastDays(to, ANALYTICS_DAYS_DEFAULT).from, to };
  const wrong = analyticsRangeProblem(days);
  if (wrong) {
    throw new BadParameterError(wrong.end, sentence(PROBLEMS[wrong.problem], { count: ANALYTICS_DAYS_MAX }));
  }
  return days;
}
