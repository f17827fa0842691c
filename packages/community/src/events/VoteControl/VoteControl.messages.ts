export const voteControlMessages = {
  'vote.label': 'Will you attend?',
  'vote.Interested': 'Interested',
  'vote.Going': 'Going',
  'vote.Not Sure': 'Not Sure',
  'vote.saved':
    '{vote, select, Going {You’re going.} Interested {You’re interested.} other {You’re not sure yet.}}',
  'vote.withdrawn': 'Your answer is withdrawn.',
  'vote.reminder': 'Reminder',
  'vote.reminder.day': 'Remind me 1 day before',
  'vote.reminder.hour': 'Remind me 1 hour before',
  'vote.reminder.none': 'No reminder',
  'vote.failed': 'We couldn’t save your answer.',
  'vote.retry': 'Try again',
} as const;
