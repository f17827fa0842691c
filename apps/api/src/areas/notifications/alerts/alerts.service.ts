import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import type { ReaderStretch } from '../../../platform/db/reader-stretch';
import { transact } from '../../../platform/db/transact';
import {
  claimDueRecipients,
  forgetPostNews,
  insertPostNews,
  insertTold,
  type ToldNews,
} from './alert-items.repository';

type WithJobs = Pick<Context, 'jobs'>;

const queue = (tx: Transaction, { jobs }: WithJobs, userIds: readonly string[]): Promise<void> =>
  jobs.sendAll(
    'alerts',
    userIds.map((userId) => ({ userId })),
    { tx },
  );

/** Has members mailed about what they were told, as often as each wants it. In the transaction that told them. */
export async function queueAlerts(tx: Transaction, context: WithJobs, told: ToldNews): Promise<void> {
  if (told.ids.length > 0) await queue(tx, context, await insertTold(tx, told));
}

/** Has those of a stretch who follow what a post is about mailed about it; each once, however often this is called. */
export async function alertFollowers(
  tx: Transaction,
  context: WithJobs,
  postId: string,
  stretch: ReaderStretch,
): Promise<void> {
  await queue(tx, context, await insertPostNews(tx, postId, stretch));
}

/** Has nobody mailed about a post who follows what it is about no longer. */
export const forgetFormerFollowers = (tx: Transaction, postId: string): Promise<void> =>
  forgetPostNews(tx, postId);

/** Queues the mails that are due; several processes may at the same time. */
export async function queueDueAlerts({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  await transact(db, async (tx) => queue(tx, { jobs }, await claimDueRecipients(tx)));
}
