export const blockedMembersMessages = {
  'blocked.title': 'Blocked members',
  'blocked.hint':
    'You do not see what they post or comment, and they cannot write to you. They are not told.',
  'blocked.empty': 'You have blocked nobody',
  'blocked.emptyHint': 'The menu of a post or of a member blocks.',
  'blocked.since': 'Since {date}',
  'blocked.unblock': 'Unblock',
  'blocked.unblockOf': 'Unblock {name}',
  'blocked.loadMore': 'Load more blocked members',
} as const;
