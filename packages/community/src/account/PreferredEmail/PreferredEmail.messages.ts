export const preferredEmailMessages = {
  'preferredEmail.title': 'Choose your preferred email',
  'preferredEmail.hint': 'We’ll send all emails to this address.',
  'preferredEmail.waiting': '{address} (not confirmed yet: choosing it resends its link)',
  'preferredEmail.none': 'You have one address. Add another in your {profile}.',
  'preferredEmail.profile': 'profile',
  'preferredEmail.submit': 'Use this address',
  'preferredEmail.failed': 'We couldn’t save your choice.',
  'preferredEmail.chosenTitle': 'Your preferred email',
  'preferredEmail.chosen': 'We now send all emails to {address}.',
  'preferredEmail.sent':
    'We sent a link to {address}. Open it to get our emails there. Until then we send them to {first}.',
  'preferredEmail.again': 'Choose another address',
} as const;
