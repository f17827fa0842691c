export { DateField, type DateFieldProps } from './DateField';
export { DateSegments } from './DateSegments';
export { SegmentsField } from './SegmentsField';
export { useDateEntry } from './useDateEntry';
export { unavailableDays, useDateOptions } from './useDateOptions';
export { useDateProblem } from './useDateProblem';
