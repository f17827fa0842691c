import type { Language, Plan } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id } from './columns/id';
import { sortableText } from './columns/sortable';
import { moment, times } from './columns/times';
import { companies } from './companies';

/** Evidence that a member works at the company: an email address of its domain, or a moderator. @see GAP-089 */
export type CompanyProof = 'domain' | 'moderator';

/** Members. @see DATA-001 */
export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull(),
    secondaryEmail: text('secondary_email'),
    /** Preferred address for mail: 1 is `email`; 2 is `secondaryEmail`, or `email` while there is none. */
    preferredEmail: smallint('preferred_email').$type<1 | 2>().notNull().default(1),
    /** argon2id hash; null for accounts that sign in with a provider. Never returned by the API. @see GAP-042 */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    displayName: text('display_name').notNull(),
    /** Display name folded to ignore case and accents, for search. */
    nameKey: sortableText('name_key').notNull().default(''),
    phone: text('phone'),
    description: text('description'),
    designation: text('designation'),
    country: char('country', { length: 2 }),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'set null' }),
    /** Company name as typed, if not linked to a company. */
    companyName: text('company_name'),
    /** True if the member is listed as a contact of the company. @see GAP-089 */
    companyUpdated: boolean('company_updated').notNull().default(false),
    /** Time at which the member's employment was verified; null if unverified. @see GAP-089 */
    companyVerifiedAt: moment('company_verified_at'),
    /** Evidence of the verification; null if unverified. */
    companyProof: text('company_proof').$type<CompanyProof>(),
    image: text('image'),
    linkedinImage: text('linkedin_image'),
    /** Interface language chosen by the member; null for that of the browser. */
    language: text('language').$type<Language>(),
    plan: text('plan').$type<Plan>().notNull().default('free'),
    isActive: boolean('is_active').notNull().default(true),
    /** Time at which a moderator suspended the member, who is inactive meanwhile. @see GAP-096 */
    suspendedAt: moment('suspended_at'),
    onboarded: boolean('onboarded').notNull().default(false),
    stripeId: text('stripe_id'),
    /** Time of the member's last checkout. */
    checkoutStartedAt: moment('checkout_started_at'),
    /** Secret of the authenticator app (RFC 6238), in base32. */
    totpSecret: text('totp_secret'),
    /** Time from which sign-in requires a code; null until the app is confirmed. */
    totpConfirmedAt: moment('totp_confirmed_at'),
    /** The 30-second time step of the last accepted code, to reject reuse. */
    totpLastStep: bigint('totp_last_step', { mode: 'number' }),
    lastReadNotification: moment('last_read_notification'),
    ...times(),
  },
  (t) => [
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    index('users_secondary_email').on(sql`lower(${t.secondaryEmail})`),
    index('users_company').on(t.companyId),
    index('users_name_key').on(t.nameKey, t.id),
    index('users_name_trigrams').using('gin', t.nameKey.op('gin_trgm_ops')),
    // Partial index of the few members who are excluded from all counts.
    index('users_inactive').on(t.id).where(sql`NOT ${t.isActive}`),
  ],
);

/** Sessions of signed-in browsers. The cookie holds a random token, of which only the hash is stored. @see GAP-041 */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Public ID of the session; the token's hash is never returned. */
    id: uuid('id').notNull().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    seenAt: moment('seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** Browser and system, such as "Firefox on Windows". */
    device: text('device'),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
);

/** Followers of companies. */
export const companyFollowers = pgTable(
  'company_followers',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'company_followers_pkey', columns: [t.companyId, t.userId] }),
    index('company_followers_newest').on(t.companyId, t.createdAt.desc().nullsFirst(), t.userId),
    index('company_followers_user').on(t.userId),
  ],
);

/** Followed members. Following is one-sided and needs no confirmation. @see GAP-083 */
export const connections = pgTable(
  'connections',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The followed member. */
    connectedId: uuid('connected_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'connections_pkey', columns: [t.userId, t.connectedId] }),
    index('connections_readers').on(t.connectedId, t.userId),
  ],
);

/** Blocked members, visible only to the member who blocks. @see GAP-097 */
export const memberBlocks = pgTable(
  'member_blocks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The member whose posts and comments are hidden. */
    blockedId: uuid('blocked_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'member_blocks_pkey', columns: [t.userId, t.blockedId] }),
    index('member_blocks_blocked').on(t.blockedId),
    index('member_blocks_newest').on(t.userId, t.createdAt.desc(), t.blockedId.desc()),
  ],
);
