import type { components } from '@millrace/api-client';
import { countryName } from '@millrace/domain';
import type { CompanyRow, SuppliedRow } from './companies.repository';

type Company = components['schemas']['Company'];
type CompanyProduct = components['schemas']['CompanyProduct'];

/** A company as its page shows it. @see DATA-027 */
export const companyView = (row: CompanyRow): Company => ({
  id: row.id,
  name: row.name,
  address: row.address,
  url: row.url,
  description: row.description ?? '',
  country: countryName(row.country),
  country_code: row.country,
  sector: row.sector,
  logo: row.logo,
  followers: row.followerIds.length,
  followingUsers: Object.fromEntries(row.followerIds.map((id) => [id, true])),
});

/** A product as its company's page lists it. */
export const companyProductView = (row: SuppliedRow): CompanyProduct => ({
  product_id: row.productId,
  product_name: row.productName,
  description: row.description ?? '',
  sector: row.sector,
});
