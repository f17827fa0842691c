import type { Sector } from '@millrace/domain';
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { NotificationRef } from '../../../platform/db/announce';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import type { NotificationSpec } from '../../../platform/db/notification-spec';
import {
  type NotificationType,
  notificationSources,
  notifications,
  users,
} from '../../../platform/db/schema';
import { statement } from '../../../platform/db/statement';
import { blockedBy, hasBlocked, isCommentForAll, isEventForAll, isShownMember } from '../../../visibility';

/** Maximum number of stored actor IDs per notification, for deduplication. */
const ACTORS_KEPT = 100;

/** Retention of notifications in days. @see GAP-091 */
const KEPT_DAYS = 180;

/** Number of characters read for an excerpt, which is truncated at a word boundary. */
const EXCERPT_READ = 600;

/** A notification for its recipient. */
export interface NotificationRow {
  id: string;
  type: NotificationType;
  actorId: string | null;
  actorName: string | null;
  actorImage: string | null;
  actorCount: number;
  postId: string | null;
  productId: string | null;
  productName: string | null;
  linkedProductId: string | null;
  linkedProductName: string | null;
  companyId: string | null;
  companyName: string | null;
  eventId: string | null;
  eventName: string | null;
  savedSearchId: string | null;
  savedSearchName: string | null;
  isRead: boolean;
  /** Text of the comment or post; null if it is about neither. */
  text: string | null;
  actorDesignation: string | null;
  actorCompany: string | null;
  productImage: string | null;
  productSector: Sector | null;
  linkedProductImage: string | null;
  linkedProductSector: Sector | null;
  companyLogo: string | null;
  companySector: Sector | null;
  eventStartsAt: Date | null;
  eventLocation: string | null;
  createdAt: Date;
}

/** Notifications that quote a comment; the post's text would be somebody else's. */
const COMMENT_TYPES = sql.raw("'commented', 'commented_on_liked', 'commented_on_commented', 'replied'");

const columns = sql`
    n.id, n.type, a.id AS "actorId", a.display_name AS "actorName",
      coalesce(a.image, a.linkedin_image) AS "actorImage", n.actor_count - seen.left_out AS "actorCount", n.post_id AS "postId",
      n.product_id AS "productId", p.name AS "productName", n.linked_product_id AS "linkedProductId",
      l.name AS "linkedProductName", n.company_id AS "companyId", c.name AS "companyName",
      n.event_id AS "eventId", e.name AS "eventName", n.saved_search_id AS "savedSearchId",
      ss.name AS "savedSearchName", n.read_at IS NOT NULL AS "isRead", left(CASE WHEN n.type IN (${COMMENT_TYPES}) THEN said.text ELSE post.text END, ${sql.raw(`${EXCERPT_READ}`)}) AS text,
      a.designation AS "actorDesignation", coalesce(ac.name, a.company_name) AS "actorCompany",
      p.crop_images -> 0 ->> 'value' AS "productImage", p.sector AS "productSector",
      l.crop_images -> 0 ->> 'value' AS "linkedProductImage", l.sector AS "linkedProductSector",
      c.logo AS "companyLogo", c.sector AS "companySector",
      e.starts_at AS "eventStartsAt", e.location AS "eventLocation", n.created_at AS "createdAt"`;

// Blocked and suspended members are excluded from the actors; the latest of the others is named.
const joins = sql`
    CROSS JOIN LATERAL (
      SELECT count(coalesce(b.blocked_id, s.id))::integer AS left_out,
        (array_agg(x.id ORDER BY x.place) FILTER (WHERE b.blocked_id IS NULL AND s.id IS NULL))[1] AS actor_id
      FROM unnest(n.actor_ids) WITH ORDINALITY x(id, place)
      LEFT JOIN LATERAL ${blockedBy(sql`n.user_id`)} b ON b.blocked_id = x.id
      LEFT JOIN users s ON s.id = x.id AND NOT ${isShownMember('s')}
    ) seen
    LEFT JOIN users a ON a.id = seen.actor_id LEFT JOIN products p ON p.id = n.product_id
    LEFT JOIN products l ON l.id = n.linked_product_id LEFT JOIN companies c ON c.id = n.company_id
    LEFT JOIN companies ac ON ac.id = a.company_id LEFT JOIN posts post ON post.id = n.post_id
    LEFT JOIN LATERAL (
      SELECT pc.text FROM post_comments pc
      WHERE pc.post_id = n.post_id AND pc.user_id = seen.actor_id AND ${isCommentForAll('pc')}
        AND n.type IN (${COMMENT_TYPES})
      ORDER BY pc.created_at DESC, pc.id DESC LIMIT 1
    ) said ON true
    LEFT JOIN events e ON e.id = n.event_id LEFT JOIN saved_searches ss ON ss.id = n.saved_search_id`;

