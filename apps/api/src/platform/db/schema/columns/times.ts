import { timestamp } from 'drizzle-orm/pg-core';

/** A moment with its time zone, read and written as `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** When the row was made and when it was last changed. */
export const times = () => ({
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
