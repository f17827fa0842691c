import { nameSortKey } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import type { Transaction } from './database';

/** Holds a name until the transaction ends, so that two requests can't both find it free. */
export async function holdName(tx: Transaction, kind: 'product' | 'company', name: string): Promise<void> {
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${kind} name ${nameSortKey(name)}`}, 0))`,
  );
}

/** Whether two names are the same but for case and space. Their sort keys leave accents out too, which make another name. */
export const isSameName = (one: string, other: string): boolean => fold(one) === fold(other);

const fold = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
