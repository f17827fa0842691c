const known = new WeakMap<object, WeakMap<object, unknown>>();

/**
 * Maps the rows of a list, each once: a row that is still there gives the same object again, so that what is memoized by
 * it stays.
 *
 * @param map A function that is the same each time, as of a module.
 */
export function mapOnce<Row extends object, Shown>(
  rows: readonly Row[],
  map: (row: Row) => Shown,
): readonly Shown[] {
  const mapped = (known.get(map) as WeakMap<Row, Shown> | undefined) ?? new WeakMap<Row, Shown>();
  known.set(map, mapped);
  return rows.map((row) => {
    if (!mapped.has(row)) mapped.set(row, map(row));
    return mapped.get(row) as Shown;
  });
}
