export const pushSettingsMessages = {
  'push.heading': 'Notifications on this device',
  'push.on': 'Show notifications on this device',
  'push.onHint': 'They also appear while {brand} is closed. They stop when you sign out here.',
  'push.unable':
    'This browser can’t show notifications from websites. On an iPhone or iPad, add {brand} to the home screen first.',
  'push.denied':
    'This browser blocks notifications from {brand}. Allow them in its settings for this site, then return here.',
  'push.loading': 'Loading this device’s settings…',
  'push.failed': 'We couldn’t change this. {reason}',
  'push.failedHint': 'We couldn’t reach the browser’s push service. Try again in a moment.',
} as const;
