import { timestamp } from 'drizzle-orm/pg-core';

/** Timestamp with time zone, mapped to `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Creation and modification times of a row. */
export const times = () => ({
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
