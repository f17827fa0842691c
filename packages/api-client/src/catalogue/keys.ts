import type { ConcentrationDirection, ProductKind, Sector, SupplierSort } from '@millrace/domain';
import { filteredKey } from '../query-options/filtered-key';

/** Which products a list holds. */
export interface ProductFilter {
  sector?: Sector;
  limit?: number;
}

/** Chooses which products the catalogue shows, and in which order. Values of one name are alternatives. */
export interface CatalogueFilter {
  q?: string;
  sector?: Sector[];
  kind?: ProductKind[];
  /** ISO 3166-1 alpha-2, of suppliers. */
  country?: string[];
  supply?: ('none' | 'one' | 'several')[];
  followed?: boolean;
  sort?: 'relevance' | 'name' | 'suppliers' | 'followers' | 'newest' | 'discussed';
  /** @default true */
  facets?: boolean;
  limit?: number;
}

/** Chooses which suppliers a list holds, and in which order. */
export interface SupplierFilter {
  /** @default 'premium' */
  sort?: SupplierSort;
  limit?: number;
}

/** Chooses the chain of a product, and a country without which it is looked at. */
export interface ConcentrationFilter {
  /** @default 'inputs' */
  direction?: ConcentrationDirection;
  /** Levels. @default 3 */
  depth?: number;
  /** ISO 3166-1 alpha-2; for Platinum. */
  without?: string;
}

/** A company that supplies a product, or a product that another is made of. */
export interface CatalogueLink {
  kind: 'supplier' | 'material';
  productId: string;
  /** The company, or the raw material. */
  otherId: string;
}

// Every key begins with the kind of thing, then the id: what is about one product can be made stale in one go.

/** Keys of what is known of sectors. */
export const sectorKeys = {
  all: ['sectors'],
  list: ['sectors', 'list'],
  detail: (id: Sector) => ['sectors', 'detail', id],
} as const;

/** Keys of what is known of products. */
export const productKeys = {
  all: ['products'],
  lists: ['products', 'list'],
  browse: (filter?: CatalogueFilter) => filteredKey(['products', 'browse'], filter),
  list: (filter: ProductFilter = {}) => ['products', 'list', filter],
  /** All that is known of one product: the beginning of the keys below. */
  one: (id: string) => ['products', id],
  detail: (id: string) => ['products', id, 'detail'],
  suppliers: (id: string, filter?: SupplierFilter) => filteredKey(['products', id, 'suppliers'], filter),
  supplierCount: (id: string) => ['products', id, 'supplierCount'],
  edits: (id: string, page?: { limit?: number }) => filteredKey(['products', id, 'edits'], page),
  rawMaterials: (id: string, page?: { limit?: number }) =>
    filteredKey(['products', id, 'rawMaterials'], page),
  applications: (id: string, page?: { limit?: number }) =>
    filteredKey(['products', id, 'applications'], page),
  allApplications: (id: string) => ['products', id, 'applications', 'all'],
  allRawMaterials: (id: string) => ['products', id, 'rawMaterials', 'all'],
  concentration: (id: string, filter?: ConcentrationFilter) =>
    filteredKey(['products', id, 'concentration'], filter),
  potentialCustomers: (id: string, page?: { limit?: number }) =>
    filteredKey(['products', id, 'potentialCustomers'], page),
  followers: (id: string, page?: { limit?: number }) => filteredKey(['products', id, 'followers'], page),
  link: ({ kind, productId, otherId }: CatalogueLink) => ['products', productId, 'link', kind, otherId],
  activity: (id: string, page?: { limit?: number }) => filteredKey(['products', id, 'activity'], page),
} as const;
