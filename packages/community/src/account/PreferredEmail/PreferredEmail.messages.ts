export const preferredEmailMessages = {
  'preferredEmail.title': 'Choose your preferred e-mail',
  'preferredEmail.hint': 'What we mail you goes to this address.',
  'preferredEmail.waiting': '{address}, not confirmed yet: choosing it sends its link again',
  'preferredEmail.none': 'You have one address. Add another in your {profile}.',
  'preferredEmail.profile': 'profile',
  'preferredEmail.submit': 'Use this address',
  'preferredEmail.failed': 'Your choice was not saved.',
  'preferredEmail.chosenTitle': 'Your preferred e-mail',
  'preferredEmail.chosen': 'You have chosen {address}. What we mail you goes there.',
  'preferredEmail.sent':
    'You have chosen {address}. A link was sent to it: open it, and what we mail you goes there. Until then it goes to {first}.',
  'preferredEmail.again': 'Choose another address',
} as const;
