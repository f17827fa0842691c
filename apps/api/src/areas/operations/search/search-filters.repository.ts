import { type SQL, sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';

/** Filters of a list, by name: values of one are alternatives, and all names hold. */
export type SearchFilters = ReadonlyMap<string, readonly string[]>;

/** Makes filters, as documents name them: `country=JP`. Lists without a value filter nothing. */
export function searchFilters(
  given: Readonly<Record<string, readonly string[] | boolean | undefined>>,
): SearchFilters {
  const filters = new Map<string, readonly string[]>();
  for (const [name, values] of Object.entries(given)) {
    if (values === undefined || values === false) continue;
    const list = values === true ? ['true'] : [...new Set(values)];
    if (list.length > 0)
      filters.set(
        name,
        list.map((value) => `${name}=${value}`),
      );
  }
  return filters;
}

/** The same filters without those of one name. */
export const without = (filters: SearchFilters, name: string): SearchFilters =>
  new Map([...filters].filter(([other]) => other !== name));

/** Filters as a condition on `search_documents d`. */
export const filterCondition = (filters: SearchFilters): SQL =>
  filters.size === 0
    ? sql`true`
    : sql.join(
        Array.from(filters.values(), (values) => sql`d.filters && ${asArray(values)}::text[]`),
        sql` AND `,
      );

/** The condition that all documents meet. */
export const ALL_DOCUMENTS: SQL = sql`true`;

/** The condition that no document meets. */
export const NO_DOCUMENTS: SQL = sql`false`;
