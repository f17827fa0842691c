export { DatePicker, type DatePickerProps } from './DatePicker';
export { DatePickerControl } from './DatePickerControl';
export { WEEKDAYS, type Weekday } from './date-picker-props';
