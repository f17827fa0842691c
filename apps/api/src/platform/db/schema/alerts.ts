import type { AlertFrequencies, AlertKind } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id } from './columns/id';
import { moment } from './columns/times';
import { notifications } from './notifications';
import { users } from './people';
import { posts } from './posts';

/** How often members are mailed about what; made with the first thing that a member could be mailed about. @see GAP-094 */
export const alertSettings = pgTable('alert_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  frequencies: jsonb('frequencies').$type<AlertFrequencies>().notNull(),
  /** Whether nothing is mailed whatever the frequencies say: they stay for when it is wanted again. */
  isStopped: boolean('is_stopped').notNull().default(false),
  /** Whose morning counts, as an IANA name; null is UTC. */
  timeZone: text('time_zone'),
  /** Before this nothing is mailed at once, so that many things at once are one mail. */
  immediateAt: moment('immediate_at').notNull().defaultNow(),
  /** When the next mail of a day and of a week is due; one that is past counts on by whole days and weeks. */
  dailyAt: moment('daily_at').notNull(),
  weeklyAt: moment('weekly_at').notNull(),
});

/** What a member is mailed about, once each. @see GAP-094 */
export const alertItems = pgTable(
  'alert_items',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The kind of news; `searches` is what is new in saved searches. */
    kind: text('kind').$type<AlertKind | 'searches'>().notNull(),
    /** What happened, the same however often it is looked at: that of a notification with its topic, or the post. */
    source: text('source').notNull(),
    notificationId: uuid('notification_id').references(() => notifications.id, { onDelete: 'cascade' }),
    /** The post that is new; what is said of other posts is a notification. */
    postId: uuid('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    dueAt: moment('due_at').notNull(),
    /** Until when a job that was queued for it may take. */
    queuedUntil: moment('queued_until'),
    /** Since when it is done with: mailed, or of no use by then. It stays, so that it is not mailed again. */
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
