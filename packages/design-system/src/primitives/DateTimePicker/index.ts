export { DateTimePicker, type DateTimePickerProps } from './DateTimePicker';
export type { DateTimeInZone } from './date-time-in-zone';
