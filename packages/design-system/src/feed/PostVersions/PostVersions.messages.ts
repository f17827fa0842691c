export const postVersionsMessages = {
  'postVersions.title': 'Edit history',
  'postVersions.list': 'Earlier versions',
  'postVersions.written': 'Written {time}',
  'postVersions.none': 'No earlier version to show',
  'postVersions.noneHint': 'Only the text is kept, and what was private stays with the author.',
} as const;
