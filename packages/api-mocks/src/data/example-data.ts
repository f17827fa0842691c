import type { Company, PotentialCustomer, Supplier, User } from '@millrace/api-client';
import { compareCodePoints, hashText, nameSortKey } from '@millrace/domain';
import { readCatalogue } from '../catalogue/data';
import { applicationEntry, materialEntry } from '../catalogue/example-products';
import {
  activities,
  aProduct,
  potentialCustomerAt,
  potentialCustomers,
  productDocuments,
  supplierAt,
  suppliers,
} from '../catalogue/factory';
import { planData } from '../commerce/data';
import { aQuote } from '../commerce/factory';
import { aBareCompany, aCompany, edits, employees, productEdits, proposals } from '../companies/factory';
import { example } from '../contract/examples';
import { eventData } from '../events/data';
import { many } from '../factories/many';
import { postData } from '../feed/data';
import { chatData } from '../messaging/data';
import { aFollower, customerRows, followers, vendorRows } from '../network/factory';
import { notifications } from '../notifications/factory';
import { moderationData } from '../operations/data';
import { publisherSites } from '../publishing/factory';
import type { MockData } from './mock-data';
import { rowsById } from './rows-by-id';

/** Generated companies shared by the suppliers and customers of different products, so that they recur. */
const COMPANY_POOL = 400;
/** Maximum number of customers of a product without an example count. */
const CUSTOMERS_MAX = 12;

/**
 * Creates the data of the contract's examples, completed: if an example has a count without rows, they are generated.
 *
 * @param viewer Viewer, on whom the follow state of products depends.
 */
export function exampleData(viewer: User | null): MockData {
  const catalogue = readCatalogue();
  const { products } = catalogue;
  const preform = example('ProductReply', 'ProductPreform').Item;
  const companies = new Map<string, Company>();
  const knowCompany = (
    id: string,
    name: string,
    rest: Pick<Company, 'country' | 'country_code' | 'sector' | 'logo'>,
  ) => {
    if (!companies.has(id)) companies.set(id, aBareCompany({ id, name, ...rest }));
  };
  for (const company of [aCompany(), aBareCompany()]) companies.set(company.id, company);
  for (const hit of example('SearchReply', 'SearchCompaniesGlass').hits.hits) {
    const { id, name, country, country_code = null, sector = null } = hit._source;
    knowCompany(id, name, { country, country_code, sector, logo: null });
  }

  for (const product of products.values()) {
    product.following = viewer !== null && product.following;
    const { counts } = product;
    if (counts.applications > 0 && counts.potential_customers === 0) {
      counts.potential_customers = Math.min(CUSTOMERS_MAX, counts.applications * 3);
    }
  }

  const findSuppliers = (id: string): Supplier[] => {
    const product = products.get(id);
    if (product === undefined) return [];
    const named = { product_id: id, product_name: product.name };
    const rows =
      id === preform.id
        ? suppliers(product.counts.suppliers, named)
        : many(product.counts.suppliers, (place) => ({ ...supplierAt(poolPlace(id, place)), ...named }));
    for (const row of rows) knowCompany(row.company_id, row.company_name, row);
    return rows;
  };

  const findCustomers = (id: string): PotentialCustomer[] => {
    const product = products.get(id);
    if (product === undefined) return [];
    const { potential_customers, applications } = product.counts;
    const rows =
      id === preform.id
        ? potentialCustomers(potential_customers)
        : many(potential_customers, (place) => ({
            ...potentialCustomerAt(poolPlace(id, place)),
            supp: 1 + ((potential_customers - place) % Math.max(1, applications)),
          }));
    for (const row of rows) knowCompany(row.company_id, row.company_name, row);
    return rows.sort(mostApplicationsFirst);
  };

  return {
    ...postData(viewer),
    ...chatData(viewer),
    ...eventData(),
    ...moderationData(),
    ...planData(viewer?.plan ?? null),
    changes: {},
    security: example('Security', 'SecurityPassword'),
    sessions: example('SessionList', 'SessionsTwo').results,
    tokens: example('AccessTokenList', 'AccessTokensTwo').results,
    savedSearches: viewer === null ? [] : example('SavedSearchList', 'SavedSearchesTwo').results,
    hasOptedOut: false,
    publisherSites: publisherSites(),
    quotes: new Map([aQuote('sent'), aQuote('received')].map((quote) => [quote.id, quote])),
    vendors: vendorRows(8),
    customers: customerRows(6),
    isPushed: false,
    alerts: example('AlertSettings', 'AlertSettingsUsual'),
    notifications: notifications(23),
    notificationsReadAt: example('NotificationList', 'NotificationsSeveral').last_read,
    products,
    companies,
    suppliers: rowsById(findSuppliers),
    potentialCustomers: rowsById(findCustomers),
    rawMaterials: rowsById((id) => catalogue.findRawMaterials(id).map(materialEntry)),
    applications: rowsById((id) => catalogue.findApplications(id).map(applicationEntry)),
    followers: rowsById((id) => {
      const product = products.get(id);
      if (product === undefined) return [];
      const others = followers(product.followers - (product.following ? 1 : 0)).map((row) => ({
        ...row,
        key: `${id}.${row.user_id}`,
      }));
      return product.following && viewer !== null ? [aFollowerFor(viewer, id), ...others] : others;
    }),
    activities: rowsById((id) =>
      id === preform.id
        ? example('ActivityList', 'ActivitiesFilled').Items
        : activities(products.has(id) ? hashText(id) % 4 : 0),
    ),
    companyFollowers: rowsById((id) => {
      const company = companies.get(id);
      return company === undefined ? [] : followers(company.followers);
    }),
    employees: rowsById((id) => {
      if (id === aCompany().id) return employees(3);
      return companies.has(id) && id !== aBareCompany().id ? employees(hashText(id) % 4) : [];
    }),
    documents: rowsById((id) => (id === aProduct().id ? productDocuments() : [])),
    edits: rowsById((id) => {
      if (id === aCompany().id) return edits();
      return id === aProduct().id ? productEdits() : [];
    }),
    proposals: rowsById((id) => (id === aCompany().id ? proposals() : [])),
    companyProducts: rowsById((id) => {
      if (id === aCompany().id) return example('CompanyProductList', 'CompanyProductsKvarnholm').Items;
      if (!companies.has(id) || id === aBareCompany().id) return [];
      const all = [...products.values()];
      const first = hashText(id) % all.length;
      return all.slice(first, first + 5).map(({ id, name, description, sector }) => ({
        product_id: id,
        product_name: name,
        description,
        sector,
        following: false,
      }));
    }),
  };
}

/** Returns a user's row in a product's followers. */
export function aFollowerFor(user: User, productId: string) {
  return aFollower({
    key: `${productId}.${user.id}`,
    user_id: user.id,
    user_name: user.displayName,
    image: user.image ?? user.linkedinImage,
    company_name: user.company,
    company_id: user.company_id,
  });
}

function poolPlace(id: string, place: number): number {
  return (hashText(id) + place) % COMPANY_POOL;
}

/** Sorts potential customers in the API's order. @see GAP-082 */
export function mostApplicationsFirst(a: PotentialCustomer, b: PotentialCustomer): number {
  return (
    (b.supp ?? 0) - (a.supp ?? 0) ||
    compareCodePoints(nameSortKey(a.company_name), nameSortKey(b.company_name))
  );
}
