export const dateTimePickerMessages = {
  'dateTimePicker.dateAndTime': 'Date and time',
  'dateTimePicker.timeZone': 'Time zone',
  'dateTimePicker.zone': '{city} ({offset})',
  'dateTimePicker.tooEarly': 'Choose {time} or later.',
  'dateTimePicker.tooLate': 'Choose {time} or earlier.',
  'dateTimePicker.unavailable': 'This day isn’t available.',
  'dateTimePicker.skipped': 'The clock in {city} skips this time that day. Choose {time} or another time.',
  'dateTimePicker.repeated':
    'The clock in {city} goes back that day, so this time occurs twice. Which one do you mean?',
  'dateTimePicker.first': 'First ({offset})',
  'dateTimePicker.second': 'Second ({offset})',
} as const;
