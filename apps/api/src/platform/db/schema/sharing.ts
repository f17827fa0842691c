import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns/times';
import { users } from './people';

/** Addresses that opted out of mails sent by members. They belong to no account and outlive all. @see GAP-095 */
export const emailOptOuts = pgTable('email_opt_outs', {
  /** In lower case. */
  email: text('email').primaryKey(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Invitations by email, until the address registers; only a hash of the address is stored. @see NOTE-014 */
export const invitations = pgTable(
  'invitations',
  {
    /** SHA-256 of the address in lower case, in hexadecimal. */
    emailHash: text('email_hash').notNull(),
    inviterId: uuid('inviter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'invitations_pkey', columns: [t.emailHash, t.inviterId] }),
    index('invitations_inviter').on(t.inviterId),
    index('invitations_age').on(t.createdAt),
  ],
);
