/** How many of the rows in view are chosen. */
export type TableSelection = 'none' | 'some' | 'all';

/** Returns the state of the select-all checkbox: all, some or none. Selected rows that are not listed do not count. */
export function toTableSelection(ids: readonly string[], selected: ReadonlySet<string>): TableSelection {
  const count = ids.filter((id) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

/** With the row chosen, or no longer. */
export function toggleRow(id: string, selected: ReadonlySet<string>): Set<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** With all rows in view chosen; with none of them where all were. What is not in view stays as it is. */
export function toggleAllRows(ids: readonly string[], selected: ReadonlySet<string>): Set<string> {
  const next = new Set(selected);
  const drops = toTableSelection(ids, selected) === 'all';
  for (const id of ids) {
    if (drops) next.delete(id);
    else next.add(id);
  }
  return next;
}
