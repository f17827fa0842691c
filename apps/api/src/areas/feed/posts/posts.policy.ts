import type { PostVisibility, Reader } from '../../../visibility';

/** Whether a post is somebody's own, to be edited, tagged and removed. @see PERM-007, GAP-051 */
export const ownsPost = (post: Pick<PostVisibility, 'userId'>, reader: Reader): boolean =>
  post.userId === reader?.id;

/** Whether somebody may remove a comment: its author, and the author of the post. @see GAP-053 */
export const mayRemoveComment = (
  comment: { userId: string },
  post: Pick<PostVisibility, 'userId'>,
  reader: Reader,
): boolean => comment.userId === reader?.id || ownsPost(post, reader);
