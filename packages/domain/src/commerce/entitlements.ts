import { CONCENTRATION_DEPTH_MAX } from '../catalogue/concentration';
import type { ViewerLevel } from './plans';

/** Recipient of quote requests. @see DIFF-003 */
export type QuoteReach = 'sales-desk' | 'sales-desk-and-suppliers';

/** Permissions of a plan; `VISIBILITY` says whom it sees. The server enforces both, an interface only explains them. */
export interface Entitlements {
  /** True if the member's company is listed as premium. */
  premiumListing: boolean;
  /** True if new conversations may be started; every member may read and reply. */
  startConversations: boolean;
  /** True if the analytics page is available. */
  analytics: boolean;
  /** Recipient of quote requests. */
  quoteReach: QuoteReach;
  /** Levels of a chain whose concentration is shown; at 0 that of the product itself. */
  concentrationDepth: number;
  /** True if a chain may be looked at without a country, and its concentration saved as a file. */
  concentrationScenarios: boolean;
  /** Number of users including the owner. */
  teamSize: number;
}

const PAID = {
  premiumListing: true,
  startConversations: true,
  concentrationDepth: CONCENTRATION_DEPTH_MAX,
  teamSize: 5,
} as const;

/**
 * Permissions by plan.
 *
 * @see PLAN-005 to PLAN-009, PLAN-017, DIFF-002, DIFF-003, DIFF-016, GAP-077
 */
export const ENTITLEMENTS: Readonly<Record<ViewerLevel, Entitlements>> = {
  guest: {
    premiumListing: false,
    startConversations: false,
    analytics: false,
    quoteReach: 'sales-desk',
    concentrationDepth: 0,
    concentrationScenarios: false,
    teamSize: 0,
  },
  free: {
    premiumListing: false,
    startConversations: false,
    analytics: false,
    quoteReach: 'sales-desk',
    concentrationDepth: 1,
    concentrationScenarios: false,
    teamSize: 1,
  },
  premium: { ...PAID, analytics: false, quoteReach: 'sales-desk', concentrationScenarios: false },
  platinum: {
    ...PAID,
    analytics: true,
    quoteReach: 'sales-desk-and-suppliers',
    concentrationScenarios: true,
  },
};
