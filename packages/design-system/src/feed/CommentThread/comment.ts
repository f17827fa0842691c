import type { DiscussionComment, DiscussionThread } from '@millrace/api-client';
import type { ReportReason } from '@millrace/domain';
import { type PostAuthor, toPostAuthor } from '../PostCard';

/** A comment on a post. */
export interface Comment {
  id: string;
  author: PostAuthor;
  text: string;
  /** ISO 8601. */
  added: string;
  /** Id of the comment that it answers. Default: it answers the post. */
  replyTo?: string | null | undefined;
  /** Default 0. */
  likeCount?: number | undefined;
  /** True if the viewer likes it. Default `false`. */
  liked?: boolean | undefined;
  /** Its replies, oldest first. Default: none. */
  replies?: readonly Comment[] | undefined;
  /** Reason of a moderator for hiding it from others. Default: it is not hidden. */
  hiddenReason?: ReportReason | undefined;
}

/** Maps a comment of the API and its replies to the view model. */
export const toComment = (comment: DiscussionComment | DiscussionThread): Comment => ({
  id: comment.id,
  author: toPostAuthor(comment.user_id, comment.user),
  text: comment.text,
  added: comment.added,
  replyTo: comment.reply_to,
  likeCount: comment.like_count,
  liked: comment.liked,
  replies: 'replies' in comment ? comment.replies.map(toComment) : [],
  hiddenReason: comment.hidden?.reason,
});
