export const voteControlMessages = {
  'vote.label': 'Do you attend?',
  'vote.Interested': 'Interested',
  'vote.Going': 'Going',
  'vote.Not Sure': 'Not Sure',
  'vote.failed': 'Your answer was not saved.',
  'vote.retry': 'Try again',
} as const;
