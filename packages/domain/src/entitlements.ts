import { SEE_ALL_SUPPLIERS_FIRST } from './pagination';
import { type Plan, type ViewerLevel, viewerLevel } from './plans';

/** Where a request for a quote goes. @see DIFF-003 */
export type QuoteReach = 'sales-desk' | 'sales-desk-and-suppliers';

/** What a level of viewer may see and do. The server enforces it; an interface only explains it. */
export interface Entitlements {
  /** How many suppliers of a product, by rank in the default order, come with contacts and their details. */
  supplierDetails: number;
  /** How many potential customers of a product, by rank in the default order, come with their `supp` count. */
  customerDetails: number;
  /** Whether pages after the first are answered. */
  furtherPages: boolean;
  /** Rows that one page may hold for this level; the caller's own limit applies as well. */
  pageSizeMax: number;
  /** Whether the own company is listed as premium. */
  premiumListing: boolean;
  /** Whether new conversations may be started; reading and replying is for every member. */
  startConversations: boolean;
  /** Whether the analytics page is open. */
  analytics: boolean;
  /** Who gets a request for a quote. */
  quoteReach: QuoteReach;
  /** Users that the plan covers, its owner included. */
  teamSize: number;
}

const PAID = {
  supplierDetails: Number.POSITIVE_INFINITY,
  customerDetails: Number.POSITIVE_INFINITY,
  furtherPages: true,
  pageSizeMax: Number.POSITIVE_INFINITY,
  premiumListing: true,
  startConversations: true,
  teamSize: 5,
} as const;

/**
 * The one table of what each level may see and do.
 *
 * @see PLAN-005 to PLAN-009, PLAN-017, DIFF-002, DIFF-003, DIFF-016, GAP-060, GAP-076, GAP-077
 */
export const ENTITLEMENTS: Readonly<Record<ViewerLevel, Entitlements>> = {
  guest: {
    supplierDetails: 0,
    customerDetails: 0,
    furtherPages: false,
    pageSizeMax: SEE_ALL_SUPPLIERS_FIRST,
    premiumListing: false,
    startConversations: false,
    analytics: false,
    quoteReach: 'sales-desk',
    teamSize: 0,
  },
  free: {
    supplierDetails: 4,
    customerDetails: 4,
    furtherPages: true,
    pageSizeMax: Number.POSITIVE_INFINITY,
    premiumListing: false,
    startConversations: false,
    analytics: false,
    quoteReach: 'sales-desk',
    teamSize: 1,
  },
  premium: { ...PAID, analytics: false, quoteReach: 'sales-desk' },
  platinum: { ...PAID, analytics: true, quoteReach: 'sales-desk-and-suppliers' },
};

/** How many suppliers of a product a level sees in full, by rank in the default order. @see GAP-060, GAP-076 */
export function disclosedSuppliers(level: ViewerLevel): number {
  return ENTITLEMENTS[level].supplierDetails;
}

/** How many customers of a product a level sees in full, by rank in the default order. @see GAP-060, GAP-076 */
export function disclosedCustomers(level: ViewerLevel): number {
  return ENTITLEMENTS[level].customerDetails;
}

/**
 * Whether a row is shown in full.
 *
 * @param rank Place of the row in the default order of the whole list, counted from 1, whatever order was asked.
 * @param disclosed What `disclosedSuppliers` or `disclosedCustomers` gave.
 */
export function isDisclosed(rank: number, disclosed: number): boolean {
  return rank <= disclosed;
}

/** Size of the page that is answered when a viewer asks for one. @see GAP-060 */
export function pageSizeFor(level: ViewerLevel, asked: number): number {
  return Math.min(asked, ENTITLEMENTS[level].pageSizeMax);
}

/** Whether a viewer is answered pages after the first. @see GAP-060 */
export function mayReadFurtherPages(level: ViewerLevel): boolean {
  return ENTITLEMENTS[level].furtherPages;
}

/** Whether a company is listed as premium: one of its members is on a paid plan. @see PLAN-006, GAP-078 */
export function isListedAsPremium(memberPlans: Iterable<Plan>): boolean {
  for (const plan of memberPlans) {
    if (ENTITLEMENTS[viewerLevel({ plan })].premiumListing) return true;
  }
  return false;
}
