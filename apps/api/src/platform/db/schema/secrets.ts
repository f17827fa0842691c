import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns/times';

/** Keys that all API processes share, each made by whichever process needed it first. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  /** In base64. */
  value: text('value').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
