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
    /** Name and place without regard to case and accents, for finding it. */
    searchKey: sortableText('search_key').notNull(),
    /** ISO 3166-1 alpha-2. */
    country: char('country', { length: 2 }),
    /** IANA name of the zone of its place. */
    timeZone: text('time_zone').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Its first and last day by the calendar of its place: the database's zones need not be ours. */
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    /** Sanitised markup. @see GAP-100 */
    details: text('details').notNull(),
    /** The beginning of the details without markup. */
    summary: text('summary').notNull(),
    /** An address; a picture of 16 to 6.75. */
    image: text('image'),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Since a moderator has hidden it. @see GAP-096 */
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

/** The products that an event is tagged with, and who tagged them. @see GAP-056 */
export const eventProducts = pgTable(
  'event_products',
  {
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Its place among the tags of the event, from 0. */
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

/** The companies that exhibit at an event, and who added them. @see GAP-056 */
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

/** Who attends: one vote for each member. @see DATA-032, GAP-057 */
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
    /** When its member is notified before the event, if the vote is Going. */
    reminder: text('reminder').$type<EventReminder>().notNull().default('day'),
    /** Since its member was notified. */
    remindedAt: moment('reminded_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'event_votes_pkey', columns: [t.eventId, t.userId] }),
    index('event_votes_user').on(t.userId, t.createdAt.desc()),
  ],
);

/** Events that their creators have removed, each as it stood, to be brought back for some minutes. @see GAP-035 */
export const removedEvents = pgTable(
  'removed_events',
  {
    eventId: uuid('event_id').primaryKey(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address of its picture, which stays as long. */
    image: text('image'),
    /** The rows of `event`, and lists of those of its `products`, `companies` and `votes`. */
    content: jsonb('content').notNull(),
    removedAt: moment('removed_at').notNull().defaultNow(),
    /** Since when it cannot be brought back: then `content` says no more than calendars need, to tell that it is off. */
    forgottenAt: moment('forgotten_at'),
  },
  (t) => [index('removed_events_age').on(t.removedAt), index('removed_events_creator').on(t.createdBy)],
);
