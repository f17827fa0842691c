export const followerTableMessages = {
  'followers.title': 'Followers',
  'followers.caption': 'Followers of {name}',
  'followers.fact': '{count, plural, one {# member} other {# members}}',
  'followers.back': 'Back to {name}',
  'followers.number': 'No.',
  'followers.member': 'Name',
  'followers.company': 'Company',
  'followers.noCompany': 'No company named',
  'followers.loadMore': 'Load more followers',
  'followers.empty': 'Nobody follows {name} yet',
  'followers.emptyHint': 'Followers hear of new suppliers, materials and applications.',
} as const;
