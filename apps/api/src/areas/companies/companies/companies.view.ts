import type { components } from '@millrace/api-client';
import { countryName, isSector, type Sector } from '@millrace/domain';
import type { CompanyRow, SuppliedRow } from './companies.repository';
import { companyFactsView } from './company-facts';
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
  ...(row.verifiedPeople > 0 && { verified: true }),
  type: row.type,
  sectors: servedSectors(row),
  verified_people: row.verifiedPeople,
  facts: companyFactsView(row.facts),
});

/** The sectors of a company: its own, then those of what it supplies, as the index of searches has them. */
export function servedSectors({
  sector,
  filters,
}: {
  sector: Sector | null;
  filters: readonly string[] | null;
}): Sector[] {
  const served = (filters ?? []).flatMap((filter) => {
    const [name, value] = filter.split('=');
    return name === 'sector' && isSector(value) ? [value] : [];
  });
  return [...new Set([...(sector ? [sector] : []), ...served])];
}

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
