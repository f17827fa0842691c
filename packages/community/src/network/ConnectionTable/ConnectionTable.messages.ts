export const connectionTableMessages = {
  'connections.title': 'Connections',
  'connections.caption': 'Members that you follow, and contacts at your vendors and customers',
  'connections.fact': '{count, plural, one {# member} other {# members}}',
  'connections.loadMore': 'Load more connections',
  'connections.limitedByPlan':
    'Free shows the first four contacts of each vendor and customer. Premium and Platinum show all. <link>See the plans</link>.',
} as const;
