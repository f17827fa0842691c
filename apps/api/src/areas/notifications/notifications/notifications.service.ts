import type { Context } from '../../../platform/context';
import { publishNotifications, publishRetraction } from '../../../platform/db/announce';
import type { Database } from '../../../platform/db/database';
import type { NotificationSpec, NotificationSpecs } from '../../../platform/db/notification-spec';
import { transact } from '../../../platform/db/transact';
import type { DomainEvent, PastEvent } from '../../../platform/jobs';
import { findReadablePosts } from '../../../visibility';
import { deleteRetracted, queueAlerts } from '../alerts';
import { queuePush } from '../push';
import {
  findNewest,
  findNotifications,
  insertNotifications,
  type NotificationRow,
  retractNotifications,
  sourceStillExists,
} from './notifications.repository';

/** Handles a domain event: notifies those concerned, or retracts notifications if it was undone. Idempotent. */
export async function handleDomainEvent(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  specs: NotificationSpecs,
  event: PastEvent,
): Promise<void> {
  // The key of the function determines the kind of its event.
  const specify = specs[event.about] as (event: DomainEvent) => NotificationSpec;
  const spec = specify(event);
  const { actorId } = event;
  await transact(db, async (tx) => {
    if (await sourceStillExists(tx, spec)) {
      const told = await insertNotifications(tx, actorId, spec, event.happenedAt);
      await publishNotifications(tx, told);
      await queuePush(tx, { jobs }, told);
      await queueAlerts(tx, { jobs }, { ids: told.map(([, id]) => id), actorId, sourceId: spec.sourceId });
    } else {
      await publishRetraction(tx, await retractNotifications(tx, actorId, spec));
      await deleteRetracted(tx, actorId, spec);
    }
  });
}

/** Reads a member's latest notifications, without those about posts that they may no longer read. @see GAP-052 */
export async function newestFor(
  { db }: Pick<Context, 'db'>,
  reader: { id: string },
  limit: number,
): Promise<NotificationRow[]> {
  return readableOf(db, reader, await findNewest(db, reader.id, limit));
}

/** Reads notifications by recipient, without those about posts that they may no longer read. @see GAP-052 */
export async function notificationsToTell(
  { db }: Pick<Context, 'db'>,
  ids: readonly string[],
): Promise<Map<string, NotificationRow[]>> {
  const byReader = new Map<string, NotificationRow[]>();
  for (const row of await findNotifications(db, ids)) {
    byReader.set(row.userId, [...(byReader.get(row.userId) ?? []), row]);
  }
  for (const [id, rows] of byReader) byReader.set(id, await readableOf(db, { id }, rows));
  return byReader;
}

async function readableOf(
  db: Database,
  reader: { id: string },
  rows: NotificationRow[],
): Promise<NotificationRow[]> {
  const readable = await findReadablePosts(
    db,
    rows.flatMap(({ postId }) => postId ?? []),
    reader,
  );
  return rows.filter(({ postId }) => postId === null || readable.has(postId));
}
