export const postVersionsMessages = {
  'postVersions.title': 'Edit history',
  'postVersions.list': 'Earlier versions',
  'postVersions.written': 'Written {time}',
  'postVersions.none': 'No earlier version to show',
  'postVersions.noneHint': 'We keep only the text. Private versions are visible only to the author.',
} as const;
