import type { Product } from '@millrace/api-client';
import { activities, potentialCustomers, products, suppliers } from '../catalogue/factory';
import { companies, companyProducts, employees } from '../companies/factory';
import { eventData } from '../events/data';
import { postData } from '../feed/data';
import { chatData } from '../messaging/data';
import { customerRows, followers, vendorRows } from '../network/factory';
import { notifications } from '../notifications/factory';
import { moderationData } from '../operations/data';
import { applications, rawMaterials } from '../value-chain/factory';
import { defineLazily } from './define-lazily';
import { mostApplicationsFirst } from './example-data';
import type { MockData } from './mock-data';
import { rowsById } from './rows-by-id';

/** Creates the same products and many more, each with many rows in every list. */
export function hugeData(data: MockData, rows: number): MockData {
  const grow = (product: Product): Product => ({
    ...product,
    followers: rows,
    counts: { suppliers: rows, raw_materials: rows, applications: rows, potential_customers: rows },
  });
  for (const product of products(rows)) {
    if (!data.products.has(product.id)) data.products.set(product.id, product);
  }
  for (const [id, product] of data.products) data.products.set(id, { ...grow(product), following: false });
  for (const company of companies(rows)) {
    if (!data.companies.has(company.id)) data.companies.set(company.id, company);
  }
  const productName = (id: string) => data.products.get(id)?.name ?? '';
  const huge: MockData = {
    ...data,
    suppliers: rowsById((id) => suppliers(rows, { product_id: id, product_name: productName(id) })),
    rawMaterials: rowsById(() => rawMaterials(rows)),
    applications: rowsById(() => applications(rows)),
    potentialCustomers: rowsById(() => potentialCustomers(rows).sort(mostApplicationsFirst)),
    followers: rowsById(() => followers(rows)),
    activities: rowsById(() => activities(rows)),
    companyProducts: rowsById(() => companyProducts(rows)),
    companyFollowers: rowsById(() => followers(rows)),
    employees: rowsById(() => employees(rows)),
    ...chatData(data.viewer, { rows }),
    // Fewer cases: each is a full record, slow to create, and a page only needs some.
    ...moderationData(Math.min(rows, 200)),
  };
  const POSTS = [
    'posts',
    'people',
    'likers',
    'comments',
    'removedPosts',
    'videoUploads',
    'connections',
  ] as const;
  // Ten thousand of each would take seconds on a slow machine, and a page only shows one or two of them.
  defineLazily(huge, ['vendors'], () => ({ vendors: vendorRows(rows) }));
  defineLazily(huge, ['customers'], () => ({ customers: customerRows(rows) }));
  defineLazily(huge, ['notifications'], () => ({ notifications: notifications(rows) }));
  defineLazily(huge, POSTS, () => postData(null, { rows }));
  return defineLazily(huge, ['events', 'exhibitors', 'attendees'], () => eventData({ rows }));
}
