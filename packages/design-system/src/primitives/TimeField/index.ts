export { HOUR_CYCLES, type HourCycle, TimeField, type TimeFieldProps } from './TimeField';
