import { comments } from '@millrace/api-mocks';
import { expect, it } from 'vitest';
import { toPostAuthor } from '../PostCard';
import { toComment } from './comment';

it('shows a comment of the API with its replies', () => {
  const [comment, reply] = comments(2);
  if (!comment || !reply) throw new Error('Two are known.');
  const hidden = { reason: 'spam', since: '2026-09-01T08:00:00.000Z' } as const;
  const answer = { ...reply, reply_to: comment.id, like_count: 3, liked: true };
  const shown = toComment({ ...comment, hidden, reply_count: 1, replies: [answer] });
  expect(shown).toEqual({
    id: comment.id,
    author: toPostAuthor(comment.user_id, comment.user),
    text: comment.text,
    added: comment.added,
    replyTo: null,
    likeCount: 0,
    liked: false,
    replies: [toComment(answer)],
    hiddenReason: 'spam',
  });
  expect(shown.replies?.[0]).toMatchObject({ replyTo: comment.id, likeCount: 3, liked: true });
});
