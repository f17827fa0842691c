export const pagedListMessages = {
  'list.loading': 'Loading…',
  'list.failed': 'We couldn’t load this list.',
  'list.failedHint': 'We couldn’t reach the server. Try again in a moment.',
  'list.seeAll': 'See All',
  'list.progress': '{read, number} of {total, number} loaded',
  'list.allFailed': 'We couldn’t load some items. Try See All again.',
  'list.moreFailed': 'We couldn’t load more. Try Load More again.',
  'list.limitedByPlan':
    'All names are listed. Contacts and counts beyond the first four are for members on Premium and Platinum. <link>See the plans</link>.',
  'list.limitedBySignIn':
    'Contacts and counts are for members: the first four on Free, all on Premium and Platinum. <link>Sign up or sign in</link>.',
} as const;
