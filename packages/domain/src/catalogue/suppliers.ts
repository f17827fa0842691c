import { countryName } from '../countries/countries';
import { compareCodePoints } from '../text/code-points';
import { foldText } from '../text/fold-text';

/** Orders in which suppliers can be asked for; the first is the default. @see PROD-029 */
export const SUPPLIER_SORTS = ['premium', 'country', 'company', 'contacts'] as const;

/** An order of suppliers. */
export type SupplierSort = (typeof SUPPLIER_SORTS)[number];

/** The order that holds when none is asked for. */
export const DEFAULT_SUPPLIER_SORT: SupplierSort = 'premium';

/** What the orders look at. */
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
 * What names are ordered by: without regard to case and accents. A store keeps it beside the name and orders
 * by it in the collation "C", so that store and program agree to the letter.
 */
export function nameSortKey(name: string): string {
  return foldText(name).trim().replace(/\s+/g, ' ');
}

// Stands after every name in the list, all of which begin with a letter.
const AFTER_ALL_COUNTRIES = '~';

/**
 * What countries are ordered by: the key of the English name. A supplier without a known country gets a key
 * after all others, so that a store needs no rule for missing values.
 */
export function countrySortKey(code: string | null): string {
  const name = countryName(code);
  return name === null ? AFTER_ALL_COUNTRIES : nameSortKey(name);
}

/**
 * Compares suppliers as the database orders them:
 * premium first, then by name; by country, then name; by name; by number of contacts, most first, then name.
 * Equal names are told apart by id, so that every order is total and a cursor never skips a row.
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
