export const blockedMembersMessages = {
  'blocked.title': 'Blocked members',
  'blocked.hint':
    'You do not see what they post or comment, and they cannot write to you. They are not told.',
  'blocked.empty': 'No blocked members',
  'blocked.emptyHint': 'Block someone from the menu on their post or profile.',
  'blocked.since': 'Since {date}',
  'blocked.unblock': 'Unblock',
  'blocked.unblockOf': 'Unblock {name}',
  'blocked.loadMore': 'Load more blocked members',
} as const;
