export const pagedListMessages = {
  'list.loading': 'Loading …',
  'list.failed': 'This list did not load.',
  'list.failedHint': 'The server did not answer. Try again in a moment.',
  'list.seeAll': 'See All',
  'list.progress': '{read, number} of {total, number} read',
  'list.allFailed': 'Not all rows came. What is shown is kept; try See All again.',
  'list.moreFailed': 'The next rows did not load. What is shown is kept; try Load More again.',
  'list.limitedByPlan':
    'Contacts and counts beyond the first four are shown to members on Premium and Platinum. All names are listed. <link>See the plans</link>.',
  'list.limitedBySignIn':
    'Contacts and counts are shown to members: in the first four rows on Free, in all on Premium and Platinum. <link>Sign up or log in</link>.',
} as const;
