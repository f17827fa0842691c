export const mailOptOutMessages = {
  'mailOptOut.metaTitle': 'Mails that you get',
  'mailOptOut.askTitle': 'Unsubscribe?',
  'mailOptOut.doneTitle': 'You’re unsubscribed',
  'mailOptOut.unknownTitle': 'This link is not valid',
  'mailOptOut.ask':
    'Members of {brand} will no longer be able to have mails sent to {email}. Those who try are not told.',
  'mailOptOut.done': 'Members of {brand} can no longer have mails sent to {email}.',
  'mailOptOut.alerts.askTitle': 'Stop alerts by e-mail?',
  'mailOptOut.alerts.doneTitle': 'Alerts are stopped',
  'mailOptOut.alerts.ask': 'Alerts about what happens on {brand} will no longer be sent to {email}.',
  'mailOptOut.alerts.done': 'Alerts about what happens on {brand} are no longer sent to {email}.',
  'mailOptOut.alerts.account':
    'We keep the choices in your profile. Emails about the security of your account aren’t affected.',
  'mailOptOut.alerts.stop': 'Stop all alerts',
  'mailOptOut.alerts.resume': 'Send alerts again',
  'mailOptOut.account': 'Emails about your own account aren’t affected.',
  'mailOptOut.stop': 'Stop these mails',
  'mailOptOut.resume': 'Allow such mails again',
  'mailOptOut.unknown': 'It may have been cut off on the way. Open it from the e-mail once more.',
  'mailOptOut.failed': 'Nothing was changed, as the server did not answer. Try again in a moment.',
} as const;
