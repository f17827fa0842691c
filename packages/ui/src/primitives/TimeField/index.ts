export { HOUR_CYCLES, type HourCycle } from './hour-cycles';
export { TimeField, type TimeFieldProps } from './TimeField';
