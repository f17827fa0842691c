/** State of the select-all checkbox. */
export type TableSelection = 'none' | 'some' | 'all';

/** Returns the state of the select-all checkbox: all, some or none. Selected rows that are not listed do not count. */
export function toTableSelection(ids: readonly string[], selected: ReadonlySet<string>): TableSelection {
  const count = ids.filter((id) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

/** Returns the selection with a row added or removed. */
export function toggleRow(id: string, selected: ReadonlySet<string>): Set<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Toggles the selection of all listed rows; the selection of other rows stays. */
export function toggleAllRows(ids: readonly string[], selected: ReadonlySet<string>): Set<string> {
  const next = new Set(selected);
  const drops = toTableSelection(ids, selected) === 'all';
  for (const id of ids) {
    if (drops) next.delete(id);
    else next.add(id);
  }
  return next;
}
