import type { Mention, Visibility } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';

/**
 * Tells the people whom a post names, and those of the companies that a private one is for; whoever was told before is
 * not told again.
 *
 * @see DIFF-001
 */
export async function notifyMentioned(
  tx: Transaction,
  { jobs }: Pick<Context, 'jobs'>,
  post: { id: string; userId: string; visibility: Visibility; mentions: readonly Mention[] },
): Promise<void> {
  if (post.visibility === 'public' && !post.mentions.some(({ kind }) => kind === 'person')) return;
  await jobs.send('notification', { about: 'mentions', postId: post.id, actorId: post.userId }, { tx });
}
