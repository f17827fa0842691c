/** Keys of what moderators read. */
export const moderationKeys = {
  all: ['moderation'],
  cases: (status: 'open' | 'closed') => ['moderation', 'cases', status],
  one: (id: string) => ['moderation', 'case', id],
  linkCases: (status: 'open' | 'closed') => ['moderation', 'link-cases', status],
  duplicates: (status: 'open' | 'closed') => ['moderation', 'duplicates', status],
} as const;

/** A search of everything. */
export interface SiteSearch {
  text: string;
  /** Whose entries come first. Default `products`. */
  category?: 'products' | 'companies' | 'events' | 'posts' | 'people' | undefined;
  limit?: number | undefined;
}

/** Keys of one's saved searches. */
export const savedSearchKeys = {
  all: ['saved-searches'],
  list: ['saved-searches', 'list'],
} as const;

/** Keys of searches. */
export const searchKeys = {
  all: ['search'],
  everything: (search: SiteSearch) => ['search', 'everything', search],
  suggestions: (search: SiteSearch) => ['search', 'suggestions', search],
} as const;
