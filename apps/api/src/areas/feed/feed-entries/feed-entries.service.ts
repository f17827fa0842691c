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

/** How many readers a post is brought to by one transaction. */
const READERS_AT_ONCE = 10_000;

/**
 * Fans a post out to the feeds where it belongs: at once with what it tags and with its author, and by a job with those who
 * follow these, who may be thousands. To be called after a post is written, edited, tagged, hidden or restored.
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

/** Removes a post from all feeds, as it is deleted. */
export const removePostFromFeeds = (tx: Transaction, postId: string): Promise<void> =>
  deleteEntries(tx, { postId });

/** Removes all that a member wrote from all feeds. */
export const removeAuthorFromFeeds = (tx: Transaction, authorId: string): Promise<void> =>
  deleteEntries(tx, { authorId });

/** Fans out all that a member wrote, as `fanOutPost` does one post. */
export async function fanOutAuthor(
  tx: Transaction,
  { jobs }: Pick<Context, 'jobs'>,
  authorId: string,
): Promise<void> {
  await insertOwnEntries(tx, { authorId });
  await jobs.send('feedDelivery', { authorId }, { tx });
}

/**
 * Runs the fan-out of posts to everybody who follows their author or what they tag, and has the latter mailed about a new one. One that
 * is edited or tagged is taken from those who have no such reason any more.
 */
export async function runFanOut({ db, jobs }: Pick<Context, 'db' | 'jobs'>, job: ListedPosts): Promise<void> {
  // Each stretch by itself, so that no transaction grows with how many follow. Whoever begins or stops to follow meanwhile is
  // listed or taken out by that, and a job that is done again finds what is there.
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
