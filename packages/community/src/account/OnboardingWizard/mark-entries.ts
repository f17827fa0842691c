import type { BulkProductResult } from '@millrace/api-client';
import type { ProductEntry } from './wizard-values';

/** Merges the results into the list: one for each unsaved entry, in the order sent. @see GAP-071 */
export function markEntries(
  entries: readonly ProductEntry[],
  results: readonly BulkProductResult[],
): ProductEntry[] {
  const left = [...results];
  return entries.map(({ error: _, ...entry }) => {
    if (entry.state === 'saved') return entry;
    const result = left.shift();
    if (!result) return entry;
    return result.status === 'refused'
      ? { ...entry, state: 'refused', ...(result.error === undefined ? {} : { error: result.error }) }
      : { ...entry, state: 'saved', id: result.product_id ?? entry.id };
  });
}
