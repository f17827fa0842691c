export const otherDraftMessages = {
  'otherDraft.title': 'Another window has a draft of this, too.',
  'otherDraft.takeOver': 'Go on with it here',
  'otherDraft.drop': 'Discard it',
} as const;
