import { type Plan, type ViewerLevel, viewerLevel } from '../commerce/plans';
import { SEE_ALL_SUPPLIERS_FIRST } from '../pagination';

/** What a level of viewer is told of the people behind products, companies and events. */
export interface LevelVisibility {
  /** Who follows a product or a company: everybody, or a sample without a way to them. */
  followers: 'sample' | 'all';
  /** How many contacts a company's page names, in the order of its list; of the others it gives the number. */
  companyContacts: number;
  /** How many suppliers or customers, by rank in the default order, come with contacts and counts. */
  rowsWithContacts: number;
  /** Who attends an event: everybody, or how many say what. */
  attendees: 'counts' | 'all';
  /** True if pages of suppliers and customers after the first are answered. */
  furtherPages: boolean;
  /** Rows that one page of suppliers or customers may hold; the caller's own limit applies as well. */
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
 * The one table of who sees whom. The server enforces it in every list, page, export and widget; an interface only
 * explains it.
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

/** How many followers the sample holds: the same for everybody, so that asking again shows no others. */
export const FOLLOWER_SAMPLE = 10;

/** Designations that are told where nobody is named. */
export const DESIGNATIONS_MAX = 50;

/** Who asks, as far as it decides what they see of others; null is a guest. */
export type Onlooker = {
  plan: Plan;
  companyId: string | null;
  /** True if it is known that they work for the company. */
  isVerified: boolean;
} | null;

/**
 * True if a company is the viewer's own, of whose people everything is shown. That somebody says to work there is not
 * enough: a Free member could say so of one company after another.
 */
export const isOwnCompany = (viewer: Onlooker, companyId: string): boolean =>
  viewer?.isVerified === true && viewer.companyId === companyId;

/** How many contacts of a company a viewer sees by name, in the order of its list. */
export function namedContacts(viewer: Onlooker, companyId: string): number {
  return isOwnCompany(viewer, companyId)
    ? Number.POSITIVE_INFINITY
    : VISIBILITY[viewerLevel(viewer)].companyContacts;
}

/** How many suppliers or customers a level sees with contacts, by rank in the default order. @see GAP-060, GAP-076 */
export function rowsWithContacts(level: ViewerLevel): number {
  return VISIBILITY[level].rowsWithContacts;
}

/**
 * True if a row is among those that come with contacts.
 *
 * @param rank Place of the row in the default order of the whole list, counted from 1, whatever order was asked.
 * @param disclosed What `rowsWithContacts` gave.
 */
export function isDisclosed(rank: number, disclosed: number): boolean {
  return rank <= disclosed;
}

/** True if a level is told everybody who follows something. */
export function seesFollowers(level: ViewerLevel): boolean {
  return VISIBILITY[level].followers === 'all';
}

/** True if a level is told who attends an event. @see GAP-057 */
export function seesAttendees(level: ViewerLevel): boolean {
  return VISIBILITY[level].attendees === 'all';
}

/** Size of the page that is answered when a viewer asks for one. @see GAP-060 */
export function pageSizeFor(level: ViewerLevel, asked: number): number {
  return Math.min(asked, VISIBILITY[level].pageSizeMax);
}

/** True if a viewer is answered pages after the first. @see GAP-060 */
export function mayReadFurtherPages(level: ViewerLevel): boolean {
  return VISIBILITY[level].furtherPages;
}

/**
 * First name and initial of the last name, for whom a member is not to be found by.
 *
 * @example initialledName({ firstName: 'Ines', lastName: 'Hallberg' }) // 'Ines H.'
 */
export function initialledName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial] = lastName.trim();
  return initial === undefined ? firstName.trim() : `${firstName.trim()} ${initial}.`;
}
