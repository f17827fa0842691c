export const blockMemberMessages = {
  'block.feed': 'Block feed from this user',
  'block.title': 'Block {name}?',
  'block.hint':
    'You no longer see posts and comments by {name}, who is not told, and who can send you no messages. You can take it back in your profile.',
  'block.confirm': 'Block',
  'block.failed': '{name} was not blocked. Try again.',
  'block.done': '{name} is blocked.',
  'block.undo': 'Undo',
  'block.undone': '{name} is not blocked any more.',
  'block.undoFailed': '{name} is still blocked. You can take it back in your profile.',
  'block.unblock': 'Unblock {name}',
  'block.isBlocked': 'You have blocked {name}, and do not see what they post.',
} as const;
