export const cardActionMessages = {
  'cardAction.follow': 'Follow {name}',
  'cardAction.following': 'Following {name}',
  'cardAction.invite': 'Invite colleagues to {name}',
  'cardAction.quote': 'Request a quote for {name}',
  'cardAction.attend': 'Attend',
} as const;
