export const postEditDialogMessages = {
  'postEditDialog.title': 'Edit post',
  'postEditDialog.save': 'Save',
  'postEditDialog.discard': 'Discard changes',
  'postEditDialog.saving': 'Saving',
  'postEditDialog.saved': 'Saved',
  'postEditDialog.empty': 'Write something, or add a file.',
  'postEditDialog.meanwhile':
    'This post was edited meanwhile, in another tab or on another device. What you changed here is still here, and not saved.',
  'postEditDialog.newer': 'It is now ({visibility}): {title}',
  'postEditDialog.keepOwn': 'Save mine over it',
  'postEditDialog.takeNewer': 'Drop mine and take the newer one',
  'postEditDialog.failed': 'It could not be saved. What you wrote is still here.',
  'postEditDialog.failedWhy': 'It could not be saved. {reason} What you wrote is still here.',
  'postEditDialog.leaveTitle': 'Leave while your edit is on its way?',
  'postEditDialog.leaveText':
    'It is not saved yet. What you changed is kept for when you edit the post again in this tab; a very large file has to be chosen again.',
} as const;
