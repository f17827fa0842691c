export const stepsMessages = {
  'steps.done': 'Done: {name}',
  'steps.current': 'Current: {name}',
  'steps.upcoming': 'Upcoming: {name}',
  'steps.position': 'Step {position, number} of {total, number}',
} as const;
