export const datePickerMessages = {
  'datePicker.open': 'Open calendar',
  'datePicker.previous': 'Previous month',
  'datePicker.next': 'Next month',
  'datePicker.today': 'Today',
  'datePicker.clear': 'Clear',
} as const;
