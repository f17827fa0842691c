const known = new WeakMap<object, WeakMap<object, unknown>>();

/**
 * Maps the rows of a list with a cache: the same row gives the same object again, so that memoized components are not
 * rendered again.
 *
 * @param map Must be referentially stable, such as a function of a module.
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
