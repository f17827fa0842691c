import type { FacetValue } from '@millrace/api-client';
import { compareCodePoints } from '@millrace/domain';

/** Readers of a row's filterable values, by parameter name. */
export type Filters<Row> = Readonly<Record<string, (row: Row) => readonly string[]>>;

/** Filters rows by the parameters of a URL, except for one parameter. */
export function filtered<Row>(
  rows: readonly Row[],
  query: URLSearchParams,
  filters: Filters<Row>,
  but?: string,
): Row[] {
  return rows.filter((row) =>
    Object.entries(filters).every(([name, readValues]) => {
      const wanted = query.getAll(name).filter((value) => value !== 'false');
      return name === but || wanted.length === 0 || readValues(row).some((value) => wanted.includes(value));
    }),
  );
}

/** Counts the rows per value of a parameter, under the filters of the others. */
export function countFacets<Row>(
  rows: readonly Row[],
  query: URLSearchParams,
  filters: Filters<Row>,
): Partial<Record<string, FacetValue[]>> | null {
  if (query.has('cursor') || query.get('facets') === 'false') return null;
  return Object.fromEntries(
    Object.entries(filters).map(([name, readValues]) => {
      const counts = new Map<string, number>();
      for (const value of filtered(rows, query, filters, name).flatMap((row) => readValues(row))) {
        counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      const values = Array.from(counts, ([value, count]) => ({ value, count, estimated: false }));
      return [
        name,
        values.sort((a, b) => b.count - a.count || compareCodePoints(a.value, b.value)).slice(0, 60),
      ];
    }),
  );
}
