import { NOTIFICATION_KIND_OF } from '@millrace/domain';
import { lt, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { EVERYBODY, isInStretch, type ReaderStretch } from '../../../platform/db/reader-stretch';
import { alertItems, type NotificationType } from '../../../platform/db/schema';
import { isEventForAll, isForAll, isPublished } from '../../../visibility';
import { insertUsualSettings } from './alert-settings.repository';

/** Retention of mailed alerts in days, after which no duplicate of them can occur. */
const KEPT_DAYS = 200;

/** Maximum age of a post in days; an older one that is edited or tagged causes no alerts. */
const POST_NEWS_DAYS = 7;

/** Lease of a queued job, in minutes. */
const QUEUED_MINUTES = 15;

/** Number of members per batch. */
const MEMBERS_AT_ONCE = 1_000;

/** SQL: frequency of a kind in `alert_settings s`. */
const frequency = (kind: SQL): SQL => sql`(s.frequencies ->> ${kind})`;

/** SQL: next time in a series with a fixed interval, of which one is known. */
const upcoming = (known: SQL, apart: string): SQL => sql`
  CASE WHEN ${known} > now() THEN ${known} ELSE ${known}
    + ceil((extract(epoch FROM now() - ${known}) + 1) / extract(epoch FROM ${apart}::interval)) * ${apart}::interval END`;

/** SQL: due time of an alert of a kind for the member of `alert_settings s`. */
const dueAt = (kind: SQL): SQL => dueAsOften(frequency(kind));

/** SQL: due time of an alert with a frequency for the member of `alert_settings s`. */
const dueAsOften = (often: SQL): SQL => sql`
  CASE ${often}
    WHEN 'immediate' THEN greatest(now(), s.immediate_at)
    WHEN 'daily' THEN ${upcoming(sql`s.daily_at`, '1 day')}
    ELSE ${upcoming(sql`s.weekly_at`, '7 days')}
  END`;

/** Inserts rows of `user_id, kind, source, notification_id, post_id, actor_id` as alerts. @returns Members now due. */
async function insertItems(tx: Transaction, rows: SQL): Promise<string[]> {
  const due = await rowsOf<{ userId: string; isDue: boolean }>(
    tx,
    sql`
      INSERT INTO alert_items (id, user_id, kind, source, notification_id, post_id, actor_id, due_at)
      SELECT gen_random_uuid(), n.user_id, n.kind, n.source, n.notification_id, n.post_id, n.actor_id,
        ${dueAt(sql`n.kind`)}
      FROM (${rows}) n JOIN alert_settings s ON s.user_id = n.user_id
      WHERE NOT s.is_stopped AND ${frequency(sql`n.kind`)} <> 'off'
      ORDER BY n.user_id
      ON CONFLICT DO NOTHING RETURNING user_id AS "userId", due_at <= now() AS "isDue"`,
  );
  return [...new Set(due.filter(({ isDue }) => isDue).map(({ userId }) => userId))];
}

/** Notifications by ID, with their sources. */
export interface ToldNews {
  ids: readonly string[];
  actorId: string;
  sourceId: string;
}

/** Inserts alerts for notifications. @returns Members whose mail is due at once. */
export async function insertTold(tx: Transaction, { ids, actorId, sourceId }: ToldNews): Promise<string[]> {
  const told = sql`notifications t WHERE t.id = ANY (${sql.param(ids)}::uuid[])`;
  await insertUsualSettings(tx, sql`SELECT t.user_id FROM ${told}`);
  return insertItems(
    tx,
    sql`
      SELECT t.user_id, ${JSON.stringify(NOTIFICATION_KIND_OF)}::jsonb ->> t.type AS kind,
        t.topic || ':' || ${sourceId} AS source, t.id AS notification_id, NULL::uuid AS post_id,
        ${actorId}::uuid AS actor_id
      FROM ${told}`,
  );
}

/** A new match of a saved search. */
export interface SearchNews {
  savedSearchId: string;
  thingId: string;
}

/** Inserts alerts for new matches of saved searches, by the frequency of each. @returns Members due at once. */
export async function insertSearchNews(tx: Transaction, news: readonly SearchNews[]): Promise<string[]> {
  const found = sql`jsonb_to_recordset(${JSON.stringify(news)}::jsonb) AS f("savedSearchId" uuid, "thingId" uuid)
    JOIN saved_searches ss ON ss.id = f."savedSearchId" AND ss.frequency <> 'off'`;
  await insertUsualSettings(tx, sql`SELECT ss.user_id FROM ${found}`);
  const due = await rowsOf<{ userId: string; isDue: boolean }>(
    tx,
    sql`
      INSERT INTO alert_items (id, user_id, kind, source, notification_id, due_at)
      SELECT gen_random_uuid(), ss.user_id, ${SEARCH_NEWS}, 'search_matched:' || ss.id || ':' || f."thingId", n.id,
        ${dueAsOften(sql`ss.frequency`)}
      FROM ${found} JOIN alert_settings s ON s.user_id = ss.user_id
      JOIN notifications n ON n.user_id = ss.user_id AND n.topic = 'search_matched:' || ss.id AND n.is_open
      WHERE NOT s.is_stopped
      ORDER BY ss.user_id
      ON CONFLICT DO NOTHING RETURNING user_id AS "userId", due_at <= now() AS "isDue"`,
  );
  return [...new Set(due.filter(({ isDue }) => isDue).map(({ userId }) => userId))];
}

/** Kind of alerts for saved searches, each of which has a frequency of its own. */
export const SEARCH_NEWS = 'searches' as const;

/** Deletes alerts whose notification was withdrawn before they were mailed. */
export async function deleteRetracted(
  tx: Transaction,
  actorId: string,
  { sourceId, topics }: { sourceId: string; topics: readonly string[] },
): Promise<void> {
  await tx.execute(sql`
    DELETE FROM alert_items
    WHERE actor_id = ${actorId}::uuid AND mailed_at IS NULL
      AND source LIKE ANY (${sql.param(topics.map((topic) => `${topic}:${sourceId}`))}::text[])`);
}

/** SQL: followers of what `posts p` tags, as rows of `user_id, kind, rank`. */
const TAG_FOLLOWERS: SQL = sql`(
  SELECT f.user_id, 'product_posts' AS kind, 1 AS rank
  FROM post_products t JOIN product_followers f USING (product_id) WHERE t.post_id = p.id
  UNION ALL
  SELECT f.user_id, 'company_posts', 2
  FROM post_companies t JOIN company_followers f USING (company_id) WHERE t.post_id = p.id
)`;

/** Deletes the alerts about a post for members who no longer follow anything that it tags. */
export async function forgetPostNews(tx: Transaction, postId: string): Promise<void> {
  await tx.execute(sql`
    DELETE FROM alert_items i USING posts p
    WHERE p.id = ${postId}::uuid AND i.post_id = p.id AND i.mailed_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM ${TAG_FOLLOWERS} f WHERE f.user_id = i.user_id)`);
}

/**
 * Inserts alerts about a new post for followers of its tags, once per member.
 *
 * @returns Members whose mail is due at once.
 */
export async function insertPostNews(
  tx: Transaction,
  postId: string,
  stretch: ReaderStretch = EVERYBODY,
): Promise<string[]> {
  const followers = sql`
    SELECT p.id AS post_id, p.user_id AS author_id, f.user_id, f.kind, f.rank
    FROM posts p CROSS JOIN LATERAL ${TAG_FOLLOWERS} f
    WHERE p.id = ${postId}::uuid AND ${isForAll('p')} AND ${isPublished('p')}
      AND p.created_at > now() - ${POST_NEWS_DAYS} * interval '1 day'
      AND f.user_id IS NOT NULL AND f.user_id <> p.user_id AND ${isInStretch(sql`f.user_id`, stretch)}`;
  await insertUsualSettings(tx, sql`SELECT user_id FROM (${followers}) f`);
  return insertItems(
    tx,
    sql`
      SELECT DISTINCT ON (f.user_id) f.user_id, f.kind, 'post:' || f.post_id AS source, NULL::uuid AS notification_id,
        f.post_id, f.author_id AS actor_id
      FROM (${followers}) f JOIN alert_settings s ON s.user_id = f.user_id
      WHERE ${frequency(sql`f.kind`)} <> 'off'
      ORDER BY f.user_id, f.rank`,
  );
}

/** Recomputes the due times of a member's alerts after a change of settings. @returns True if one is due at once. */
export async function rescheduleItems(tx: Transaction, userId: string): Promise<boolean> {
  const mine = sql`i.user_id = ${userId}::uuid AND i.mailed_at IS NULL AND s.user_id = i.user_id`;
  await tx.execute(sql`
    UPDATE alert_items i SET mailed_at = now() FROM alert_settings s
    WHERE ${mine} AND (s.is_stopped OR ${frequency(sql`i.kind`)} = 'off')`);
  const left = await rowsOf<{ isDue: boolean }>(
    tx,
    sql`
      UPDATE alert_items i SET due_at = ${dueAt(sql`i.kind`)}, queued_until = NULL FROM alert_settings s
      WHERE ${mine} AND i.kind <> ${SEARCH_NEWS} RETURNING i.due_at <= now() AS "isDue"`,
  );
  return left.some(({ isDue }) => isDue);
}

/** Claims members with due alerts that are not queued. @returns Their IDs. */
export async function claimDueRecipients(tx: Transaction): Promise<string[]> {
  const rows = await rowsOf<{ userId: string }>(
    tx,
    sql`
      WITH waiting AS (
        SELECT user_id FROM alert_items
        WHERE mailed_at IS NULL AND due_at <= now() AND coalesce(queued_until, '-infinity') < now()
        GROUP BY user_id ORDER BY min(due_at) LIMIT ${MEMBERS_AT_ONCE}
      ), taken AS (
        UPDATE alert_items SET queued_until = now() + ${QUEUED_MINUTES} * interval '1 minute'
        WHERE mailed_at IS NULL AND due_at <= now() AND coalesce(queued_until, '-infinity') < now()
          AND user_id IN (SELECT user_id FROM waiting)
        RETURNING user_id
      )
      SELECT DISTINCT user_id AS "userId" FROM taken`,
  );
  return rows.map(({ userId }) => userId);
}

/** An alert to mail, with the names of its subject, if it is still relevant. */
export interface AlertItemRow {
  source: string;
  kind: string;
  createdAt: Date;
  actorId: string | null;
  actorName: string | null;
  /** Null for a new post. */
  type: NotificationType | null;
  topic: string | null;
  postId: string | null;
  postText: string | null;
  postFileName: string | null;
  productId: string | null;
  productName: string | null;
  linkedProductId: string | null;
  linkedProductName: string | null;
  companyId: string | null;
  companyName: string | null;
  eventId: string | null;
  eventName: string | null;
  savedSearchName: string | null;
}

/** Takes a member's due alerts, oldest first, and marks them as mailed, so that a concurrent job gets none of them. */
export async function claimItems(tx: Transaction, userId: string): Promise<AlertItemRow[]> {
  const rows = await rowsOf<AlertItemRow>(
    tx,
    sql`
      WITH taken AS (
        UPDATE alert_items SET mailed_at = now()
        WHERE user_id = ${userId}::uuid AND mailed_at IS NULL AND due_at <= now()
        RETURNING *
      )
      SELECT i.source, i.kind, i.created_at AS "createdAt", i.actor_id AS "actorId", a.display_name AS "actorName",
        n.type, n.topic, p.id AS "postId", p.text AS "postText", p.media_name AS "postFileName",
        n.product_id AS "productId", pr.name AS "productName", n.linked_product_id AS "linkedProductId",
        l.name AS "linkedProductName", n.company_id AS "companyId", c.name AS "companyName",
        n.event_id AS "eventId", e.name AS "eventName", ss.name AS "savedSearchName"
      FROM taken i
      LEFT JOIN notifications n ON n.id = i.notification_id LEFT JOIN users a ON a.id = i.actor_id
      LEFT JOIN posts p ON p.id = coalesce(i.post_id, n.post_id) LEFT JOIN products pr ON pr.id = n.product_id
      LEFT JOIN products l ON l.id = n.linked_product_id LEFT JOIN companies c ON c.id = n.company_id
      LEFT JOIN events e ON e.id = n.event_id LEFT JOIN saved_searches ss ON ss.id = n.saved_search_id
      WHERE n.event_id IS NULL OR ${isEventForAll('e')}
      ORDER BY i.created_at, i.id`,
  );
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

/** Purges alerts that were mailed long ago. */
export async function purgeExpiredAlerts(db: Database): Promise<void> {
  await db.delete(alertItems).where(lt(alertItems.createdAt, sql`now() - ${KEPT_DAYS} * interval '1 day'`));
}
