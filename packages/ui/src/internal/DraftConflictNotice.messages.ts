export const draftConflictMessages = {
  'draftConflict.title': 'Another window has a draft of this, too. Only what is written last is kept.',
} as const;
