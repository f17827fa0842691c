export const cardActionMessages = {
  'cardAction.follow': 'Follow {name}',
  'cardAction.following': 'Following {name}',
  'cardAction.invite': 'Invite colleagues to {name}',
  'cardAction.quote': 'Ask for a quote for {name}',
  'cardAction.attend': 'Attend',
} as const;
