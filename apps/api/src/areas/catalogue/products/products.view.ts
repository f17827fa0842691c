import type { components } from '@millrace/api-client';
import { countryName } from '@millrace/domain';
import { identifiersView, synonymsView } from './product-facts';
import { propertyView } from './product-properties';
import type { ProductRow } from './products.repository';

type Product = components['schemas']['Product'];

/** Returns a product for a list. @see DATA-017 */
export const productView = (row: ProductRow): Product => ({
  id: row.id,
  name: row.name,
  description: row.description ?? '',
  country: countryName(row.country),
  country_code: row.country,
  sector: row.sector,
  kind: row.kind,
  synonyms: synonymsView(row.synonyms),
  identifiers: identifiersView(row.identifiers),
  original_images: row.originalImages,
  crop_images: row.cropImages,
  followers: row.followerCount,
  following: row.following,
  counts: {
    suppliers: row.supplierCount,
    raw_materials: row.rawMaterialCount,
    applications: row.applicationCount,
    potential_customers: row.potentialCustomerCount,
  },
  ...(row.countries && {
    supplier_countries: row.countries.map(([code, count]) => ({
      country_code: code,
      country: countryName(code) ?? code,
      count,
    })),
  }),
  version: row.version,
  updated_at: new Date(row.updatedAt).toISOString(),
});

/** Returns a product with its properties for its page. */
export const productPageView = (row: ProductRow): Product => ({
  ...productView(row),
  properties: row.properties.map(propertyView),
});
