export const inviteDialogMessages = {
  'invite.title': 'Invite people to follow {name}',
  'invite.emails': 'Email addresses',
  'invite.hint': 'Enter up to {max}, separated by commas or line breaks.',
  'invite.invalid': 'Invalid email id',
  'invite.invalidAmong': 'Invalid email id: {list}',
  'invite.tooMany': 'Enter up to {max} addresses at a time. You’ve entered {count}.',
  'invite.about':
    'We’ll email them on your behalf, with a link to {name}. Replies go to your address, which recipients can see.',
  'invite.send': 'Send invite',
  'invite.sending': 'Sending…',
  'invite.sent': 'Invite sent',
  'invite.done': '{count, plural, one {We’ve invited # person.} other {We’ve invited # people.}}',
  'invite.more': 'Invite more people',
  'invite.failed': 'We couldn’t send the invites. Your text is still here. Try again.',
  'invite.failedWhy': 'We couldn’t send the invites. {reason} Your text is still here.',
} as const;
