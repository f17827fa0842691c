export const connectionTableMessages = {
  'connections.title': 'Connections',
  'connections.caption': 'Members whom you follow, and contacts of your vendors and customers',
  'connections.fact': '{count, plural, one {# member} other {# members}}',
  'connections.number': 'No.',
  'connections.member': 'Name',
  'connections.company': 'Company',
  'connections.follow': 'Follow',
  'connections.noCompany': 'No company named',
  'connections.loadMore': 'Load more connections',
} as const;
