import type { AlertFrequencies, AlertKind } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id } from './columns/id';
import { moment } from './columns/times';
import { notifications } from './notifications';
import { users } from './people';
import { posts } from './posts';

/** Alert email frequencies of members. A row is created with a member's first alert. @see GAP-094 */
export const alertSettings = pgTable('alert_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  frequencies: jsonb('frequencies').$type<AlertFrequencies>().notNull(),
  /** True if all alert emails are off. The frequencies are retained for when they are turned on again. */
  isStopped: boolean('is_stopped').notNull().default(false),
  /** IANA time zone for the delivery time; null for UTC. */
  timeZone: text('time_zone'),
  /** Earliest time of the next immediate email, so that a burst of alerts is batched into one. */
  immediateAt: moment('immediate_at').notNull().defaultNow(),
  /** Due times of the next daily and weekly digest; a missed one is advanced by whole days or weeks. */
  dailyAt: moment('daily_at').notNull(),
  weeklyAt: moment('weekly_at').notNull(),
});

/** Alerts to mail, each once. @see GAP-094 */
export const alertItems = pgTable(
  'alert_items',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Kind of alert; `searches` is for new matches of saved searches. */
    kind: text('kind').$type<AlertKind | 'searches'>().notNull(),
    /** Deduplication key of the event: the notification with its topic, or the post. */
    source: text('source').notNull(),
    notificationId: uuid('notification_id').references(() => notifications.id, { onDelete: 'cascade' }),
    /** The new post; other events of posts refer to a notification instead. */
    postId: uuid('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    dueAt: moment('due_at').notNull(),
    /** Lease of the queued job: the alert is not queued again before this time. */
    queuedUntil: moment('queued_until'),
    /** Time at which the alert was mailed or became obsolete. The row remains to prevent a second email. */
    mailedAt: moment('mailed_at'),
  },
  (t) => [
    uniqueIndex('alert_items_source').on(t.userId, t.source),
    index('alert_items_due').on(t.dueAt).where(sql`${t.mailedAt} IS NULL`),
    index('alert_items_age').on(t.createdAt),
    index('alert_items_notification').on(t.notificationId),
    index('alert_items_post').on(t.postId),
    index('alert_items_actor').on(t.actorId),
  ],
);
