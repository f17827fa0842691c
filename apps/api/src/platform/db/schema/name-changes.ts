import { sql } from 'drizzle-orm';
import { customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns/times';

/** A 64-bit transaction ID, which never wraps around. */
const transactionNumber = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Names that were created, changed or deleted, logged by triggers in the same transaction. Each process reads the log
 * to update its in-memory index of names; rows expire after a day.
 */
export const nameChanges = pgTable(
  'name_changes',
  {
    transactionId: transactionNumber('transaction_id').notNull().default(sql`pg_current_xact_id()`),
    kind: text('kind').$type<'product' | 'company' | 'event'>().notNull(),
    thingId: uuid('thing_id').notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (t) => [index('name_changes_transaction').on(t.transactionId)],
);
