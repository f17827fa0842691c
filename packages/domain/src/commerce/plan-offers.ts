import { CONCENTRATION_DEPTH_MAX } from '../catalogue/concentration';
import { rowsWithContacts } from '../network/visibility';
import { ENTITLEMENTS } from './entitlements';
import { PLANS, type Plan } from './plans';

/** Names the way to a plan: with an account, by paying for it, or by writing to sales. @see GAP-079 */
export type PlanSource = 'account' | 'checkout' | 'sales';

/** Names a plan and its price. */
export interface PlanOffer {
  /** In data and on cards. @see DIFF-017 */
  name: string;
  /** In the head of the comparison table. @see PLAN-011 */
  tableName: string;
  /** On phones, in the comparison as a list. @see PLAN-011 */
  phoneName: string;
  /** Whole US dollars for one `pricePer`. */
  priceUsd: number;
  pricePer: 'month' | 'year';
  /** Years after which it ends unless it is renewed; null for one that does not end. @see DIFF-018 */
  termYears: number | null;
  source: PlanSource;
}

/** The three plans as they are offered. @see PLAN-001, PLAN-002, PLAN-003 */
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

/** Lines of the matrix, in the order in which they are shown. */
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

/** A line of the matrix. */
export type PlanFeature = (typeof PLAN_FEATURES)[number];

/** Says how much of a feature a plan has: not at all, in part, all of it, or for so many users. */
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
    // Everybody may ask: what differs is who gets the request.
    quoteRequests: entitlements.quoteReach === 'sales-desk' ? 'limited' : 'full',
    users: entitlements.teamSize,
  };
}

/**
 * The matrix of plans and features, read from what the server enforces: a page cannot promise anything else.
 *
 * @see PLAN-004 to PLAN-009
 */
export const PLAN_MATRIX = Object.fromEntries(PLANS.map((plan) => [plan, featureShares(plan)])) as Readonly<
  Record<Plan, Readonly<Record<PlanFeature, PlanShare>>>
>;
