import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns/times';

/** Addresses whose owners want no mail that members have sent. They belong to no account, and outlive each. @see GAP-095 */
export const emailOptOuts = pgTable('email_opt_outs', {
  /** In lower case. */
  email: text('email').primaryKey(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
