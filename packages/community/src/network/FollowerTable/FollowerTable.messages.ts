export const followerTableMessages = {
  'followers.title': 'Followers',
  'followers.caption': 'Followers of {name}',
  'followers.fact': '{count, plural, one {# member} other {# members}}',
  'followers.message': 'Message',
  'followers.messageTo': 'Message {name}',
  'followers.messageColumn': 'Message',
  'followers.loadMore': 'Load more followers',
  'followers.empty': 'No followers of {name} yet',
  'followers.emptyHint': 'Followers get news about suppliers, materials and applications.',
  'followers.sampled':
    'Guests see ten followers by first name. Members see everyone who follows {name} and can write to them. <link>Sign up or sign in</link>.',
} as const;
