import type { components } from '@millrace/api-client';
import { countryName, shownName } from '@millrace/domain';
import type { ConnectionRow, PartnerProducts, PartnerRow } from './member-lists.repository';

type Schemas = components['schemas'];

/** Rank of rows whose contacts the plan withholds. */
const isWithheld = (row: PartnerRow): boolean => row.rank > 0;

const sharedView = (row: PartnerRow, { products, count }: PartnerProducts) => ({
  country_code: row.country,
  sector: row.sector,
  logo: row.logo,
  products: products.map(({ id, name }) => ({ product_id: id, product_name: name })),
  product_count: count,
  limited: isWithheld(row),
});

/** Returns a vendor for its row. @see DATA-029 */
export const vendorView = (row: PartnerRow, linked: PartnerProducts): Schemas['VendorRow'] => ({
  company_id: row.id,
  company_name: row.name,
  company_country: countryName(row.country),
  company_contacts: isWithheld(row) ? null : row.contactCount,
  ...sharedView(row, linked),
});

/** Returns a customer for its row. @see DATA-030 */
export const customerView = (row: PartnerRow, linked: PartnerProducts): Schemas['CustomerRow'] => ({
  customer_id: row.id,
  customer_name: row.name,
  customer_country: countryName(row.country),
  customer_contacts: isWithheld(row) ? null : row.contactCount,
  ...sharedView(row, linked),
});

/** Returns a connection for its row. @see DATA-007 */
export const connectionView = (row: ConnectionRow): Schemas['ConnectionEntry'] => ({
  key: row.userId,
  user_id: row.userId,
  user_name: shownName(row.name),
  user_designation: row.designation,
  user_image: row.image,
  user_company_name: row.companyName,
  user_company_id: row.companyId,
  connected: row.connected,
});
