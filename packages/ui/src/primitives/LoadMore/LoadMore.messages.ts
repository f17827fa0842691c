export const loadMoreMessages = {
  'loadMore.shown': '{shown, number} of {total, number} shown',
  'loadMore.action': 'Load More',
} as const;
