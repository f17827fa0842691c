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

/** What shows that a member works at the company: an address of its website's domain, or a moderator's word. @see GAP-089 */
export type CompanyProof = 'domain' | 'moderator';

/** Members. @see DATA-001 */
export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull(),
    secondaryEmail: text('secondary_email'),
    /** The address that the member wants mail at: 1 is `email`, 2 is `secondaryEmail`, or `email` until there is one. */
    preferredEmail: smallint('preferred_email').$type<1 | 2>().notNull().default(1),
    /** argon2id; null for an account that signs in elsewhere. Never answered. @see GAP-042 */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    displayName: text('display_name').notNull(),
    /** The display name without regard to case and accents, for finding members. */
    nameKey: sortableText('name_key').notNull().default(''),
    phone: text('phone'),
    description: text('description'),
    designation: text('designation'),
    country: char('country', { length: 2 }),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'set null' }),
    /** The company as the member typed it, while linked to none. */
    companyName: text('company_name'),
    /** Whether the member is listed as a contact of the company. @see GAP-089 */
    companyUpdated: boolean('company_updated').notNull().default(false),
    /** Since when it is known that the member works there; null while nobody but the member says so. @see GAP-089 */
    companyVerifiedAt: moment('company_verified_at'),
    /** How that is known; null while it is not. */
    companyProof: text('company_proof').$type<CompanyProof>(),
    image: text('image'),
    linkedinImage: text('linkedin_image'),
    /** Of the interface, as the member has chosen it; null follows the browser. */
    language: text('language').$type<Language>(),
    plan: text('plan').$type<Plan>().notNull().default('free'),
    isActive: boolean('is_active').notNull().default(true),
    /** Since when a moderator has suspended the member, who is not active meanwhile. @see GAP-096 */
    suspendedAt: moment('suspended_at'),
    onboarded: boolean('onboarded').notNull().default(false),
    stripeId: text('stripe_id'),
    /** When the member last began a checkout. */
    checkoutStartedAt: moment('checkout_started_at'),
    /** Of the authenticator app (RFC 6238), in base32. */
    totpSecret: text('totp_secret'),
    /** Since when signing in asks for a code; null while the app is not confirmed. */
    totpConfirmedAt: moment('totp_confirmed_at'),
    /** The 30-second step of the last code that was taken: each is good once. */
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
    // The few who are counted nowhere.
    index('users_inactive').on(t.id).where(sql`NOT ${t.isActive}`),
  ],
);

/** Signed-in browsers. The cookie holds a random token; only its hash is kept. @see GAP-041 */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** What the session is called by its member; the token's hash leaves the server in no reply. */
    id: uuid('id').notNull().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    seenAt: moment('seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** Browser and system, such as Firefox on Windows. */
    device: text('device'),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
);

/** Who follows which company. */
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

/** Whom members follow. One-sided: being followed asks nothing of a member. @see GAP-083 */
export const connections = pgTable(
  'connections',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The member who is followed. */
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

/** Whom members have blocked, which nobody else is told. @see GAP-097 */
export const memberBlocks = pgTable(
  'member_blocks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The member whose posts and comments the other does without. */
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
