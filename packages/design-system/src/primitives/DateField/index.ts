export { DateField, type DateFieldProps } from './DateField';
export { DateSegments } from './DateSegments';
export { useDateProblem } from './useDateProblem';
