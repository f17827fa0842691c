export const postEditDialogMessages = {
  'postEditDialog.title': 'Edit post',
  'postEditDialog.save': 'Save',
  'postEditDialog.discard': 'Discard changes',
  'postEditDialog.saving': 'Saving',
  'postEditDialog.saved': 'Saved',
  'postEditDialog.empty': 'Write something or add a file.',
  'postEditDialog.meanwhile':
    'This post was edited in another tab or on another device. Your changes are still here, but not saved.',
  'postEditDialog.newer': 'Current version ({visibility}): {title}',
  'postEditDialog.keepOwn': 'Overwrite with my version',
  'postEditDialog.takeNewer': 'Use the newer version',
  'postEditDialog.failed': 'We couldn’t save your changes. Your text is still here.',
  'postEditDialog.failedWhy': 'We couldn’t save your changes. {reason} Your text is still here.',
  'postEditDialog.leaveTitle': 'Leave while your edit is saving?',
  'postEditDialog.leaveText':
    'Your edit isn’t saved yet. We’ll keep your changes in this tab, but you’ll need to choose a very large file again.',
} as const;
