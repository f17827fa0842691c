import type { components } from '@millrace/api-client';
import { countryName, isSector, type Sector } from '@millrace/domain';
import type { CompanyRow, SuppliedRow } from './companies.repository';
import { companyFactsView } from './company-facts';
import type { EmployeeRow } from './employees.repository';

type Company = components['schemas']['Company'];
type Employee = components['schemas']['Employee'];
type CompanyProduct = components['schemas']['CompanyProduct'];

/** Returns a company for its page. @param followerIds Followers that the viewer may see. @see DATA-027 */
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

/** Returns the sectors of a company: its own, then those of its products, from the search document. */
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

/** Returns a product for its company's page. */
export const companyProductView = (row: SuppliedRow): CompanyProduct => ({
  product_id: row.productId,
  product_name: row.productName,
  description: row.description ?? '',
  sector: row.sector,
  following: row.following,
});

/** Returns one of a company's people. @see DATA-028 */
export const employeeView = (row: EmployeeRow): Employee => ({
  key: row.userId,
  user_id: row.userId,
  user_name: row.displayName,
  designation: row.designation,
  image: row.image,
  connected: row.connected,
  ...(row.isVerified && { verified: true }),
});
