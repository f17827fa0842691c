export const notFoundMessages = {
  'notFound.title': 'This page does not exist',
  'notFound.text':
    'The address may be mistyped, or what stood here was removed. Search for it, or start again.',
  'notFound.home': 'Go to the start page',
  'tooMany.title': 'Too many requests',
  'tooMany.text': 'So many pages were asked for from here that the next has to wait. Try again in a minute.',
  'offline.title': 'You are offline',
  'offline.text': 'The page opens when you reconnect.',
  'offline.held': 'You are offline. The page opens when you reconnect.',
  'problem.title': 'This page did not load',
  'problem.text': 'Something went wrong on our side. Nothing of yours was lost.',
  'problem.retry': 'Try again',
} as const;
