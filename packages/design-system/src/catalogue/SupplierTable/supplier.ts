import type { Supplier as ApiSupplier } from '@millrace/api-client';
import type { Sector } from '@millrace/domain';

/** How a company comes by what it supplies. */
export type SupplierType = 'manufacturer' | 'distributor';

/** The texts of the types. */
export const SUPPLIER_TYPES = {
  manufacturer: 'suppliers.MANUFACTURER',
  distributor: 'suppliers.DISTRIBUTOR',
} as const;

/** Somebody whom one can ask. */
export interface SupplierContact {
  firstName: string;
  /** Address of a picture. Default: the initial. */
  picture?: string | null | undefined;
}

/** A company that supplies a product. */
export interface Supplier {
  /** Of the company; no other row has it. */
  id: string;
  /** Of the company. */
  name: string;
  /** The company's page. Default: `/company/`, its name and id. */
  href?: string | undefined;
  /** What the company calls the product. */
  productName?: string | undefined;
  /** Addresses of pictures of what it supplies; two are shown. */
  pictures?: readonly string[] | undefined;
  type?: SupplierType | undefined;
  /** English name of the country; null where it is not known. */
  country?: string | null | undefined;
  /** ISO 3166-1 alpha-2, such as `DE`; with it the country is named in the language of the page. */
  countryCode?: string | null | undefined;
  /** How many contacts it lists; null where that is withheld. Default 0. */
  contacts?: number | null | undefined;
  /** Some of them. */
  people?: readonly SupplierContact[] | undefined;
  /** True if it has a badge. Default `false`. */
  premium?: boolean | undefined;
  /** Address of its logo. Default: a drawing by name and sector. */
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
