import type { Product } from '@millrace/api-client';
import { activities } from '../factories/activity';
import { applications } from '../factories/application';
import { companies, companyProducts } from '../factories/company';
import { employees } from '../factories/employee';
import { followers } from '../factories/follower';
import { customerRows, vendorRows } from '../factories/network';
import { notifications } from '../factories/notification';
import { potentialCustomers } from '../factories/potential-customer';
import { products } from '../factories/product';
import { rawMaterials } from '../factories/raw-material';
import { suppliers } from '../factories/supplier';
import { chatData } from './chat-data';
import { defineLazily } from './define-lazily';
import { eventData } from './event-data';
import { mostApplicationsFirst } from './example-data';
import { type MockData, rowsById } from './mock-data';
import { moderationData } from './moderation-data';
import { postData } from './post-data';

/** The same products and many more, each with as many rows in every list. */
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
  const nameOf = (id: string) => data.products.get(id)?.name ?? '';
  const huge: MockData = {
    ...data,
    suppliers: rowsById((id) => suppliers(rows, { product_id: id, product_name: nameOf(id) })),
    rawMaterials: rowsById(() => rawMaterials(rows)),
    applications: rowsById(() => applications(rows)),
    potentialCustomers: rowsById(() => potentialCustomers(rows).sort(mostApplicationsFirst)),
    followers: rowsById(() => followers(rows)),
    activities: rowsById(() => activities(rows)),
    companyProducts: rowsById(() => companyProducts(rows)),
    companyFollowers: rowsById(() => followers(rows)),
    employees: rowsById(() => employees(rows)),
    ...chatData(data.viewer, { rows }),
    // A case is read as a whole: more of them are more than a page needs, and take long to make.
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
  // Ten thousand of each take seconds on a slow machine, and a page shows one or two of them.
  defineLazily(huge, ['vendors'], () => ({ vendors: vendorRows(rows) }));
  defineLazily(huge, ['customers'], () => ({ customers: customerRows(rows) }));
  defineLazily(huge, ['notifications'], () => ({ notifications: notifications(rows) }));
  defineLazily(huge, POSTS, () => postData(null, { rows }));
  return defineLazily(huge, ['events', 'exhibitors', 'attendees'], () => eventData({ rows }));
}
