import type { PostVisibility, Reader } from '../../../visibility';

/** True if a post is the viewer's own and may be edited, tagged and deleted. @see PERM-007, GAP-051 */
export const ownsPost = (post: Pick<PostVisibility, 'userId'>, reader: Reader): boolean =>
  post.userId === reader?.id;

/** True if a member may delete a comment: its author, and the author of the post. @see GAP-053 */
export const mayRemoveComment = (
  comment: { userId: string },
  post: Pick<PostVisibility, 'userId'>,
  reader: Reader,
): boolean => comment.userId === reader?.id || ownsPost(post, reader);
