export const tagDialogMessages = {
  'tagDialog.title': 'Tag products or companies',
  'tagDialog.none': 'No tags yet.',
  'tagDialog.submit': 'Tag',
  'tagDialog.save': 'Save tags',
  'tagDialog.cancel': 'Cancel',
  // Prescribed text, with its four dots. @see FEED-044
  'tagDialog.done': 'Post successfully tagged, closing this window 3 secs....',
  'tagDialog.saved': 'Tags saved. This dialog closes in 3 seconds.',
  'tagDialog.failed': 'We couldn’t save the tags. They’re still here.',
  'tagDialog.failedWhy': 'We couldn’t save the tags. {reason} They’re still here.',
} as const;
