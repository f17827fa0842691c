import { sql } from 'drizzle-orm';
import type { NotificationRef } from '../../../platform/db/announce';
import { rowsOf, type Transaction } from '../../../platform/db/database';
import { hasBlocked, isEventForAll, isForAll, isPublished, isShownMember } from '../../../visibility';
import type { NewMatch } from '../search';

/** SQL: excludes records that a member may not see, has created, or need not be notified of. */
export function tellableMatches(tx: Transaction, matches: readonly NewMatch[]): Promise<NewMatch[]> {
  const given = JSON.stringify(matches);
  return rowsOf<NewMatch>(
    tx,
    sql`
      SELECT m."savedSearchId", m."userId", m.kind, m.id
      FROM jsonb_to_recordset(${given}::jsonb) AS m("savedSearchId" uuid, "userId" uuid, kind text, id uuid)
      JOIN users u ON u.id = m."userId" AND ${isShownMember('u')}
      WHERE CASE m.kind
        WHEN 'product' THEN EXISTS (SELECT 1 FROM products p WHERE p.id = m.id AND p.created_by IS DISTINCT FROM u.id)
        WHEN 'company' THEN EXISTS (SELECT 1 FROM companies c WHERE c.id = m.id AND c.created_by IS DISTINCT FROM u.id)
        WHEN 'event' THEN EXISTS (SELECT 1 FROM events e WHERE e.id = m.id AND ${isEventForAll('e')}
          AND e.created_by <> u.id)
        WHEN 'post' THEN EXISTS (SELECT 1 FROM posts o WHERE o.id = m.id AND ${isForAll('o')} AND ${isPublished('o')}
          AND o.user_id <> u.id AND NOT ${hasBlocked(sql`u.id`, sql`o.user_id`)})
        ELSE false
      END
      ORDER BY m."userId", m."savedSearchId", m.id`,
  );
}

/**
 * Notifies members of new matches: one notification per saved search until it is read, with the latest
 * match and the number of all.
 */
export async function insertMatchNotifications(
  tx: Transaction,
  matches: readonly NewMatch[],
): Promise<NotificationRef[]> {
  const given = JSON.stringify(matches);
  const of = (kind: NewMatch['kind']) => sql`CASE WHEN l.kind = ${kind} THEN l.id END`;
  const rows = await rowsOf<{ userId: string; id: string }>(
    tx,
    sql`
      WITH m AS (
        SELECT * FROM jsonb_to_recordset(${given}::jsonb)
          AS r("savedSearchId" uuid, "userId" uuid, kind text, id uuid)
      ), l AS (
        SELECT DISTINCT ON ("savedSearchId") *, count(*) OVER (PARTITION BY "savedSearchId")::integer AS n
        FROM m ORDER BY "savedSearchId", id DESC
      )
      INSERT INTO notifications AS n (id, user_id, type, topic, actor_id, actor_ids, actor_count, product_id, company_id,
        event_id, post_id, saved_search_id)
      SELECT gen_random_uuid(), l."userId", 'search_matched', 'search_matched:' || l."savedSearchId", NULL, '{}', l.n,
        ${of('product')}, ${of('company')}, ${of('event')}, ${of('post')}, l."savedSearchId"
      FROM l ORDER BY l."userId", l."savedSearchId"
      ON CONFLICT (user_id, topic) WHERE is_open DO UPDATE SET actor_count = n.actor_count + excluded.actor_count,
        product_id = excluded.product_id, company_id = excluded.company_id, event_id = excluded.event_id,
        post_id = excluded.post_id, created_at = now()
      RETURNING n.user_id AS "userId", n.id`,
  );
  return rows.map(({ userId, id }) => [userId, id]);
}
