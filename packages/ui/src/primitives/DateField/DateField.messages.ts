export const dateFieldMessages = {
  'dateField.tooEarly': 'Choose {date} or a later day.',
  'dateField.tooLate': 'Choose {date} or an earlier day.',
  'dateField.unavailable': 'This day is not available.',
} as const;
