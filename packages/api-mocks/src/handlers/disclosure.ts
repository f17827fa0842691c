import type {
  Company,
  Employee,
  Follower,
  Limited,
  PotentialCustomer,
  Supplier,
  User,
} from '@millrace/api-client';
import {
  compareSuppliers,
  DEFAULT_SUPPLIER_SORT,
  FOLLOWER_SAMPLE,
  initialledName,
  isDisclosed,
  namedContacts,
  rowsWithContacts,
  type SupplierSort,
  seesFollowers,
  type ViewerLevel,
} from '@millrace/domain';

// Sorting ten thousand names is slow, and every page of a list needs it again, so the result is cached.
const ordered = new WeakMap<readonly Supplier[], { length: number; rows: Map<string, Supplier[]> }>();

/** Returns the suppliers as an access level sees them, in an order. @see GAP-060, GAP-076, PROD-029 */
export function suppliersFor(level: ViewerLevel, all: readonly Supplier[], sort: SupplierSort): Supplier[] {
  let known = ordered.get(all);
  if (known === undefined || known.length !== all.length) {
    known = { length: all.length, rows: new Map() };
    ordered.set(all, known);
  }
  const key = `${level} ${sort}`;
  const rows = known.rows.get(key) ?? orderAndWithhold(level, all, sort);
  known.rows.set(key, rows);
  return rows;
}

function orderAndWithhold(level: ViewerLevel, all: readonly Supplier[], sort: SupplierSort): Supplier[] {
  const disclosed = rowsWithContacts(level);
  const inDefaultOrder = [...all].sort(comparing(DEFAULT_SUPPLIER_SORT));
  const told = inDefaultOrder.map((supplier, index) =>
    isDisclosed(index + 1, disclosed)
      ? { ...supplier, limited: false }
      : { ...supplier, contacts: null, contactsDetails: [], limited: true },
  );
  return sort === DEFAULT_SUPPLIER_SORT ? told : told.sort(comparing(sort));
}

function comparing(sort: SupplierSort): (a: Supplier, b: Supplier) => number {
  const compare = compareSuppliers(sort);
  return (a, b) => compare(sortable(a), sortable(b));
}

function sortable(supplier: Supplier) {
  return {
    companyId: supplier.company_id,
    companyName: supplier.company_name,
    premium: supplier.premium,
    // Withheld numbers sort after zero, so that the order reveals nothing.
    contacts: supplier.contacts ?? -1,
    countryCode: supplier.country_code,
  };
}

/** Returns the potential customers as an access level sees them, in their order. @see GAP-060, GAP-076 */
export function customersFor(level: ViewerLevel, all: readonly PotentialCustomer[]): PotentialCustomer[] {
  const disclosed = rowsWithContacts(level);
  return all.map((customer, index) =>
    isDisclosed(index + 1, disclosed)
      ? { ...customer, limited: false }
      : { ...customer, supp: null, contactsDetails: [], limited: true },
  );
}

/** Returns the reason why a list is limited. */
export function limitedFor(level: ViewerLevel, rows: readonly { limited: boolean }[]): Limited {
  if (!rows.some(({ limited }) => limited)) return 'none';
  return level === 'guest' ? 'sign_in' : 'plan';
}

/** Returns the followers as an access level sees them: for guests the oldest ones, without contact details. */
export function followersFor(level: ViewerLevel, all: readonly Follower[]): Follower[] {
  if (seesFollowers(level)) return [...all];
  return all
    .slice(-FOLLOWER_SAMPLE)
    .reverse()
    .map(({ user_name: name, company_name }, index) => {
      const [firstName = '', ...others] = name.split(' ');
      return {
        key: String(index + 1),
        user_id: null,
        user_name: initialledName({ firstName, lastName: others.join(' ') }),
        image: null,
        company_name,
        company_id: null,
      };
    });
}

/** Returns the reason why followers are limited. */
export const followersLimited = (level: ViewerLevel, count: number): Limited =>
  count === 0 || seesFollowers(level) ? 'none' : 'sign_in';

/** Returns a company with the followers that an access level may see. @see COMP-005 */
export const companyFor = (level: ViewerLevel, company: Company): Company =>
  seesFollowers(level) ? company : { ...company, followingUsers: {} };

/** Returns the contacts of a company as a viewer sees them. */
export function employeesFor(
  user: User | null,
  companyId: string,
  all: readonly Employee[],
): { rows: Employee[]; limited: Limited; designations?: string[] } {
  const viewer = user && {
    plan: user.plan,
    companyId: user.company_id,
    isVerified: user.company_verified === true,
  };
  const named = namedContacts(viewer, companyId);
  const limited = all.length <= named ? 'none' : user === null ? 'sign_in' : 'plan';
  const rows = all.slice(0, Number.isFinite(named) ? named : all.length);
  if (named > 0) return { rows, limited };
  const designations = [...new Set(all.flatMap(({ designation }) => designation ?? []))].sort();
  return { rows, limited, designations };
}
