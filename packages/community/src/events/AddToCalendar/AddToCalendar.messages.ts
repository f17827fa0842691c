export const addToCalendarMessages = {
  'addToCalendar.label': 'Add to calendar',
  'addToCalendar.file': 'File (.ics)',
  'addToCalendar.google': 'Google',
  'addToCalendar.outlook': 'Outlook',
} as const;
