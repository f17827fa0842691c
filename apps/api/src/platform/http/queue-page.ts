import type { Database } from '../db/database';
import { countQueue, type DecisionQueue, type QueuePage, type QueueStatus } from '../db/decision-queue';
import { type Cursors, pageOf } from './cursor';

/** Page of a moderation queue to read, and how to find and map its rows. */
export interface QueueRequest<Row, View> {
  queue: DecisionQueue;
  query: { status?: QueueStatus; cursor?: string; limit: number };
  find: (page: QueuePage) => Promise<Row[]>;
  /** Time of the decision as the database formats it; null while pending. */
  decidedAt: (row: Row) => string | null;
  view: (row: Row) => View;
}

/** Returns a page of pending (default) or decided rows with the total count. */
export async function readQueuePage<Row extends { id: string; createdAt: string }, View>(
  { db, cursors }: { db: Database; cursors: Cursors },
  { queue, query: { status = 'open', cursor, limit }, find, decidedAt, view }: QueueRequest<Row, View>,
): Promise<{ results: View[]; count: number; LastEvaluatedKey?: string }> {
  const order = `${queue.table} ${status}`;
  const [at, id] = cursors.decode(cursor, order, ['string', 'string']) ?? [];
  const after = at === undefined || id === undefined ? null : { at, id };
  const { rows, last } = pageOf(await find({ status, after, limit: limit + 1 }), limit);
  return {
    results: rows.map(view),
    count: await countQueue(db, queue, status),
    ...(last && { LastEvaluatedKey: cursors.encode(order, [decidedAt(last) ?? last.createdAt, last.id]) }),
  };
}
