/** Keys of what moderators read. */
export const moderationKeys = {
  all: ['moderation'],
  cases: (status: 'open' | 'closed') => ['moderation', 'cases', status],
  one: (id: string) => ['moderation', 'case', id],
  linkCases: (status: 'open' | 'closed') => ['moderation', 'link-cases', status],
  duplicates: (status: 'open' | 'closed') => ['moderation', 'duplicates', status],
} as const;

/** Keys of searches. */
export const searchKeys = {
  all: ['search'],
  products: (text: string, limit?: number) => ['search', 'products', text, { limit }],
  companies: (text: string, limit?: number) => ['search', 'companies', text, { limit }],
  productsAndCompanies: (text: string, limit?: number) => ['search', 'both', text, { limit }],
  ownCompany: (text: string, limit?: number) => ['search', 'ownCompany', text, { limit }],
  people: (text: string, limit?: number) => ['search', 'people', text, { limit }],
} as const;
