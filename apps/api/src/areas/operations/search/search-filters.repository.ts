import { type SQL, sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';

/** Filters by name: the values of one name are alternatives, and all names must match. */
export type SearchFilters = ReadonlyMap<string, readonly string[]>;

/** Creates filters in the form of documents: `country=JP`. Empty lists are omitted. */
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

/** Returns the filters without those of one name. */
export const without = (filters: SearchFilters, name: string): SearchFilters =>
  new Map([...filters].filter(([other]) => other !== name));

/** SQL: condition of filters on `search_documents d`. */
export const filterCondition = (filters: SearchFilters): SQL =>
  filters.size === 0
    ? sql`true`
    : sql.join(
        Array.from(filters.values(), (values) => sql`d.filters && ${asArray(values)}::text[]`),
        sql` AND `,
      );

/** A condition that is always true. */
export const ALL_DOCUMENTS: SQL = sql`true`;

/** A condition that is always false. */
export const NO_DOCUMENTS: SQL = sql`false`;