/** SQL: hides notifications with only blocked or suspended actors or event creators. @see GAP-096, GAP-097 */
const isSeen = sql`n.actor_count > seen.left_out AND (n.event_id IS NULL OR ${isEventForAll('e')})`;

const newest = statement<{ userId: string; limit: number }, NotificationRow>(
  'notifications_newest',
  (value) => sql`
    SELECT ${columns} FROM notifications n ${joins}
    WHERE n.user_id = ${value('userId')}::uuid AND ${isSeen}
    ORDER BY n.created_at DESC NULLS LAST, n.id DESC NULLS LAST LIMIT ${value('limit')}`,
);

/** Reads a member's latest notifications, newest first. */
export const findNewest = async (db: Database, userId: string, limit: number): Promise<NotificationRow[]> =>
  (await newest(db, { userId, limit })).map(withDate);

/** Reads notifications by ID, each with its recipient. */
export async function findNotifications(
  db: Database,
  ids: readonly string[],
): Promise<(NotificationRow & { userId: string })[]> {
  const rows = await rowsOf<NotificationRow & { userId: string }>(
    db,
    sql`
      SELECT n.user_id AS "userId", ${columns} FROM notifications n ${joins}
      WHERE n.id = ANY (${sql.param(ids)}::uuid[]) AND ${isSeen} ORDER BY n.created_at, n.id`,
  );
  return rows.map(withDate);
}

// Database drivers parse timestamps differently.
const withDate = <Row extends NotificationRow>(row: Row): Row => ({
  ...row,
  eventStartsAt: row.eventStartsAt && new Date(row.eventStartsAt),
  createdAt: new Date(row.createdAt),
});

/** Returns the time up to which a member has read. */
export async function findLastRead(db: Database, userId: string): Promise<Date | null> {
  const [row] = await db.select({ at: users.lastReadNotification }).from(users).where(eq(users.id, userId));
  return row?.at ?? null;
}

/** Advances the time up to which a member has read, which closes groups, so that later events start new ones. */
export async function markRead(tx: Transaction, userId: string, until: Date): Promise<void> {
  // The database stores microseconds, while clients only know milliseconds.
  const after = new Date(until.getTime() + 1);
  await tx
    .update(users)
    .set({
      lastReadNotification: sql`greatest(${users.lastReadNotification}, least(${until.toISOString()}::timestamptz, now()))`,
    })
    .where(eq(users.id, userId));
  await tx
    .update(notifications)
    .set({ isOpen: false })
    .where(and(eq(notifications.userId, userId), notifications.isOpen, lt(notifications.createdAt, after)));
}

/** Marks notifications of a member as read and closes their groups. Ignores IDs of other members. */
export async function markOpened(tx: Transaction, userId: string, ids: readonly string[]): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt: sql`now()`, isOpen: false })
    .where(
      and(
        eq(notifications.userId, userId),
        inArray(notifications.id, [...ids]),
        isNull(notifications.readAt),
      ),
    );
}

/**
 * Inserts notifications for the recipients, except the actor and members who have blocked the actor. Deduplicates.
 *
 * @param happenedAt Time of the event, in ISO 8601. Default: now.
 * @returns New notifications with their recipients.
 */
export async function insertNotifications(
  tx: Transaction,
  actorId: string,
  { receivers, sourceId }: NotificationSpec,
  happenedAt: string | undefined,
): Promise<NotificationRef[]> {
  const moment = happenedAt === undefined ? sql`now()` : sql`${happenedAt}::timestamptz`;
  const rows = await rowsOf<{ userId: string; id: string }>(
    tx,
    sql`
      WITH told AS (
        SELECT r.*, concat_ws(':', r.type, r.post_id, r.product_id, r.linked_product_id, r.company_id,
          r.event_id) AS topic
        FROM (${receivers}) r JOIN users u ON u.id = r.user_id AND ${isShownMember('u')}
        WHERE r.user_id <> ${actorId}::uuid AND NOT ${hasBlocked(sql`r.user_id`, sql`${actorId}`)}
      ), news AS (
        INSERT INTO notification_sources (user_id, topic, source_id, actor_id)
        SELECT user_id, topic, ${sourceId}::uuid, ${actorId}::uuid FROM told ORDER BY user_id
        ON CONFLICT DO NOTHING RETURNING user_id, topic
      )
      INSERT INTO notifications AS n
        (id, user_id, type, topic, actor_id, actor_ids, post_id, product_id, linked_product_id, company_id,
          event_id, created_at)
      SELECT gen_random_uuid(), t.user_id, t.type, t.topic, ${actorId}::uuid, ARRAY[${actorId}::uuid], t.post_id,
        t.product_id, t.linked_product_id, t.company_id, t.event_id, ${moment}
      FROM news JOIN told t USING (user_id, topic) ORDER BY t.user_id
      ON CONFLICT (user_id, topic) WHERE is_open DO UPDATE SET
        actor_id = excluded.actor_id,
        actor_count = n.actor_count + (NOT excluded.actor_id = ANY (n.actor_ids))::int,
        actor_ids = (excluded.actor_id || array_remove(n.actor_ids, excluded.actor_id))[:${ACTORS_KEPT}],
        created_at = greatest(n.created_at, excluded.created_at)
      RETURNING n.user_id AS "userId", n.id`,
  );
  return rows.map(({ userId, id }) => [userId, id]);
}

