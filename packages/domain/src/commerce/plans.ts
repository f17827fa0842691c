/** Plans, cheapest first. @see PLAN-001, PLAN-002, PLAN-003 */
export const PLANS = ['free', 'premium', 'platinum'] as const;

/** A plan. */
export type Plan = (typeof PLANS)[number];

/** Viewer levels: a guest, or a member on a plan. */
export const VIEWER_LEVELS = ['guest', ...PLANS] as const;

/** A level of viewer. */
export type ViewerLevel = (typeof VIEWER_LEVELS)[number];

/** True if a value is the key of a plan. */
export function isPlan(value: unknown): value is Plan {
  return PLANS.some((plan) => plan === value);
}

/** Returns the level of a viewer; `null` is a guest. Team members have the plan of the team's owner (GAP-047). */
export function viewerLevel(viewer: { plan: Plan } | null | undefined): ViewerLevel {
  return viewer?.plan ?? 'guest';
}
