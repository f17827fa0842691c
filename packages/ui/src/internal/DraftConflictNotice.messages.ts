export const draftConflictMessages = {
  'draftConflict.title':
    'You have another draft of this in a different tab. We keep only the one you edit last.',
} as const;
