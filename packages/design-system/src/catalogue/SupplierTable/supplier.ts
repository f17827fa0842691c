import type { Supplier as ApiSupplier } from '@millrace/api-client';
import type { Sector } from '@millrace/domain';

/** Kinds of supply. */
export type SupplierType = 'manufacturer' | 'distributor';

/** Texts of the types. */
export const SUPPLIER_TYPES = {
  manufacturer: 'suppliers.MANUFACTURER',
  distributor: 'suppliers.DISTRIBUTOR',
} as const;

/** A contact of the supplier. */
export interface SupplierContact {
  firstName: string;
  /** URL of a picture. Default: the initial. */
  picture?: string | null | undefined;
}

/** A company that supplies a product. */
export interface Supplier {
  /** Id of the company, unique among the rows. */
  id: string;
  /** Name of the company. */
  name: string;
  /** URL of the company's page. Default: `/company/`, its name and id. */
  href?: string | undefined;
  /** The company's own name for the product. */
  productName?: string | undefined;
  /** URLs of pictures of the supplied product; two are shown. */
  pictures?: readonly string[] | undefined;
  type?: SupplierType | undefined;
  /** English name of the country; null if unknown. */
  country?: string | null | undefined;
  /** ISO 3166-1 alpha-2, such as `DE`; if set, the country is named in the language of the page. */
  countryCode?: string | null | undefined;
  /** Number of contacts; null if withheld. Default 0. */
  contacts?: number | null | undefined;
  /** Some of the contacts. */
  people?: readonly SupplierContact[] | undefined;
  /** True if it has a badge. Default `false`. */
  premium?: boolean | undefined;
  /** URL of its logo. Default: a drawing by name and sector. */
  logo?: string | null | undefined;
  sector?: Sector | null | undefined;
}

/** Maps a supplier of the API to a row of the table. */
export const toSupplier = (supplier: ApiSupplier): Supplier => ({
  id: supplier.company_id,
  name: supplier.company_name,
  productName: supplier.product_name,
  pictures: supplier.images.map(({ value }) => value),
  type: TYPES[supplier.type],
  country: supplier.country,
  countryCode: supplier.country_code,
  contacts: supplier.contacts,
  people: supplier.contactsDetails.map(({ firstName, image }) => ({ firstName, picture: image })),
  premium: supplier.premium,
  logo: supplier.logo,
  sector: supplier.sector,
});

const TYPES = { MANUFACTURER: 'manufacturer', DISTRIBUTOR: 'distributor' } as const;
