export const blockedMembersMessages = {
  'blocked.title': 'Blocked members',
  'blocked.hint': 'You don’t see their posts and comments, and they can’t write to you. We don’t tell them.',
  'blocked.empty': 'No blocked members',
  'blocked.emptyHint': 'Block someone from the menu on their post or profile.',
  'blocked.since': 'Since {date}',
  'blocked.unblock': 'Unblock',
  'blocked.unblockOf': 'Unblock {name}',
  'blocked.loadMore': 'Load more blocked members',
} as const;
