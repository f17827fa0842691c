import type { components } from '@millrace/api-client';
import { CERTIFICATE_SCHEMES, type CertificateScheme, countryName } from '@millrace/domain';
import { beginningOf } from '../../catalogue/browsing';
import { findMatch, type PlannedSearch } from '../../operations/search';
import { servedSectors } from '../companies';
import type { CatalogueCompanyRow } from './directory.repository';

type Match = components['schemas']['CatalogueCompany']['match'];

const DESCRIPTION_SHOWN = 300;

/** Returns a company for lists. @param plan The search; null for a list without a search. */
export const catalogueCompanyView = (
  row: CatalogueCompanyRow,
  plan: PlannedSearch | null,
): components['schemas']['CatalogueCompany'] => ({
  id: row.id,
  name: row.name,
  description: beginningOf(row.description ?? '', DESCRIPTION_SHOWN),
  country: countryName(row.country),
  country_code: row.country,
  type: row.type,
  sector: row.sector,
  sectors: servedSectors(row),
  logo: row.logo,
  products: row.products,
  matching_products: row.matching.map(({ id, name }) => ({ id, name })),
  contacts: row.contacts,
  verified_people: row.verifiedPeople,
  followers: row.followers,
  following: row.following,
  premium: row.premium,
  certificates: heldCertificates(row.filters),
  added: new Date(row.addedAt).toISOString(),
  match: plan && companyMatch(row, plan),
});

/** Returns the valid certificates of a company, from the search document. */
const heldCertificates = (filters: readonly string[]): CertificateScheme[] =>
  CERTIFICATE_SCHEMES.filter((scheme) => filters.includes(`certificate=${scheme}`));

/** Returns the text that matched the search: one of the company's own, or a product's name. */
function companyMatch(row: CatalogueCompanyRow, plan: PlannedSearch): Match {
  const own = findMatch(plan, [
    ['name', [row.name]],
    ['product', row.matching.map(({ name }) => name)],
    ['description', [row.description]],
    ['place', [row.address, countryName(row.country)]],
  ]);
  const [product] = row.matching;
  return own ?? (product ? { field: 'product', text: product.name, ranges: [], quality: 'words' } : null);
}
