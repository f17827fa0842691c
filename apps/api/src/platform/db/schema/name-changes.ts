import { sql } from 'drizzle-orm';
import { customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns/times';

/** The number of a transaction, which does not come round again. */
const transactionNumber = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Things that were named, renamed or removed, noted by triggers in the transaction that does so. Every process keeps the
 * names in memory and reads here what has changed since; after a day a row is forgotten.
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
