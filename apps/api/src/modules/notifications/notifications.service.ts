import type { Context } from '../../context';
import { transact } from '../../db/transact';
import { findReadablePosts } from '../posts';
import type { Happening } from './happenings';
import { findNewest, type NotificationRow, stillStands, takeBack, tell } from './notifications.repository';
import { tellingOf } from './tellings.repository';

/** Tells those whom a happening concerns; takes back what was told of one that was undone. To be run as often as one likes. */
export async function tellOf({ db }: Pick<Context, 'db'>, happening: Happening): Promise<void> {
  const telling = tellingOf(happening);
  await transact(db, async (tx) => {
    if (await stillStands(tx, telling)) await tell(tx, happening.actorId, telling);
    else await takeBack(tx, happening.actorId, telling);
  });
}

/** What a member was told last, but for posts that the member may no longer read. @see GAP-052 */
export async function newestFor(
  { db }: Pick<Context, 'db'>,
  reader: { id: string },
  limit: number,
): Promise<NotificationRow[]> {
  const rows = await findNewest(db, reader.id, limit);
  const readable = await findReadablePosts(
    db,
    rows.flatMap(({ postId }) => postId ?? []),
    reader,
  );
  return rows.filter(({ postId }) => postId === null || readable.has(postId));
}
