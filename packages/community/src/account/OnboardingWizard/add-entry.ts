import { nameSortKey } from '@millrace/domain';
import type { ProductEntry } from './wizard-values';

/** Appends a product; returns the same list if it contains the id or name already. */
export function addEntry(
  entries: readonly ProductEntry[],
  { id, name, description }: Pick<ProductEntry, 'id' | 'name' | 'description'>,
): readonly ProductEntry[] {
  const isListed = entries.some(
    (entry) => (id !== null && entry.id === id) || nameSortKey(entry.name) === nameSortKey(name),
  );
  if (isListed) return entries;
  return [...entries, { key: id ?? `new:${nameSortKey(name)}`, id, name, description, state: 'waiting' }];
}
