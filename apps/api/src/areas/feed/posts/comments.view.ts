import type { components } from '@millrace/api-client';
import type { CommentRow } from './comments.repository';
import { authorView, hiddenView } from './posts.view';

type Comment = components['schemas']['Comment'];

/** Returns a comment for the API. @see DATA-011 */
export const commentView = (row: CommentRow): Comment => ({
  id: row.id,
  parent_id: row.postId,
  user_id: row.userId,
  user: authorView(row),
  text: row.text,
  added: new Date(row.createdAt).toISOString(),
  ...hiddenView(row),
});
