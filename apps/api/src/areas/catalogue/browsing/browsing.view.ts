import type { components } from '@millrace/api-client';
import { countryName, NO_IDENTIFIERS } from '@millrace/domain';
import { findMatch, type MatchedTexts, type PlannedSearch } from '../../operations/search';
import { identifiersView } from '../products';
import type { CatalogueProductRow } from './browsing.repository';

type Schemas = components['schemas'];

const DESCRIPTION_SHOWN = 300;
const COUNTRIES_SHOWN = 5;

/** Searchable texts of a product. */
export const productTexts = (row: CatalogueProductRow): MatchedTexts => {
  const { cas, ec, hs, cn, unspsc, eclass, formula, partNumbers } = {
    ...NO_IDENTIFIERS,
    ...row.identifiers,
  };
  return [
    ['name', [row.name]],
    ['synonym', Object.values(row.synonyms).flatMap((names) => names ?? [])],
    ['identifier', [...cas, ...ec, ...hs, ...cn, ...unspsc, ...eclass, formula, ...partNumbers]],
    ['description', [row.description]],
  ];
};

/** Returns a product for lists. @param plan The search; null for a list without a search. */
export const catalogueProductView = (
  row: CatalogueProductRow,
  plan: PlannedSearch | null,
): Schemas['CatalogueProduct'] => ({
  id: row.id,
  name: row.name,
  description: beginningOf(row.description ?? '', DESCRIPTION_SHOWN),
  sector: row.sector,
  kind: row.kind,
  identifiers: identifiersView(row.identifiers),
  image: row.image,
  counts: {
    suppliers: row.suppliers,
    raw_materials: row.rawMaterials,
    applications: row.applications,
    potential_customers: row.potentialCustomers,
  },
  supplier_countries: row.countries
    .slice(0, COUNTRIES_SHOWN)
    .map(([code, count]) => ({ country_code: code, country: countryName(code) ?? code, count })),
  supplier_country_count: row.countries.length,
  followers: row.followers,
  posts: row.posts,
  following: row.following,
  added: new Date(row.addedAt).toISOString(),
  match: plan && findMatch(plan, productTexts(row)),
});

/** Truncates a text at a word boundary. */
export function beginningOf(text: string, length: number): string {
  const plain = text.trim().replace(/\s+/g, ' ');
  if (plain.length <= length) return plain;
  const cut = plain.lastIndexOf(' ', length - 2);
  return `${plain.slice(0, cut > length / 2 ? cut : length - 2).replace(/[\uD800-\uDBFF]$/, '')} …`;
}
