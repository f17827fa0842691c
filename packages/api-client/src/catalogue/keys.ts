import type { ConcentrationDirection, ProductKind, Sector, SupplierSort } from '@millrace/domain';
import { filteredKey } from '../query-options/filtered-key';

/** Filter of a list of products. */
export interface ProductFilter {
  sector?: Sector;
  limit?: number;
}

/** Filter and order of the catalogue. Values of the same name are alternatives. */
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

/** Filter and order of a list of suppliers. */
export interface SupplierFilter {
  /** @default 'premium' */
  sort?: SupplierSort;
  limit?: number;
}

/** Parameters of a product's supply concentration. */
export interface ConcentrationFilter {
  /** @default 'inputs' */
  direction?: ConcentrationDirection;
  /** Levels. @default 3 */
  depth?: number;
  /** Country to exclude, ISO 3166-1 alpha-2; needs Platinum. */
  without?: string;
}

/** Link from a product to a company that supplies it, or to one of its raw materials. */
export interface CatalogueLink {
  kind: 'supplier' | 'material';
  productId: string;
  /** Id of the company or of the raw material. */
  otherId: string;
}

// Every key begins with the kind of object and its id, so that all queries about it can be invalidated at once.

/** Query keys of sectors. */
export const sectorKeys = {
  all: ['sectors'],
  list: ['sectors', 'list'],
  detail: (id: Sector) => ['sectors', 'detail', id],
} as const;

/** Query keys of products. */
export const productKeys = {
  all: ['products'],
  lists: ['products', 'list'],
  browse: (filter?: CatalogueFilter) => filteredKey(['products', 'browse'], filter),
  list: (filter: ProductFilter = {}) => ['products', 'list', filter],
  /** Prefix of all keys of one product. */
  one: (id: string) => ['products', id],
  detail: (id: string) => ['products', id, 'detail'],
  suppliers: (id: string, filter?: SupplierFilter) => filteredKey(['products', id, 'suppliers'], filter),
  supplierCount: (id: string) => ['products', id, 'supplierCount'],
  documents: (id: string) => ['products', id, 'documents'],
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
