import type { components } from '@millrace/api-client';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id } from './columns/id';
import { moment } from './columns/times';
import { companies } from './companies';
import { events } from './events';
import { users } from './people';
import { posts } from './posts';
import { products } from './products';
import { savedSearches } from './search';

/** Kinds of notifications. */
export type NotificationType = components['schemas']['NotificationType'];

/** Notifications. Those with the same topic are grouped into one row until it is read. @see DATA-012, GAP-091 */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    /** The recipient. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').$type<NotificationType>().notNull(),
    /** Grouping key: type and subject. */
    topic: text('topic').notNull(),
    /** True while events of the same topic are grouped into this row, that is until it is read. */
    isOpen: boolean('is_open').notNull().default(true),
    /** The latest actor. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** Actors, latest first, limited to about a hundred. */
    actorIds: uuid('actor_ids').array().notNull(),
    /** Number of actors. */
    actorCount: integer('actor_count').notNull().default(1),
    postId: uuid('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    productId: uuid('product_id').references(() => products.id, { onDelete: 'cascade' }),
    linkedProductId: uuid('linked_product_id').references(() => products.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    eventId: uuid('event_id').references(() => events.id, { onDelete: 'cascade' }),
    savedSearchId: uuid('saved_search_id').references(() => savedSearches.id, { onDelete: 'cascade' }),
    /** Null until the recipient opens it or marks it as read. */
    readAt: moment('read_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('notifications_topic').on(t.userId, t.topic).where(sql`${t.isOpen}`),
    index('notifications_newest').on(t.userId, t.createdAt.desc(), t.id.desc()),
    index('notifications_age').on(t.createdAt),
    index('notifications_actor').on(t.actorId),
    index('notifications_post').on(t.postId),
    index('notifications_product').on(t.productId),
    index('notifications_linked_product').on(t.linkedProductId),
    index('notifications_company').on(t.companyId),
    index('notifications_event').on(t.eventId),
    index('notifications_saved_search').on(t.savedSearchId),
  ],
);

/** Deduplication log, which makes the notification jobs idempotent. */
export const notificationSources = pgTable(
  'notification_sources',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text('topic').notNull(),
    /** The origin: the comment, otherwise the actor. */
    sourceId: uuid('source_id').notNull(),
    actorId: uuid('actor_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'notification_sources_pkey', columns: [t.userId, t.topic, t.sourceId] }),
    index('notification_sources_source').on(t.sourceId),
    index('notification_sources_actor').on(t.actorId),
    index('notification_sources_age').on(t.createdAt),
  ],
);
