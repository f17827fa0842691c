import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import type { ReaderStretch } from '../../../platform/db/reader-stretch';
import { transact } from '../../../platform/db/transact';
import type { ListedPosts } from '../../../platform/jobs';
import { alertFollowers, forgetFormerFollowers } from '../../notifications/alerts';
import {
  deleteEntries,
  deleteMisplacedEntries,
  deleteUnfoundedEntries,
  findStretchEnd,
  insertOwnEntries,
  insertReaderEntries,
} from './feed-entries.repository';

/** Number of readers per fan-out transaction. */
const READERS_AT_ONCE = 10_000;

/**
 * Fans a post out to feeds: at once to those of its tags and author, and by a job to those of followers, which may be
 * thousands. Must be called after a post is created, edited, tagged, hidden or restored.
 */
export async function fanOutPost(
  tx: Transaction,
  { jobs }: Pick<Context, 'jobs'>,
  postId: string,
): Promise<void> {
  await deleteMisplacedEntries(tx, postId);
  await insertOwnEntries(tx, { postId });
  await jobs.send('feedDelivery', { postId }, { tx });
}

/** Removes a deleted post from all feeds. */
export const removePostFromFeeds = (tx: Transaction, postId: string): Promise<void> =>
  deleteEntries(tx, { postId });

/** Removes all posts of a member from all feeds. */
export const removeAuthorFromFeeds = (tx: Transaction, authorId: string): Promise<void> =>
  deleteEntries(tx, { authorId });

/** Fans out all posts of a member, as `fanOutPost` does for one. */
export async function fanOutAuthor(
  tx: Transaction,
  { jobs }: Pick<Context, 'jobs'>,
  authorId: string,
): Promise<void> {
  await insertOwnEntries(tx, { authorId });
  await jobs.send('feedDelivery', { authorId }, { tx });
}

/**
 * Fans posts out to followers of their author or tags, and queues alert emails for new ones. Removes an edited post
 * from the feeds of readers who have no reason to read it any longer.
 */
export async function runFanOut({ db, jobs }: Pick<Context, 'db' | 'jobs'>, job: ListedPosts): Promise<void> {
  // One transaction per range of readers, so that its size is bounded. Concurrent follows and unfollows update feeds
  // themselves, and a retried job is idempotent.
  let after: string | null = null;
  do {
    const stretch: ReaderStretch = { after, until: await findStretchEnd(db, job, after, READERS_AT_ONCE) };
    await transact(db, async (tx) => {
      await insertReaderEntries(tx, job, stretch);
      if (!('postId' in job)) return;
      if (stretch.after === null) {
        await deleteUnfoundedEntries(tx, job.postId);
        await forgetFormerFollowers(tx, job.postId);
      }
      await alertFollowers(tx, { jobs }, job.postId, stretch);
    });
    after = stretch.until;
  } while (after !== null);
}
