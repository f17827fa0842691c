export const blockMemberMessages = {
  'block.feed': 'Block feed from this user',
  'block.title': 'Block {name}?',
  'block.hint':
    'You won’t see {name}’s posts and comments, and they can’t message you. We won’t tell them. You can unblock them in your profile.',
  'block.confirm': 'Block',
  'block.failed': 'We couldn’t block {name}. Try again.',
  'block.done': '{name} blocked.',
  'block.undo': 'Undo',
  'block.undone': '{name} unblocked.',
  'block.undoFailed': 'We couldn’t unblock {name}. You can unblock them in your profile.',
  'block.unblock': 'Unblock {name}',
  'block.isBlocked': 'You blocked {name}, so you don’t see their posts.',
} as const;
