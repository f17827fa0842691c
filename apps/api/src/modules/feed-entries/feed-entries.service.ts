import type { Context } from '../../context';
import type { Transaction } from '../../db/database';
import { transact } from '../../db/transact';
import {
  deleteEntries,
  deleteMisplacedEntries,
  insertOwnEntries,
  insertReaderEntries,
} from './feed-entries.repository';

/** Which post is brought to its readers. */
export interface FeedDeliveryJob {
  postId: string;
}

/**
 * Lists a post in the feeds where it belongs: at once with what it tags and with its author, and by a job with those who
 * follow these, who may be thousands. To be called after a post is written, edited, tagged or restored.
 */
export async function listPost(
  tx: Transaction,
  { jobs }: Pick<Context, 'jobs'>,
  postId: string,
): Promise<void> {
  await deleteMisplacedEntries(tx, postId);
  await insertOwnEntries(tx, postId);
  await jobs.send('feedDelivery', { postId }, { tx });
}

/** Takes a post out of all feeds, as it is removed. */
export const unlistPost = deleteEntries;

/** Brings a post to everybody who follows its author or what it tags. */
export async function deliverPost({ db }: Pick<Context, 'db'>, { postId }: FeedDeliveryJob): Promise<void> {
  await transact(db, (tx) => insertReaderEntries(tx, postId));
}
