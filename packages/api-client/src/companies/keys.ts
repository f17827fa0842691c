import { filteredKey } from '../query-options/filtered-key';

/** Keys of what is known of companies. */
export const companyKeys = {
  all: ['companies'],
  one: (id: string) => ['companies', id],
  detail: (id: string) => ['companies', id, 'detail'],
  products: (id: string, page?: { limit?: number }) => filteredKey(['companies', id, 'products'], page),
  employees: (id: string, page?: { limit?: number }) => filteredKey(['companies', id, 'employees'], page),
  followers: (id: string, page?: { limit?: number }) => filteredKey(['companies', id, 'followers'], page),
  edits: (id: string, page?: { limit?: number }) => filteredKey(['companies', id, 'edits'], page),
  proposals: (id: string) => ['companies', id, 'proposals'],
  link: (id: string) => ['companies', id, 'link'],
} as const;
