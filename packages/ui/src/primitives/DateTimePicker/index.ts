export { DateTimePicker, type DateTimePickerProps } from './DateTimePicker';
export { type DateTimeInZone, dateTimeInZone, isSkipped, zonedFrom } from './date-time-in-zone';
