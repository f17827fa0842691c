/** Query keys of the member's widget sites and their statistics. */
export const publisherKeys = {
  all: ['publishers'],
  sites: ['publishers', 'sites'],
  report: (id: string, range: { from: string; to: string; by: string }) => [
    'publishers',
    'report',
    id,
    range,
  ],
} as const;