/** True if the source of a notification still exists. */
export async function sourceStillExists(tx: Transaction, { exists }: NotificationSpec): Promise<boolean> {
  const [row] = await rowsOf<{ exists: boolean }>(tx, sql`SELECT ${exists} AS exists`);
  return row?.exists === true;
}

/** Retracts the notifications of something that was undone. @returns Their recipients. */
export async function retractNotifications(
  tx: Transaction,
  actorId: string,
  { sourceId, topics }: NotificationSpec,
): Promise<string[]> {
  const actor = sql`${actorId}::uuid`;
  const rows = await rowsOf<{ userId: string }>(
    tx,
    sql`
    WITH gone AS (
      DELETE FROM notification_sources
      WHERE source_id = ${sourceId}::uuid AND actor_id = ${actor}
        AND topic LIKE ANY (ARRAY[${sql.join(
          topics.map((topic) => sql`${topic}`),
          sql`, `,
        )}]::text[])
      RETURNING user_id, topic
    ), alone AS (
      SELECT g.user_id, g.topic FROM gone g
      WHERE NOT EXISTS (
        SELECT 1 FROM notification_sources s
        WHERE s.user_id = g.user_id AND s.topic = g.topic AND s.actor_id = ${actor} AND s.source_id <> ${sourceId}::uuid
      )
    ), emptied AS (
      DELETE FROM notifications n USING alone a
      WHERE n.user_id = a.user_id AND n.topic = a.topic AND n.actor_ids = ARRAY[${actor}]
      RETURNING n.user_id
    ), lessened AS (
      UPDATE notifications n SET
        actor_ids = array_remove(n.actor_ids, ${actor}),
        actor_id = (array_remove(n.actor_ids, ${actor}))[1],
        actor_count = n.actor_count - 1
      FROM alone a
      WHERE n.user_id = a.user_id AND n.topic = a.topic AND ${actor} = ANY (n.actor_ids) AND cardinality(n.actor_ids) > 1
      RETURNING n.user_id
    )
    SELECT user_id AS "userId" FROM emptied UNION SELECT user_id FROM lessened`,
  );
  return rows.map(({ userId }) => userId);
}

/** Deletes all notifications about a leaving member's actions. */
export async function forgetActor(tx: Transaction, actorId: string): Promise<void> {
  const actor = sql`${actorId}::uuid`;
  await tx.execute(sql`
    WITH gone AS (
      DELETE FROM notification_sources WHERE actor_id = ${actor} RETURNING user_id, topic
    ), told AS (
      SELECT n.id, n.actor_ids FROM notifications n JOIN (SELECT DISTINCT user_id, topic FROM gone) g USING (user_id, topic)
      WHERE ${actor} = ANY (n.actor_ids)
    ), emptied AS (
      DELETE FROM notifications n USING told t WHERE n.id = t.id AND cardinality(t.actor_ids) = 1
    )
    UPDATE notifications n SET
      actor_ids = array_remove(n.actor_ids, ${actor}),
      actor_id = (array_remove(n.actor_ids, ${actor}))[1],
      actor_count = n.actor_count - 1
    FROM told t WHERE n.id = t.id AND cardinality(t.actor_ids) > 1`);
}

/** Purges old notifications. */
export async function purgeExpiredNotifications(db: Database): Promise<void> {
  const limit = sql`now() - ${KEPT_DAYS} * interval '1 day'`;
  await db.delete(notifications).where(lt(notifications.createdAt, limit));
  await db.delete(notificationSources).where(lt(notificationSources.createdAt, limit));
}
