import type { CertificateScheme, CompanyType, Sector } from '@millrace/domain';
import { filteredKey } from '../query-options/filtered-key';

/** Filter and order of the directory. Values of the same name are alternatives. */
export interface DirectoryFilter {
  q?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string[];
  type?: CompanyType[];
  /** Sectors of the company or of its products. */
  sector?: Sector[];
  /** Certificate that has not expired. */
  certificate?: CertificateScheme[];
  verified?: boolean;
  premium?: boolean;
  followed?: boolean;
  sort?: 'relevance' | 'name' | 'products' | 'followers' | 'newest';
  /** @default true */
  facets?: boolean;
  limit?: number;
}

/** Query keys of companies. */
export const companyKeys = {
  all: ['companies'],
  browse: (filter?: DirectoryFilter) => filteredKey(['companies', 'browse'], filter),
  countries: (filter?: DirectoryFilter) => filteredKey(['companies', 'countries'], filter),
  one: (id: string) => ['companies', id],
  detail: (id: string) => ['companies', id, 'detail'],
  products: (id: string, page?: { limit?: number }) => filteredKey(['companies', id, 'products'], page),
  employees: (id: string, page?: { limit?: number }) => filteredKey(['companies', id, 'employees'], page),
  followers: (id: string, page?: { limit?: number }) => filteredKey(['companies', id, 'followers'], page),
  edits: (id: string, page?: { limit?: number }) => filteredKey(['companies', id, 'edits'], page),
  proposals: (id: string) => ['companies', id, 'proposals'],
  link: (id: string) => ['companies', id, 'link'],
} as const;
