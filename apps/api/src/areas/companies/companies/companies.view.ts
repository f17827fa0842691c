import type { components } from '@millrace/api-client';
import { countryName } from '@millrace/domain';
import type { CompanyRow, SuppliedRow } from './companies.repository';
import type { EmployeeRow } from './employees.repository';

type Company = components['schemas']['Company'];
type Employee = components['schemas']['Employee'];
type CompanyProduct = components['schemas']['CompanyProduct'];

/** A company as its page shows it. @param followerIds Those whom the reader is told of. @see DATA-027 */
export const companyView = (row: CompanyRow, followerIds: readonly string[]): Company => ({
  id: row.id,
  name: row.name,
  address: row.address,
  url: row.url,
  description: row.description ?? '',
  country: countryName(row.country),
  country_code: row.country,
  sector: row.sector,
  logo: row.logo,
  cover: row.cover,
  version: row.version,
  followers: row.followers,
  followingUsers: Object.fromEntries(followerIds.map((id) => [id, true])),
  ...(row.isVerified && { verified: true }),
});

/** A product as its company's page lists it. */
export const companyProductView = (row: SuppliedRow): CompanyProduct => ({
  product_id: row.productId,
  product_name: row.productName,
  description: row.description ?? '',
  sector: row.sector,
  following: row.following,
});

/** Somebody who is listed with a company. @see DATA-028 */
export const employeeView = (row: EmployeeRow): Employee => ({
  key: row.userId,
  user_id: row.userId,
  user_name: row.displayName,
  designation: row.designation,
  image: row.image,
  connected: row.connected,
  ...(row.isVerified && { verified: true }),
});
