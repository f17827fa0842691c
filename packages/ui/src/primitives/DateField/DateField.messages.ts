export const dateFieldMessages = {
  'dateField.tooEarly': 'Choose {date} or later.',
  'dateField.tooLate': 'Choose {date} or earlier.',
  'dateField.unavailable': 'This day isn’t available.',
} as const;
