import type { PaidPlan, SubscriptionState } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id } from './columns/id';
import { moment, times } from './columns/times';
import { users } from './people';

/** Subscriptions, bought or granted by the operator. They determine `users.plan`. @see GAP-079, GAP-080 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Payment provider, such as `stripe`; null for subscriptions granted by the operator. */
    provider: text('provider'),
    /** The provider's ID of the subscription. */
    providerId: text('provider_id'),
    plan: text('plan').$type<PaidPlan>().notNull(),
    state: text('state').$type<SubscriptionState>().notNull(),
    termStart: moment('term_start').notNull(),
    termEnd: moment('term_end').notNull(),
    renews: boolean('renews').notNull(),
    graceEnd: moment('grace_end'),
    /** Last expiry notice sent for this term, as days before the end. */
    noticeGiven: smallint('notice_given'),
    /** Time at which the row was last synchronized with the provider. */
    reportedAt: moment('reported_at'),
    ...times(),
  },
  (t) => [
    unique('subscriptions_provider').on(t.provider, t.providerId),
    index('subscriptions_user').on(t.userId),
    index('subscriptions_ending').on(t.termEnd).where(sql`${t.state} <> 'expired'`),
    // A new grant by the operator extends the existing one.
    uniqueIndex('subscriptions_granted')
      .on(t.userId)
      .where(sql`${t.provider} IS NULL AND ${t.state} <> 'expired'`),
  ],
);

/** Invoices for plans, as issued by the provider. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    providerId: text('provider_id').notNull(),
    number: text('number').notNull(),
    /** In the smallest currency unit. */
    amount: integer('amount').notNull(),
    /** ISO 4217 code, in lower case. */
    currency: text('currency').notNull(),
    status: text('status').$type<'paid' | 'open' | 'void'>().notNull(),
    issuedAt: moment('issued_at').notNull(),
    termStart: moment('term_start').notNull(),
    termEnd: moment('term_end').notNull(),
    url: text('url'),
  },
  (t) => [
    unique('invoices_provider').on(t.provider, t.providerId),
    index('invoices_user').on(t.userId, t.issuedAt.desc()),
    index('invoices_subscription').on(t.subscriptionId),
  ],
);

/** Webhook events of payment providers, for deduplication. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').notNull(),
    /** The provider's ID of the event. */
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    /** The provider's ID of the subscription concerned; null if none. */
    subject: text('subject'),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'payment_events_pkey', columns: [t.provider, t.eventId] }),
    index('payment_events_received').on(t.receivedAt),
  ],
);

/** Members and invited addresses that share a member's plan. @see GAP-047 */
export const teamMembers = pgTable(
  'team_members',
  {
    id: id(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The invited address, in lower case. */
    email: text('email').notNull(),
    /** Set when they accept, or register with the address. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    invitedAt: moment('invited_at').notNull().defaultNow(),
  },
  (t) => [
    unique('team_members_once').on(t.ownerId, t.email),
    index('team_members_user').on(t.userId),
    index('team_members_email').on(t.email),
  ],
);

/** State of the test checkout, which stands in for a payment provider. */
export const testPayments = pgTable(
  'test_payments',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `begun` until it is paid; `closed` if it was abandoned. */
    state: text('state').$type<'begun' | 'closed' | 'paid' | 'unpaid' | 'ended'>().notNull(),
    termStart: moment('term_start').notNull(),
    termEnd: moment('term_end').notNull(),
    renews: boolean('renews').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('test_payments_user').on(t.userId)],
);
