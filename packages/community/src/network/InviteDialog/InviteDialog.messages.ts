export const inviteDialogMessages = {
  'invite.title': 'Invite people to follow {name}',
  'invite.emails': 'E-mail addresses',
  'invite.hint': 'Up to {max}, with commas between them or one in each line.',
  'invite.invalid': 'Invalid email id',
  'invite.invalidAmong': 'Invalid email id: {list}',
  'invite.tooMany': 'Up to {max} addresses at once. These are {count}.',
  'invite.about':
    'We’ll email them on your behalf, with a link to {name}. Replies go to your address, which recipients can see.',
  'invite.send': 'Send invite',
  'invite.sending': 'Sending …',
  'invite.sent': 'Invite sent',
  'invite.done': '{count, plural, one {One address is invited.} other {# addresses are invited.}}',
  'invite.more': 'Invite more people',
  'invite.failed': 'The invite could not be sent. Everything is as you typed it; try again.',
  'invite.failedWhy': 'The invite was not sent. {reason} Everything is as you typed it.',
} as const;
