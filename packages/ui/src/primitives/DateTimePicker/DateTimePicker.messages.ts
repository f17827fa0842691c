export const dateTimePickerMessages = {
  'dateTimePicker.dateAndTime': 'Date and time',
  'dateTimePicker.timeZone': 'Time zone',
  'dateTimePicker.zone': '{city} ({offset})',
  'dateTimePicker.tooEarly': 'Choose {time} or later.',
  'dateTimePicker.tooLate': 'Choose {time} or earlier.',
  'dateTimePicker.unavailable': 'This day is not available.',
  'dateTimePicker.skipped':
    'There is no such time that day: the clocks in {city} go forward. Choose {time} or another time.',
  'dateTimePicker.repeated':
    'This time comes twice that day, as the clocks in {city} go back. Which is meant?',
  'dateTimePicker.first': 'The first ({offset})',
  'dateTimePicker.second': 'The second ({offset})',
} as const;
