export const timeFieldMessages = {
  'timeField.tooEarly': 'Choose {time} or later.',
  'timeField.tooLate': 'Choose {time} or earlier.',
} as const;
