export const pushSettingsMessages = {
  'push.heading': 'Notifications on this device',
  'push.on': 'Show notifications on this device',
  'push.onHint': 'Also while {brand} is not open. They end when you sign out here.',
  'push.unable':
    'This browser can’t show notifications of sites. On an iPhone or iPad, add {brand} to the home screen first.',
  'push.denied':
    'Notifications of {brand} are blocked in this browser. Allow them in its settings for this site, then come back.',
  'push.loading': 'Loading how this device is set …',
  'push.failed': 'That did not work. {reason}',
  'push.failedHint': 'The browser’s push service did not answer. Try again in a moment.',
} as const;
