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

/** What members have bought, or were granted by the operator. `users.plan` follows from it. @see GAP-079, GAP-080 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where it was bought, such as `stripe`; null for what the operator has granted. */
    provider: text('provider'),
    /** What the provider calls it. */
    providerId: text('provider_id'),
    plan: text('plan').$type<PaidPlan>().notNull(),
    state: text('state').$type<SubscriptionState>().notNull(),
    termStart: moment('term_start').notNull(),
    termEnd: moment('term_end').notNull(),
    renews: boolean('renews').notNull(),
    graceEnd: moment('grace_end'),
    /** The last notice that was given of this term's end, as days before it. */
    noticeGiven: smallint('notice_given'),
    /** When the provider was asked for what stands here. */
    reportedAt: moment('reported_at'),
    ...times(),
  },
  (t) => [
    unique('subscriptions_provider').on(t.provider, t.providerId),
    index('subscriptions_user').on(t.userId),
    index('subscriptions_ending').on(t.termEnd).where(sql`${t.state} <> 'expired'`),
    // What the operator grants anew lengthens what is there.
    uniqueIndex('subscriptions_granted')
      .on(t.userId)
      .where(sql`${t.provider} IS NULL AND ${t.state} <> 'expired'`),
  ],
);

/** What was paid for plans, as the provider has drawn it up. */
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
    /** In the smallest unit of the currency. */
    amount: integer('amount').notNull(),
    /** ISO 4217, in lower case. */
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

/** What payment providers have reported: an event that is here already changes nothing. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').notNull(),
    /** The provider's own id of the event. */
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    /** The provider's id of the subscription that it is about; null for one that is about none. */
    subject: text('subject'),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'payment_events_pkey', columns: [t.provider, t.eventId] }),
    index('payment_events_received').on(t.receivedAt),
  ],
);

/** Who shares a member's plan, or is invited to. @see GAP-047 */
export const teamMembers = pgTable(
  'team_members',
  {
    id: id(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address that was invited, in lower case. */
    email: text('email').notNull(),
    /** Once they have accepted, or registered with it. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    invitedAt: moment('invited_at').notNull().defaultNow(),
  },
  (t) => [
    unique('team_members_once').on(t.ownerId, t.email),
    index('team_members_user').on(t.userId),
    index('team_members_email').on(t.email),
  ],
);

/** What the checkout that takes no money knows: a provider's side, while none is set up. */
export const testPayments = pgTable(
  'test_payments',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `begun` until it is paid; `closed` when it never will be. */
    state: text('state').$type<'begun' | 'closed' | 'paid' | 'unpaid' | 'ended'>().notNull(),
    termStart: moment('term_start').notNull(),
    termEnd: moment('term_end').notNull(),
    renews: boolean('renews').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('test_payments_user').on(t.userId)],
);
