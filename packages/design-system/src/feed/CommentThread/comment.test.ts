import { comments } from '@millrace/api-mocks';
import { expect, it } from 'vitest';
import { toPostAuthor } from '../PostCard';
import { toComment } from './comment';

it('shows a comment of the API', () => {
  const [comment] = comments(1);
  if (!comment) throw new Error('One is known.');
  const hidden = { reason: 'spam', since: '2026-09-01T08:00:00.000Z' } as const;
  expect(toComment({ ...comment, hidden })).toEqual({
    id: comment.id,
    author: toPostAuthor(comment.user_id, comment.user),
    text: comment.text,
    added: comment.added,
    hiddenReason: 'spam',
  });
});
