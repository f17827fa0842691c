export const duplicateDialogMessages = {
  'duplicateDialog.title': 'Flag a duplicate',
  'duplicateDialog.what':
    'Is {name} listed twice? Select the duplicate. A moderator will decide. We keep the links, followers and posts of both.',
  'duplicateDialog.field':
    '{kind, select, product {Product that it is a duplicate of} other {Company that it is a duplicate of}}',
  'duplicateDialog.missing': 'Choose one of the catalogue.',
  'duplicateDialog.itself': 'this one',
  'duplicateDialog.text': 'What shows that they are one',
  'duplicateDialog.textTooLong': 'At most {limit} characters.',
  'duplicateDialog.cancel': 'Cancel',
  'duplicateDialog.submit': 'Flag',
  'duplicateDialog.close': 'Close',
  'duplicateDialog.done': 'Thank you. A moderator will look at it.',
  'duplicateDialog.failed': 'The flag was not sent. What you chose and wrote is kept; try again.',
} as const;
