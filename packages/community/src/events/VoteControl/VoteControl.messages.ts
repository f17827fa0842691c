export const voteControlMessages = {
  'vote.label': 'Will you attend?',
  'vote.Interested': 'Interested',
  'vote.Going': 'Going',
  'vote.Not Sure': 'Not Sure',
  'vote.failed': 'We couldn’t save your answer.',
  'vote.retry': 'Try again',
} as const;
