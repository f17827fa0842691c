export const postEditDialogMessages = {
  'postEditDialog.title': 'Edit post',
  'postEditDialog.save': 'Save',
  'postEditDialog.discard': 'Discard changes',
  'postEditDialog.saved': 'Saved',
  'postEditDialog.empty': 'Write something, or add a file.',
} as const;
