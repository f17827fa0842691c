import type { CatalogueCompany, CatalogueProduct, Company, Product } from '@millrace/api-client';
import { compareCodePoints } from '@millrace/domain';
import type { MockServer } from '../handlers/mock-server';
import { findMatch, ranked, type Texts } from './find-match';

// Searches saved through the mocks are newer than all examples, and do not depend on the clock.
const SAVED_AT = '2026-09-15T10:50:30.000Z';

/** Returns products and companies as list rows: those that match the search, or all. */
export function foundEntries({ data, user }: MockServer) {
  const supplierCountries = (id: string) => {
    const counts = new Map<string, { country_code: string; country: string; count: number }>();
    for (const { country_code, country } of data.suppliers.of(id)) {
      if (!country_code || !country) continue;
      const known = counts.get(country_code);
      counts.set(country_code, { country_code, country, count: (known?.count ?? 0) + 1 });
    }
    return [...counts.values()].sort(
      (a, b) => b.count - a.count || compareCodePoints(a.country_code, b.country_code),
    );
  };

  const productEntry = (product: Product, q: string): CatalogueProduct => {
    const countries = supplierCountries(product.id);
    return {
      id: product.id,
      name: product.name,
      description: product.description.slice(0, 300),
      sector: product.sector,
      kind: product.kind,
      identifiers: product.identifiers,
      image: product.crop_images[0] ?? null,
      counts: product.counts,
      supplier_countries: countries.slice(0, 5),
      supplier_country_count: countries.length,
      followers: product.followers,
      posts: 0,
      following: user !== null && product.following,
      added: product.updated_at,
      match: findMatch(q, productTexts(product)),
    };
  };

  const companyEntry = (company: Company, q: string): CatalogueCompany => {
    const supplied = data.companyProducts.of(company.id);
    const matching = supplied.filter(
      ({ product_name }) => findMatch(q, [['product', product_name]]) !== null,
    );
    const sectors = [company.sector, ...supplied.map(({ sector }) => sector)].filter(
      (sector) => sector !== null,
    );
    return {
      id: company.id,
      name: company.name,
      description: company.description.slice(0, 300),
      country: company.country,
      country_code: company.country_code,
      type: 'manufacturer',
      sector: company.sector,
      sectors: [...new Set(sectors)],
      logo: company.logo,
      products: supplied.length,
      matching_products: matching
        .slice(0, 3)
        .map(({ product_id, product_name }) => ({ id: product_id, name: product_name })),
      contacts: data.employees.of(company.id).length,
      verified_people: company.verified ? 1 : 0,
      followers: company.followers,
      following: user !== null && company.followingUsers[user.id] === true,
      premium: false,
      added: SAVED_AT,
      match: findMatch(
        q,
        companyTexts(
          company,
          supplied.map(({ product_name }) => product_name),
        ),
      ),
    };
  };

  const products = (q: string): CatalogueProduct[] =>
    ranked(
      [...data.products.values()].map((product) => productEntry(product, q)),
      q,
    );

  const companies = (q: string): CatalogueCompany[] =>
    ranked(
      [...data.companies.values()].map((company) => companyEntry(company, q)),
      q,
    );

  return { products, companies };
}

const productTexts = ({ name, synonyms, identifiers, description }: Product): Texts => [
  ['name', name],
  ...Object.values(synonyms)
    .flat()
    .map((synonym) => ['synonym', synonym] as const),
  ...[
    ...identifiers.cas,
    ...identifiers.ec,
    ...identifiers.hs,
    ...identifiers.part_numbers,
    identifiers.formula ?? '',
  ].map((identifier) => ['identifier', identifier] as const),
  ['description', description],
];

const companyTexts = ({ name, description }: Company, supplied: readonly string[]): Texts => [
  ['name', name],
  ...supplied.map((product) => ['product', product] as const),
  ['description', description],
];
