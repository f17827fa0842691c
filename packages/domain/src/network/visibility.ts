import { type Plan, type ViewerLevel, viewerLevel } from '../commerce/plans';
import { SEE_ALL_SUPPLIERS_FIRST } from '../pagination';

/** Visibility of the people behind products, companies and events for a viewer level. */
export interface LevelVisibility {
  /** Followers of a product or company: all, or a sample without links. */
  followers: 'sample' | 'all';
  /** Number of contacts named on a company's page, in list order; the others are counted. */
  companyContacts: number;
  /** Number of supplier or customer rows with contacts and counts, by default rank. */
  rowsWithContacts: number;
  /** Attendees of an event: all, or counts by reply. */
  attendees: 'counts' | 'all';
  /** True if pages of suppliers and customers after the first are returned. */
  furtherPages: boolean;
  /** Maximum page size of suppliers and customers; the caller's limit applies as well. */
  pageSizeMax: number;
}

const PAID: LevelVisibility = {
  followers: 'all',
  companyContacts: Number.POSITIVE_INFINITY,
  rowsWithContacts: Number.POSITIVE_INFINITY,
  attendees: 'all',
  furtherPages: true,
  pageSizeMax: Number.POSITIVE_INFINITY,
};

/**
 * Visibility by viewer level. The server enforces it in every list, page, export and widget; an interface only explains
 * it.
 *
 * @see GAP-057, GAP-060, GAP-076, PROD-017, COMP-005
 */
export const VISIBILITY: Readonly<Record<ViewerLevel, LevelVisibility>> = {
  guest: {
    followers: 'sample',
    companyContacts: 0,
    rowsWithContacts: 0,
    attendees: 'counts',
    furtherPages: false,
    pageSizeMax: SEE_ALL_SUPPLIERS_FIRST,
  },
  free: { ...PAID, companyContacts: 4, rowsWithContacts: 4 },
  premium: PAID,
  platinum: PAID,
};

/** Size of the follower sample, which is the same for everybody, so that repeated requests reveal no others. */
export const FOLLOWER_SAMPLE = 10;

/** Number of designations disclosed without names. */
export const DESIGNATIONS_MAX = 50;

/** The caller, as far as visibility depends on it; null is a guest. */
export type Onlooker = {
  plan: Plan;
  companyId: string | null;
  /** True if their employment at the company is verified. */
  isVerified: boolean;
} | null;

/**
 * True for the viewer's own verified company, whose people are all visible. An unverified claim is not enough: a Free
 * member could claim one company after another.
 */
export const isOwnCompany = (viewer: Onlooker, companyId: string): boolean =>
  viewer?.isVerified === true && viewer.companyId === companyId;

/** Returns the number of a company's contacts that a viewer sees by name, in list order. */
export function namedContacts(viewer: Onlooker, companyId: string): number {
  return isOwnCompany(viewer, companyId)
    ? Number.POSITIVE_INFINITY
    : VISIBILITY[viewerLevel(viewer)].companyContacts;
}

/** Returns the number of supplier or customer rows with contacts for a level, by default rank. @see GAP-060, GAP-076 */
export function rowsWithContacts(level: ViewerLevel): number {
  return VISIBILITY[level].rowsWithContacts;
}

/**
 * True if a row includes contacts.
 *
 * @param rank Position of the row in the default order of the whole list, from 1, whatever order was requested.
 * @param disclosed Result of `rowsWithContacts`.
 */
export function isDisclosed(rank: number, disclosed: number): boolean {
  return rank <= disclosed;
}

/** True if a level sees all followers. */
export function seesFollowers(level: ViewerLevel): boolean {
  return VISIBILITY[level].followers === 'all';
}

/** True if a level sees attendees. @see GAP-057 */
export function seesAttendees(level: ViewerLevel): boolean {
  return VISIBILITY[level].attendees === 'all';
}

/** Returns the page size for a viewer's request. @see GAP-060 */
export function pageSizeFor(level: ViewerLevel, asked: number): number {
  return Math.min(asked, VISIBILITY[level].pageSizeMax);
}

/** True if a viewer may read pages after the first. @see GAP-060 */
export function mayReadFurtherPages(level: ViewerLevel): boolean {
  return VISIBILITY[level].furtherPages;
}

/**
 * Returns first name and initial of the last name, for viewers who may not identify a member.
 *
 * @example initialledName({ firstName: 'Ines', lastName: 'Hallberg' }) // 'Ines H.'
 */
export function initialledName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial] = lastName.trim();
  return initial === undefined ? firstName.trim() : `${firstName.trim()} ${initial}.`;
}
