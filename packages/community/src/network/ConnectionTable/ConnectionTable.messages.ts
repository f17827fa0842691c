export const connectionTableMessages = {
  'connections.title': 'Connections',
  'connections.caption': 'Members whom you follow, and contacts of your vendors and customers',
  'connections.fact': '{count, plural, one {# member} other {# members}}',
  'connections.loadMore': 'Load more connections',
  'connections.limitedByPlan':
    'Free has the first four contacts of each vendor and customer, Premium and Platinum have all. <link>See the plans</link>.',
} as const;
