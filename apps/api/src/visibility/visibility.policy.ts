import {
  isOwnCompany,
  type Mention,
  mayReadFurtherPages,
  namedContacts,
  type Onlooker,
  pageSizeFor,
  rowsWithContacts,
  seesAttendees,
  seesFollowers,
  VISIBILITY,
  type Visibility,
  viewerLevel,
} from '@millrace/domain';
import { SignInRequiredError } from '../platform/errors';

/** Reason why a list is limited, as in `Limited` of the contract. */
type LimitedReason = 'none' | 'plan' | 'sign_in';

/**
 * Returns the reason why a list is limited.
 *
 * @param count Number of entries of the whole list.
 * @param disclosed Number of entries that the viewer sees in full.
 */
export function limitedBy(viewer: Onlooker, count: number, disclosed: number): LimitedReason {
  if (count <= disclosed) return 'none';
  return viewer ? 'plan' : 'sign_in';
}

/** True if a viewer sees the names of followers, otherwise only a sample. @see PROD-017 */
export const namesFollowers = (viewer: Onlooker): boolean => seesFollowers(viewerLevel(viewer));

/** True if a viewer sees the names of attendees, otherwise only their number. @see GAP-057 */
export const namesAttendees = (viewer: Onlooker): boolean => seesAttendees(viewerLevel(viewer));

/** Returns the number of a company's contacts that a viewer sees, as a `LIMIT`; null for all. */
export function contactLimit(viewer: Onlooker, companyId: string): number | null {
  const named = namedContacts(viewer, companyId);
  return Number.isFinite(named) ? named : null;
}

/** Returns the number of contacts that a viewer sees of each other company, as a `LIMIT`; null for all. */
export function partnerContactLimit(viewer: Onlooker): number | null {
  const named = VISIBILITY[viewerLevel(viewer)].companyContacts;
  return Number.isFinite(named) ? named : null;
}

/** Returns the number of rows of suppliers or customers with contacts, by rank in the default order. @see GAP-076 */
export const rowLimit = (viewer: Onlooker): number => rowsWithContacts(viewerLevel(viewer));

/**
 * True if a viewer sees the contacts in a row of suppliers or customers.
 *
 * @param isAmongFirst True if the row is among the first `rowLimit` in the default order.
 */
export const seesRowContacts = (
  viewer: Onlooker,
  { companyId, isAmongFirst }: { companyId: string; isAmongFirst: boolean },
): boolean =>
  isAmongFirst || rowLimit(viewer) === Number.POSITIVE_INFINITY || isOwnCompany(viewer, companyId);

/**
 * Returns the page size of suppliers or customers for a viewer.
 *
 * @throws {SignInRequiredError} If a guest requests a further page. @see GAP-060
 */
export function allowedPageSize(viewer: Onlooker, limit: number, cursor: string | undefined): number {
  const level = viewerLevel(viewer);
  if (cursor !== undefined && !mayReadFurtherPages(level)) throw new SignInRequiredError();
  return pageSizeFor(level, limit);
}

/** Refuses guests a further page. @throws {SignInRequiredError} @see GAP-060 */
export function requireMemberForFurther(viewer: Onlooker, cursor: string | undefined): void {
  if (viewer === null && cursor !== undefined) throw new SignInRequiredError();
}

/** Facts that decide who may read a post. */
export interface PostVisibility {
  userId: string;
  visibility: Visibility;
  mentions: readonly Mention[];
  isRemoved: boolean;
  /** True if a moderator hid it. */
  isHidden: boolean;
  /** True if its author is suspended. */
  isWithheld: boolean;
  /** True if the reader has blocked its author. */
  isBlocked: boolean;
  /** True if the reader is listed with a company that the post tags. */
  tagsOwnCompany: boolean;
}

/** The reader; null for a guest. */
export type Reader = { id: string } | null;

/**
 * True if somebody may read a post, with its likes, comments and files. A private post is readable for its author,
 * members whom it mentions and people of the companies that it tags; a post hidden by a moderator for its author; a
 * deleted post, or one of a suspended author, for nobody.
 *
 * @see DIFF-001, GAP-052, GAP-096, GAP-097, PERM-008
 */
export function mayReadPost(post: PostVisibility, reader: Reader): boolean {
  if (post.isRemoved || post.isWithheld || post.isBlocked) return false;
  if (post.isHidden) return post.userId === reader?.id;
  if (post.visibility === 'public') return true;
  if (reader === null) return false;
  if (post.userId === reader.id || post.tagsOwnCompany) return true;
  return post.mentions.some(({ kind, id }) => kind === 'person' && id === reader.id);
}
