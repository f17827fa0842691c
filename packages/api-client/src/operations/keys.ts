/** Query keys of moderation. */
export const moderationKeys = {
  all: ['moderation'],
  cases: (status: 'open' | 'closed') => ['moderation', 'cases', status],
  one: (id: string) => ['moderation', 'case', id],
  linkCases: (status: 'open' | 'closed') => ['moderation', 'link-cases', status],
  duplicates: (status: 'open' | 'closed') => ['moderation', 'duplicates', status],
} as const;

/** Search of all categories. */
export interface SiteSearch {
  text: string;
  /** Category of the entries. Default `products`. */
  category?: 'products' | 'companies' | 'events' | 'posts' | 'people' | undefined;
  limit?: number | undefined;
}

/** Query keys of saved searches. */
export const savedSearchKeys = {
  all: ['saved-searches'],
  list: ['saved-searches', 'list'],
} as const;

/** Query keys of searches. */
export const searchKeys = {
  all: ['search'],
  everything: (search: SiteSearch) => ['search', 'everything', search],
  suggestions: (search: SiteSearch) => ['search', 'suggestions', search],
  linked: (kind: string, id: string) => ['search', 'linked', kind, id],
} as const;

/** Query keys of spreadsheet imports. */
export const spreadsheetKeys = {
  imports: ['spreadsheets', 'imports'],
  one: (id: string) => ['spreadsheets', 'imports', id],
} as const;
