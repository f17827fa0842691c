export const calendarLinksMessages = {
  'calendars.title': 'Calendars',
  'calendars.hint':
    'A link that your own calendar subscribes to, so that events stand there and stay as they are announced. Whoever has a link can read its calendar: end it when it has come to others.',
  'calendars.own': 'Your events',
  'calendars.ownHint': 'Those that you go to, are interested in, or have created.',
  'calendars.productHint': 'Events about a product that you follow, for as long as you do.',
  'calendars.link': 'Secret link of {name}',
  'calendars.subscribe': 'Subscribe to {name}',
  'calendars.device': 'On this device',
  'calendars.google': 'Google',
  'calendars.outlook': 'Outlook',
  'calendars.end': 'End link',
  'calendars.endOf': 'End link of {name}',
  'calendars.endTitle': 'End this link?',
  'calendars.endText':
    'Calendars that subscribe to {name} get no further events, and the link leads nowhere. A new one will be another.',
  'calendars.endFailed': 'The link could not be ended. It is still good. Try again.',
  'calendars.empty': 'No calendar is subscribed to yet',
  'calendars.emptyHint': 'Choose below which events to have in your own calendar.',
  'calendars.choose': 'Calendar of',
  'calendars.create': 'Make a link',
  'calendars.createFailed': 'No link could be made.',
  'calendars.cardTitle': 'In your calendar',
  'calendars.cardText':
    'Have the events that you go to, and those of products that you follow, in your own calendar.',
  'calendars.cardLink': 'Subscribe',
  'calendars.complete': 'There is a link for each product that you follow.',
} as const;
