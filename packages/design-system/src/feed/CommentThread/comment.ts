import type { Comment as ApiComment } from '@millrace/api-client';
import type { ReportReason } from '@millrace/domain';
import { type PostAuthor, toPostAuthor } from '../PostCard';

/** What somebody says about a post. */
export interface Comment {
  id: string;
  author: PostAuthor;
  text: string;
  /** ISO 8601. */
  added: string;
  /** Why a moderator has hidden it from others. Default: it is not hidden. */
  hiddenReason?: ReportReason | undefined;
}

/** Maps a comment of the API to what the thread shows. */
export const toComment = (comment: ApiComment): Comment => ({
  id: comment.id,
  author: toPostAuthor(comment.user_id, comment.user),
  text: comment.text,
  added: comment.added,
  hiddenReason: comment.hidden?.reason,
});
