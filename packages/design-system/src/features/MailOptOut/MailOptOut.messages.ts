export const mailOptOutMessages = {
  'mailOptOut.metaTitle': 'Mails from members',
  'mailOptOut.askTitle': 'Never get such mails again?',
  'mailOptOut.doneTitle': 'You get no such mails again',
  'mailOptOut.unknownTitle': 'This link is not valid',
  'mailOptOut.ask':
    'Members of {brand} will no longer be able to have mails sent to {email}. Those who try are not told.',
  'mailOptOut.done': 'Members of {brand} can no longer have mails sent to {email}.',
  'mailOptOut.account': 'Mails about an account of your own are not concerned.',
  'mailOptOut.stop': 'Stop these mails',
  'mailOptOut.resume': 'Allow such mails again',
  'mailOptOut.unknown': 'It may have been cut off on the way. Open it from the e-mail once more.',
  'mailOptOut.failed': 'Nothing was changed, as the server did not answer. Try again in a moment.',
} as const;
