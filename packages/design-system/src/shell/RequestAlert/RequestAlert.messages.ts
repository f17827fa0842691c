export const requestAlertMessages = {
  'requestAlert.title': 'Error',
  'requestAlert.unanswered':
    'We couldn’t reach the server. Your text is still here. Check your connection and try again.',
  'requestAlert.dismiss': 'Dismiss',
} as const;
