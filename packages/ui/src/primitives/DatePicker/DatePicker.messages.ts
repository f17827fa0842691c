export const datePickerMessages = {
  'datePicker.open': 'Choose from a calendar',
  'datePicker.previous': 'Previous month',
  'datePicker.next': 'Next month',
  'datePicker.today': 'Today',
  'datePicker.clear': 'Clear',
} as const;
