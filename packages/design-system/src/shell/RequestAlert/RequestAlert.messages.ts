export const requestAlertMessages = {
  'requestAlert.title': 'Error',
  'requestAlert.unanswered':
    'The server did not answer. Everything is as you typed it: check your connection and try again.',
  'requestAlert.dismiss': 'Dismiss',
} as const;
