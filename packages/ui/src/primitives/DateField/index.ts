export { DateField, type DateFieldProps } from './DateField';
export { DateSegments, SegmentsField } from './SegmentsField';
export { unavailableDays, useDateEntry, useDateOptions, useDateProblem } from './useDateEntry';
