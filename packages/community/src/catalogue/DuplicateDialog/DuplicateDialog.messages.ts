export const duplicateDialogMessages = {
  'duplicateDialog.title': 'Flag a duplicate',
  'duplicateDialog.what':
    'Is {name} listed twice? Select the duplicate. A moderator will decide. We keep the links, followers and posts of both.',
  'duplicateDialog.field': '{kind, select, product {Original product} other {Original company}}',
  'duplicateDialog.missing': 'Choose one from the catalogue.',
  'duplicateDialog.itself': 'this one',
  'duplicateDialog.text': 'Why they are the same',
  'duplicateDialog.textTooLong': 'Use up to {limit} characters.',
  'duplicateDialog.cancel': 'Cancel',
  'duplicateDialog.submit': 'Flag',
  'duplicateDialog.close': 'Close',
  'duplicateDialog.done': 'Thank you. A moderator will review it.',
  'duplicateDialog.failed': 'We couldn’t send your report. Your text is still here. Try again.',
} as const;
