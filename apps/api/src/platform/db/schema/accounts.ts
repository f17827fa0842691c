import type { AccessTokenScope, Language } from '@millrace/domain';
import { bigint, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id } from './columns/id';
import { moment } from './columns/times';
import { users } from './people';

/** Profile details entered during sign-up. */
export interface PendingProfile {
  firstName?: string;
  lastName?: string;
  displayName?: string;
  designation?: string;
  phone?: string;
  description?: string;
  /** ISO 3166-1 alpha-2 code. */
  country?: string;
  /** Company name as typed; `companyId` is set if a company of the catalogue was chosen. */
  company?: string;
  companyId?: string;
  /** Language of the page, unless it is English. */
  language?: Language;
}

/**
 * Sign-ups whose email address is not verified yet. The user row is created on verification, so that an unverified
 * address neither reserves a name nor blocks its owner from registering.
 */
export const pendingRegistrations = pgTable(
  'pending_registrations',
  {
    id: id(),
    /** In lower case. Not unique: several sign-ups may be pending for an address, and the first followed link wins. */
    email: text('email').notNull(),
    /** argon2id hash; null for a sign-up with only an email address. */
    passwordHash: text('password_hash'),
    profile: jsonb('profile').$type<PendingProfile>().notNull().default({}),
    /** SHA-256 of the token stored in the registering browser; null for API clients and rows of older versions. */
    browserHash: text('browser_hash'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('pending_registrations_email').on(t.email, t.createdAt),
    index('pending_registrations_expiry').on(t.expiresAt),
  ],
);

/** Email addresses of a member that account links change. */
export interface MemberAddresses {
  email: string;
  secondaryEmail: string | null;
  preferredEmail: number;
}

/**
 * Purpose of an emailed link. `stop-change` is sent to the member's primary address when a change could hand the
 * account over; it restores the addresses and sign-in methods of that time.
 */
export type LinkPurpose = 'verify' | 'reset' | 'change-email' | 'stop-change';

/**
 * Links sent by email. A link contains a random token, of which only the hash is stored. Used links are retained for
 * a while to distinguish them from links that never existed. @see GAP-038, GAP-039
 */
export const accountLinks = pgTable(
  'account_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose').$type<LinkPurpose>().notNull(),
    /** The pending sign-up that a `verify` link completes. */
    pendingId: uuid('pending_id').references(() => pendingRegistrations.id, { onDelete: 'set null' }),
    /** The member; null for `verify` links. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Recipient address of the link, in lower case. */
    email: text('email').notNull(),
    /** Address that a `change-email` link sets. */
    slot: text('slot').$type<'primary' | 'secondary'>(),
    /** Addresses that a `stop-change` link restores; null for other purposes and for links of older versions. */
    addresses: jsonb('addresses').$type<MemberAddresses>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    /** Time at which a newer link replaced this one. */
    replacedAt: moment('replaced_at'),
  },
  (t) => [
    index('account_links_pending').on(t.pendingId),
    index('account_links_user').on(t.userId),
    index('account_links_expiry').on(t.expiresAt),
  ],
);

/** Accounts of external identity providers that sign a member in. @see GAP-043 */
export const signInIdentities = pgTable(
  'sign_in_identities',
  {
    /** Provider, such as `linkedin`. */
    provider: text('provider').notNull(),
    /** The provider's ID of the person (the `sub` claim of OpenID Connect). */
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Time from which sign-in is disabled. The row stays, because the email address would link the account again. */
    barredAt: moment('barred_at'),
  },
  (t) => [
    primaryKey({ name: 'sign_in_identities_pkey', columns: [t.provider, t.subject] }),
    index('sign_in_identities_user').on(t.userId),
  ],
);

/** Single-use recovery codes that replace the authenticator app; only their hashes are stored. */
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
    /** Credential ID as the authenticator issued it, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** Public key in COSE format, in base64url. */
    publicKey: text('public_key').notNull(),
    /** Signature counter of the authenticator; 0 if it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull().default([]),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    usedAt: moment('used_at'),
  },
  (t) => [uniqueIndex('passkeys_credential').on(t.credentialId), index('passkeys_user').on(t.userId)],
);

/** Personal access tokens for API clients that act on behalf of a member. */
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
