export const saveSearchMessages = {
  'saveSearch.save': 'Save search',
  'saveSearch.saved': 'Saved: {frequency}',
  'saveSearch.immediate': 'Right away',
  'saveSearch.daily': 'Daily',
  'saveSearch.weekly': 'Weekly',
  'saveSearch.off': 'No email',
  'saveSearch.remove': 'Delete saved search',
  'saveSearch.manage': 'Manage saved searches',
  'saveSearch.done': 'Search saved. We’ll email you once a day when something new matches.',
  'saveSearch.changed': 'Alerts for this search: {frequency}.',
  'saveSearch.removed': 'Saved search deleted.',
  'saveSearch.failed': 'We couldn’t save this search. Try again.',
} as const;
