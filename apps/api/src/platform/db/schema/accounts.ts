import type { AccessTokenScope } from '@millrace/domain';
import { bigint, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id } from './columns/id';
import { moment } from './columns/times';
import { users } from './people';

/** What somebody said of themselves while signing up. */
export interface PendingProfile {
  firstName?: string;
  lastName?: string;
  displayName?: string;
  designation?: string;
  phone?: string;
  description?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** The company's name as typed; `companyId` where one of the catalogue was chosen. */
  company?: string;
  companyId?: string;
}

/**
 * Sign-ups whose e-mail is not verified yet. The member's row is made when it is: an address that nobody proved to
 * have neither takes a name nor stands in anybody's way.
 */
export const pendingRegistrations = pgTable(
  'pending_registrations',
  {
    id: id(),
    /** In lower case. Several may wait for one address; the first link that is followed decides. */
    email: text('email').notNull(),
    /** argon2id; null for a sign-up with an e-mail alone. */
    passwordHash: text('password_hash'),
    profile: jsonb('profile').$type<PendingProfile>().notNull().default({}),
    /** SHA-256 of what was left in the browser that signed up; null for programs and for sign-ups of a version before. */
    browserHash: text('browser_hash'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('pending_registrations_email').on(t.email, t.createdAt),
    index('pending_registrations_expiry').on(t.expiresAt),
  ],
);

/** A member's e-mail addresses, as far as links go. */
export interface MemberAddresses {
  email: string;
  secondaryEmail: string | null;
  preferredEmail: number;
}

/**
 * What a link of an e-mail is good for. `stop-change` goes to the first address that a member has when something
 * changes that can hand the account over: it puts back what signs in as it was then.
 */
export type LinkPurpose = 'verify' | 'reset' | 'change-email' | 'stop-change';

/**
 * Links of e-mails. The link holds a random token; only its hash is kept. A used one stays for a while, so that
 * following it again can be told from a link that never was. @see GAP-038, GAP-039
 */
export const accountLinks = pgTable(
  'account_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose').$type<LinkPurpose>().notNull(),
    /** The sign-up that `verify` completes. */
    pendingId: uuid('pending_id').references(() => pendingRegistrations.id, { onDelete: 'set null' }),
    /** The member whom all but `verify` are about. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The address that the link was sent to, in lower case. */
    email: text('email').notNull(),
    /** Which address `change-email` sets. */
    slot: text('slot').$type<'primary' | 'secondary'>(),
    /** What `stop-change` puts back; null for all others, and for links of a version before. */
    addresses: jsonb('addresses').$type<MemberAddresses>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    /** When a newer link took its place. */
    replacedAt: moment('replaced_at'),
  },
  (t) => [
    index('account_links_pending').on(t.pendingId),
    index('account_links_user').on(t.userId),
    index('account_links_expiry').on(t.expiresAt),
  ],
);

/** Accounts elsewhere that sign a member in. @see GAP-043 */
export const signInIdentities = pgTable(
  'sign_in_identities',
  {
    /** Such as `linkedin`. */
    provider: text('provider').notNull(),
    /** The provider's own id of the person (`sub` of OpenID Connect). */
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Since when it signs the member in no more; kept, as the same address would link it again. */
    barredAt: moment('barred_at'),
  },
  (t) => [
    primaryKey({ name: 'sign_in_identities_pkey', columns: [t.provider, t.subject] }),
    index('sign_in_identities_user').on(t.userId),
  ],
);

/** Codes that sign in without the authenticator app, each once; only their hashes are kept. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [primaryKey({ name: 'recovery_codes_pkey', columns: [t.userId, t.codeHash] })],
);

/** Passkeys. @see https://www.w3.org/TR/webauthn-3/ */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As the authenticator named it, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** Of the authenticator's signatures; 0 where it doesn't count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull().default([]),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    usedAt: moment('used_at'),
  },
  (t) => [uniqueIndex('passkeys_credential').on(t.credentialId), index('passkeys_user').on(t.userId)],
);

/** Personal access tokens, by which programs act for a member. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret, in base64url. */
    secretHash: text('secret_hash').notNull(),
    name: text('name').notNull(),
    scopes: jsonb('scopes').$type<AccessTokenScope[]>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [
    uniqueIndex('access_tokens_secret').on(t.secretHash),
    index('access_tokens_user').on(t.userId),
    index('access_tokens_expiry').on(t.expiresAt),
  ],
);
