export const notFoundMessages = {
  'notFound.title': 'We couldn’t find this page',
  'notFound.text': 'The link may be wrong or the page was removed. Try searching.',
  'notFound.home': 'Go to the home page',
  'tooMany.title': 'Too many requests',
  'tooMany.text': 'You’ve opened many pages in a short time. Try again in a minute.',
  'offline.title': 'You’re offline',
  'offline.text': 'This page opens automatically when you reconnect.',
  'offline.held': 'You’re offline. The page opens when you reconnect.',
  'problem.title': 'We couldn’t load this page',
  'problem.text': 'Something went wrong on our side. Your data is safe.',
  'problem.retry': 'Try again',
} as const;
