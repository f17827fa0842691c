import { countryName } from '../countries/countries';
import { compareCodePoints } from '../text/code-points';
import { foldText } from '../text/fold-text';
import { normalizeName } from '../text/normalize-text';

/** Sort orders of suppliers; the first is the default. @see PROD-029 */
export const SUPPLIER_SORTS = ['premium', 'country', 'company', 'contacts'] as const;

/** Sort order of suppliers. */
export type SupplierSort = (typeof SUPPLIER_SORTS)[number];

/** Default sort order. */
export const DEFAULT_SUPPLIER_SORT: SupplierSort = 'premium';

/** Fields that the sort orders use. */
export interface SortableSupplier {
  companyId: string;
  companyName: string;
  premium: boolean;
  /** Number of contacts. */
  contacts: number;
  /** ISO 3166-1 alpha-2. */
  countryCode: string | null;
}

type Compare = (a: SortableSupplier, b: SortableSupplier) => number;

/**
 * Returns the sort key of a name, without case and accents. Databases store it and sort it by the collation "C", so that
 * database and program agree exactly.
 */
export function nameSortKey(name: string): string {
  return foldText(normalizeName(name)).trim().replace(/\s+/g, ' ');
}

// Sorts after every name of the list, as those begin with a letter.
const AFTER_ALL_COUNTRIES = '~';

/**
 * Returns the sort key of a country: that of its English name. Suppliers without a country sort last, so that the
 * database needs no rule for null.
 */
export function countrySortKey(code: string | null): string {
  const name = countryName(code);
  return name === null ? AFTER_ALL_COUNTRIES : nameSortKey(name);
}

/**
 * Compares suppliers as the database orders them:
 * premium first, then by name; by country, then name; by name; by number of contacts, most first, then name.
 * Ties are broken by id, so that every order is total and a cursor never skips a row.
 *
 * @see PROD-029
 */
export function compareSuppliers(sort: SupplierSort = DEFAULT_SUPPLIER_SORT): Compare {
  const first = FIRST_RULES[sort];
  return (a, b) => first(a, b) || compareNames(a, b);
}

const FIRST_RULES: Readonly<Record<SupplierSort, Compare>> = {
  premium: (a, b) => Number(b.premium) - Number(a.premium),
  country: (a, b) => compareCodePoints(countrySortKey(a.countryCode), countrySortKey(b.countryCode)),
  company: () => 0,
  contacts: (a, b) => b.contacts - a.contacts,
};

function compareNames(a: SortableSupplier, b: SortableSupplier): number {
  return (
    compareCodePoints(nameSortKey(a.companyName), nameSortKey(b.companyName)) ||
    compareCodePoints(a.companyId, b.companyId)
  );
}
