import type { Database } from '../db/database';
import { countQueue, type DecisionQueue, type QueuePage, type QueueStatus } from '../db/decision-queue';
import { type Cursors, pageOf } from './cursor';

/** Which page of a queue is asked for, and how its rows are found and shown. */
export interface QueueRequest<Row, View> {
  queue: DecisionQueue;
  query: { status?: QueueStatus; cursor?: string; limit: number };
  find: (page: QueuePage) => Promise<Row[]>;
  /** When a row was decided on, as the database writes it; null while it waits. */
  decidedAt: (row: Row) => string | null;
  view: (row: Row) => View;
}

/** A page of what waits for a moderator (the default) or was decided, with how many there are in all. */
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
