/** Keys of one's sites with widgets, and of what becomes of these. */
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
