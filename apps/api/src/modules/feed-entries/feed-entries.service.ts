import type { Context } from '../../context';
import type { Transaction } from '../../db/database';
import { transact } from '../../db/transact';
import { alertFollowers } from '../alerts';
import {
  deleteEntries,
  deleteMisplacedEntries,
  deleteUnfoundedEntries,
  insertOwnEntries,
  insertReaderEntries,
  type ListedPosts,
} from './feed-entries.repository';

/** Which posts are brought to their readers. */
export type FeedDeliveryJob = ListedPosts;

/**
 * Lists a post in the feeds where it belongs: at once with what it tags and with its author, and by a job with those who
 * follow these, who may be thousands. To be called after a post is written, edited, tagged, hidden or restored.
 */
export async function listPost(
  tx: Transaction,
  { jobs }: Pick<Context, 'jobs'>,
  postId: string,
): Promise<void> {
  await deleteMisplacedEntries(tx, postId);
  await insertOwnEntries(tx, { postId });
  await jobs.send('feedDelivery', { postId }, { tx });
}

/** Takes a post out of all feeds, as it is removed. */
export const unlistPost = (tx: Transaction, postId: string): Promise<void> => deleteEntries(tx, { postId });

/** Takes all that a member wrote out of all feeds. */
export const unlistAuthor = (tx: Transaction, authorId: string): Promise<void> =>
  deleteEntries(tx, { authorId });

/** Lists all that a member wrote, as `listPost` does one post. */
export async function listAuthor(
  tx: Transaction,
  { jobs }: Pick<Context, 'jobs'>,
  authorId: string,
): Promise<void> {
  await insertOwnEntries(tx, { authorId });
  await jobs.send('feedDelivery', { authorId }, { tx });
}

/**
 * Brings posts to everybody who follows their author or what they tag, and has the latter mailed about a new one. One that
 * is edited or tagged is taken from those who have no such reason any more.
 */
export async function deliverPosts(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  job: FeedDeliveryJob,
): Promise<void> {
  await transact(db, async (tx) => {
    await insertReaderEntries(tx, job);
    if (!('postId' in job)) return;
    await deleteUnfoundedEntries(tx, job.postId);
    await alertFollowers(tx, { jobs }, job.postId);
  });
}
