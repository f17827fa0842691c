export { DateField, type DateFieldProps } from './DateField';
export { DateSegments } from './DateSegments';
export { dateOptions, unavailableDays } from './date-options';
export { SegmentsField } from './SegmentsField';
export { useDateEntry } from './useDateEntry';
export { useDateProblem } from './useDateProblem';
