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

/** Why a list shows less than there is: as `Limited` of the contract. */
type LimitedReason = 'none' | 'plan' | 'sign_in';

/**
 * Why a list shows less than there is.
 *
 * @param count Entries of the whole list.
 * @param disclosed How many of them the viewer sees in full.
 */
export function limitedBy(viewer: Onlooker, count: number, disclosed: number): LimitedReason {
  if (count <= disclosed) return 'none';
  return viewer ? 'plan' : 'sign_in';
}

/** Whether a viewer is told who follows a product or a company; else a sample. @see PROD-017 */
export const namesFollowers = (viewer: Onlooker): boolean => seesFollowers(viewerLevel(viewer));

/** Whether a viewer is told who attends an event; else how many. @see GAP-057 */
export const namesAttendees = (viewer: Onlooker): boolean => seesAttendees(viewerLevel(viewer));

/** How many contacts of a company a viewer is named, as a `LIMIT`; null is all. */
export function contactLimit(viewer: Onlooker, companyId: string): number | null {
  const named = namedContacts(viewer, companyId);
  return Number.isFinite(named) ? named : null;
}

/** How many contacts a viewer is named of each company that is not the viewer's own, as a `LIMIT`; null is all. */
export function partnerContactLimit(viewer: Onlooker): number | null {
  const named = VISIBILITY[viewerLevel(viewer)].companyContacts;
  return Number.isFinite(named) ? named : null;
}

/** How many of a list of suppliers or customers a viewer sees with contacts, by rank in the default order. @see GAP-076 */
export const rowLimit = (viewer: Onlooker): number => rowsWithContacts(viewerLevel(viewer));

/**
 * Whether a viewer sees the contacts in a row of suppliers or customers.
 *
 * @param isAmongFirst Whether the row is among the first of the default order, as many as `rowLimit` says.
 */
export const seesRowContacts = (
  viewer: Onlooker,
  { companyId, isAmongFirst }: { companyId: string; isAmongFirst: boolean },
): boolean =>
  isAmongFirst || rowLimit(viewer) === Number.POSITIVE_INFINITY || isOwnCompany(viewer, companyId);

/**
 * How large a page of suppliers or customers a viewer is answered.
 *
 * @throws {SignInRequiredError} when a guest asks for a further page. @see GAP-060
 */
export function allowedPageSize(viewer: Onlooker, limit: number, cursor: string | undefined): number {
  const level = viewerLevel(viewer);
  if (cursor !== undefined && !mayReadFurtherPages(level)) throw new SignInRequiredError();
  return pageSizeFor(level, limit);
}

/** Refuses a further page of a list of which guests have one. @throws {SignInRequiredError} @see GAP-060 */
export function requireMemberForFurther(viewer: Onlooker, cursor: string | undefined): void {
  if (viewer === null && cursor !== undefined) throw new SignInRequiredError();
}

/** What decides who may read a post. */
export interface PostVisibility {
  userId: string;
  visibility: Visibility;
  mentions: readonly Mention[];
  isRemoved: boolean;
  /** Whether a moderator hid it. */
  isHidden: boolean;
  /** Whether its author is suspended. */
  isWithheld: boolean;
  /** Whether the one who asks has blocked its author. */
  isBlocked: boolean;
  /** Whether the one who asks is listed with a company that the post tags. */
  tagsOwnCompany: boolean;
}

/** Somebody who asks; null is a guest. */
export type Reader = { id: string } | null;

/**
 * Whether somebody may read a post, and with it its likes, its comments and its files. A private one is for its author,
 * those whom it mentions and the people of the companies that it tags; one that a moderator hid is for its author; one
 * that was removed, or whose author is suspended, is for nobody.
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
