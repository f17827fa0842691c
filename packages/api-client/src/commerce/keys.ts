/** Query keys of the member's plan. */
export const planKeys = {
  own: ['plans', 'own'],
  invoices: ['plans', 'invoices'],
  team: ['plans', 'team'],
  invitations: ['plans', 'invitations'],
} as const;

/** Query keys of the analytics of the member's company. */
export const analyticsKeys = {
  all: ['analytics'],
  own: (range: { from: string; to: string; by: string }) => ['analytics', 'own', range],
} as const;

/** Query keys of requests for quotes. */
export const quoteKeys = {
  all: ['quotes'],
  box: (box: 'sent' | 'received') => ['quotes', 'box', box],
  one: (id: string) => ['quotes', 'one', id],
} as const;
