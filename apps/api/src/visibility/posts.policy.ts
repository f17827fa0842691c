import type { Mention, Visibility } from '@millrace/domain';

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
