/** Keys of one's plan. */
export const planKeys = {
  own: ['plans', 'own'],
  invoices: ['plans', 'invoices'],
  team: ['plans', 'team'],
  invitations: ['plans', 'invitations'],
} as const;

/** Keys of how one's company is looked at. */
export const analyticsKeys = {
  all: ['analytics'],
  own: (range: { from: string; to: string; by: string }) => ['analytics', 'own', range],
} as const;

/** Keys of requests for quotes. */
export const quoteKeys = {
  all: ['quotes'],
  box: (box: 'sent' | 'received') => ['quotes', 'box', box],
  one: (id: string) => ['quotes', 'one', id],
} as const;
