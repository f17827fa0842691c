import type { Context } from '../../../platform/context';
import { announceTold, announceUntold } from '../../../platform/db/announce';
import type { Database } from '../../../platform/db/database';
import { transact } from '../../../platform/db/transact';
import type { Happening } from '../../../platform/jobs';
import { findReadablePosts } from '../../../visibility';
import { alertTold, forgetUntold } from '../alerts';
import { queuePush } from '../push';
import {
  findNewest,
  findNotifications,
  type NotificationRow,
  stillStands,
  takeBack,
  tell,
} from './notifications.repository';
import { tellingOf } from './tellings.repository';

/** Tells those whom a happening concerns; takes back what was told of one that was undone. To be run as often as one likes. */
export async function tellOf(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  happening: Happening,
): Promise<void> {
  const telling = tellingOf(happening);
  const { actorId } = happening;
  await transact(db, async (tx) => {
    if (await stillStands(tx, telling)) {
      const told = await tell(tx, actorId, telling);
      await announceTold(tx, told);
      await queuePush(tx, { jobs }, told);
      await alertTold(tx, { jobs }, { ids: told.map(([, id]) => id), actorId, sourceId: telling.sourceId });
    } else {
      await announceUntold(tx, await takeBack(tx, actorId, telling));
      await forgetUntold(tx, actorId, telling);
    }
  });
}

/** What a member was told last, but for posts that the member may no longer read. @see GAP-052 */
export async function newestFor(
  { db }: Pick<Context, 'db'>,
  reader: { id: string },
  limit: number,
): Promise<NotificationRow[]> {
  return readableOf(db, reader, await findNewest(db, reader.id, limit));
}

/** Notifications by their ids, by who is told of them; but for posts that the one may no longer read. @see GAP-052 */
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
