export const notFoundMessages = {
  'notFound.title': 'This page does not exist',
  'notFound.text': 'The link may be wrong or the page was removed. Try searching.',
  'notFound.home': 'Go to the start page',
  'tooMany.title': 'Too many requests',
  'tooMany.text': 'So many pages were asked for from here that the next has to wait. Try again in a minute.',
  'offline.title': 'You’re offline',
  'offline.text': 'This page opens automatically when you reconnect.',
  'problem.title': 'This page did not load',
  'problem.text': 'Something went wrong on our side. Nothing of yours was lost.',
  'problem.retry': 'Try again',
} as const;
