export const tagDialogMessages = {
  'tagDialog.title': 'Tag products or companies',
  'tagDialog.none': 'Nothing is tagged yet.',
  'tagDialog.submit': 'Tag',
  'tagDialog.save': 'Save tags',
  'tagDialog.cancel': 'Cancel',
  // Exact, with its four dots. @see FEED-044
  'tagDialog.done': 'Post successfully tagged, closing this window 3 secs....',
  'tagDialog.saved': 'Tags saved, closing this window 3 secs....',
  'tagDialog.failed': 'The tags could not be saved. They are still here.',
  'tagDialog.failedWhy': 'The tags could not be saved. {reason} They are still here.',
} as const;
