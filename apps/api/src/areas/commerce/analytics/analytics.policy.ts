import { ENTITLEMENTS, type Plan, viewerLevel } from '@millrace/domain';

/** Why somebody may not look at analytics. */
type AnalyticsRefusal = 'plan_required' | 'company_required' | 'company_only';

/**
 * Whether a member may look at the analytics of the company that they belong to. That somebody says to work there is not
 * enough: anybody could read of a competitor. @returns Null where nothing stands against it.
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
