import type { EventReminder, EventVote, ReportReason } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import {
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { id } from './columns/id';
import { sortableText } from './columns/sortable';
import { moment, times } from './columns/times';
import { companies } from './companies';
import { users } from './people';
import { products } from './products';

/** Fairs, open days and meetings. @see DATA-031 */
export const events = pgTable(
  'events',
  {
    id: id(),
    name: text('name').notNull(),
    location: text('location').notNull(),
    /** Name and place folded to ignore case and accents, for search. */
    searchKey: sortableText('search_key').notNull(),
    /** ISO 3166-1 alpha-2 code. */
    country: char('country', { length: 2 }),
    /** IANA time zone of the place. */
    timeZone: text('time_zone').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** First and last day in local time. Stored, because the time zone data of the database may differ from ours. */
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    /** Sanitized HTML. @see GAP-100 */
    details: text('details').notNull(),
    /** Beginning of the details as plain text. */
    summary: text('summary').notNull(),
    /** URL of a picture with an aspect ratio of 16 to 6.75. */
    image: text('image'),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Time at which a moderator hid the event. @see GAP-096 */
    hiddenAt: moment('hidden_at'),
    hiddenFor: text('hidden_for').$type<ReportReason>(),
    ...times(),
  },
  (t) => [
    index('events_start').on(t.startsAt, t.id),
    index('events_end').on(t.endsAt),
    index('events_days').on(t.startsOn, t.endsOn),
    index('events_creator').on(t.createdBy),
    index('events_search_trigrams').using('gin', t.searchKey.op('gin_trgm_ops')),
    check('events_end_after_start', sql`${t.endsAt} >= ${t.startsAt}`),
  ],
);

/** Products tagged in an event, with the member who tagged them. @see GAP-056 */
export const eventProducts = pgTable(
  'event_products',
  {
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Position among the tags of the event, from 0. */
    position: integer('position').notNull(),
    addedBy: uuid('added_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'event_products_pkey', columns: [t.eventId, t.productId] }),
    index('event_products_product').on(t.productId),
    index('event_products_adder').on(t.addedBy),
  ],
);

/** Exhibitors of an event, with the member who added them. @see GAP-056 */
export const eventCompanies = pgTable(
  'event_companies',
  {
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    addedBy: uuid('added_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'event_companies_pkey', columns: [t.eventId, t.companyId] }),
    index('event_companies_company').on(t.companyId),
    index('event_companies_adder').on(t.addedBy),
  ],
);

/** Attendance: one vote per member and event. @see DATA-032, GAP-057 */
export const eventVotes = pgTable(
  'event_votes',
  {
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    vote: text('vote').$type<EventVote>().notNull(),
    /** Lead time of the reminder, sent if the vote is Going. */
    reminder: text('reminder').$type<EventReminder>().notNull().default('day'),
    /** Time at which the reminder was sent. */
    remindedAt: moment('reminded_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'event_votes_pkey', columns: [t.eventId, t.userId] }),
    index('event_votes_user').on(t.userId, t.createdAt.desc()),
  ],
);

/** Events that their creators deleted, with a backup to restore them for some minutes. @see GAP-035 */
export const removedEvents = pgTable(
  'removed_events',
  {
    eventId: uuid('event_id').primaryKey(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** URL of the event's picture, which is retained as long. */
    image: text('image'),
    /** Backup of the `event` row and its rows of `products`, `companies` and `votes`. */
    content: jsonb('content').notNull(),
    removedAt: moment('removed_at').notNull().defaultNow(),
    /** Time at which the backup was purged; `content` then holds only what calendars need to cancel the event. */
    forgottenAt: moment('forgotten_at'),
  },
  (t) => [index('removed_events_age').on(t.removedAt), index('removed_events_creator').on(t.createdBy)],
);
