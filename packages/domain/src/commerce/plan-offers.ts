import { CONCENTRATION_DEPTH_MAX } from '../catalogue/concentration';
import { rowsWithContacts } from '../network/visibility';
import { ENTITLEMENTS } from './entitlements';
import { PLANS, type Plan } from './plans';

/** How a plan is obtained: with an account, by paying, or through sales. @see GAP-079 */
export type PlanSource = 'account' | 'checkout' | 'sales';

/** Names and price of a plan. */
export interface PlanOffer {
  /** Name in data and on cards. @see DIFF-017 */
  name: string;
  /** Name in the head of the comparison table. @see PLAN-011 */
  tableName: string;
  /** Name in the comparison on phones. @see PLAN-011 */
  phoneName: string;
  /** Whole US dollars for one `pricePer`. */
  priceUsd: number;
  pricePer: 'month' | 'year';
  /** Term in years; null for a plan that does not end. @see DIFF-018 */
  termYears: number | null;
  source: PlanSource;
}

/** The three plans. @see PLAN-001, PLAN-002, PLAN-003 */
export const PLAN_OFFERS: Readonly<Record<Plan, PlanOffer>> = {
  free: {
    name: 'Free',
    tableName: 'Basic/Free',
    phoneName: 'Free',
    priceUsd: 0,
    pricePer: 'month',
    termYears: null,
    source: 'account',
  },
  premium: {
    name: 'Premium',
    tableName: 'Premium',
    phoneName: 'Small Teams',
    priceUsd: 1250,
    pricePer: 'year',
    termYears: 1,
    source: 'checkout',
  },
  platinum: {
    name: 'Platinum',
    tableName: 'Platinum',
    phoneName: 'Enterprise',
    priceUsd: 3000,
    pricePer: 'year',
    termYears: 1,
    source: 'sales',
  },
};

/** Rows of the comparison in display order. */
export const PLAN_FEATURES = [
  'follow',
  'emailAlerts',
  'companyPage',
  'posts',
  'supplierData',
  'concentration',
  'concentrationScenarios',
  'premiumListing',
  'messaging',
  'analytics',
  'quoteRequests',
  'users',
] as const;

/** A row of the comparison. */
export type PlanFeature = (typeof PLAN_FEATURES)[number];

/** Extent of a feature in a plan: none, limited, full, or a number of users. */
export type PlanShare = 'none' | 'limited' | 'full' | number;

const fullIf = (has: boolean): PlanShare => (has ? 'full' : 'none');

function featureShares(plan: Plan): Record<PlanFeature, PlanShare> {
  const entitlements = ENTITLEMENTS[plan];
  return {
    follow: 'full',
    emailAlerts: 'full',
    companyPage: 'full',
    posts: 'full',
    supplierData: Number.isFinite(rowsWithContacts(plan)) ? 'limited' : 'full',
    concentration: entitlements.concentrationDepth < CONCENTRATION_DEPTH_MAX ? 'limited' : 'full',
    concentrationScenarios: fullIf(entitlements.concentrationScenarios),
    premiumListing: fullIf(entitlements.premiumListing),
    messaging: fullIf(entitlements.startConversations),
    analytics: fullIf(entitlements.analytics),
    // Everybody can ask; plans differ in the recipient.
    quoteRequests: entitlements.quoteReach === 'sales-desk' ? 'limited' : 'full',
    users: entitlements.teamSize,
  };
}

/**
 * Comparison of plans, derived from what the server enforces, so that a page cannot promise anything else.
 *
 * @see PLAN-004 to PLAN-009
 */
export const PLAN_MATRIX = Object.fromEntries(PLANS.map((plan) => [plan, featureShares(plan)])) as Readonly<
  Record<Plan, Readonly<Record<PlanFeature, PlanShare>>>
>;
