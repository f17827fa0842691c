import { sql } from 'drizzle-orm';
import type { NotificationRef } from '../../../platform/db/announce';
import { rowsOf, type Transaction } from '../../../platform/db/database';
import { isEventShownTo, isShownMember } from '../../../visibility';

/** Batch size of reminders. */
const REMINDERS_AT_ONCE = 500;

/**
 * Creates reminders for events that members attend and that start soon, once each. Members who voted after the
 * reminder was due get none.
 */
export async function insertDueReminders(tx: Transaction): Promise<NotificationRef[]> {
  const rows = await rowsOf<{ userId: string; id: string }>(
    tx,
    sql`
      WITH due AS (
        SELECT v.event_id, v.user_id FROM events e
        JOIN event_votes v ON v.event_id = e.id
        JOIN users u ON u.id = v.user_id AND ${isShownMember('u')}
        CROSS JOIN LATERAL (
          SELECT e.starts_at - CASE v.reminder WHEN 'day' THEN interval '1 day' ELSE interval '1 hour' END AS at
        ) reminder
        WHERE e.starts_at > now() AND e.starts_at <= now() + interval '1 day'
          AND v.vote = 'Going' AND v.reminder <> 'none' AND v.reminded_at IS NULL
          AND reminder.at <= now() AND v.created_at <= reminder.at
          AND ${isEventShownTo('e', sql`v.user_id`)}
        ORDER BY v.event_id, v.user_id LIMIT ${REMINDERS_AT_ONCE}
        FOR UPDATE OF v SKIP LOCKED
      ), noted AS (
        UPDATE event_votes v SET reminded_at = now() FROM due d
        WHERE v.event_id = d.event_id AND v.user_id = d.user_id
        RETURNING v.event_id, v.user_id
      )
      INSERT INTO notifications AS n (id, user_id, type, topic, actor_ids, event_id)
      SELECT gen_random_uuid(), user_id, 'event_soon', 'event_soon:' || event_id, ARRAY[]::uuid[], event_id
      FROM noted ORDER BY user_id
      ON CONFLICT (user_id, topic) WHERE is_open DO UPDATE SET created_at = now()
      RETURNING n.user_id AS "userId", n.id`,
  );
  return rows.map(({ userId, id }) => [userId, id]);
}

/** Resets the reminders of attendees when an event's start changes. */
export async function resetReminders(tx: Transaction, eventId: string): Promise<void> {
  await tx.execute(sql`
    UPDATE event_votes SET reminded_at = NULL WHERE event_id = ${eventId}::uuid AND reminded_at IS NOT NULL`);
}
