import type { DateValue } from '@internationalized/date';
import { dateFrom, isoDate } from '../../internal/date-values';
import type { DateFieldProps } from './DateField';

type DayProps = Pick<
  DateFieldProps,
  'value' | 'defaultValue' | 'onValueChange' | 'min' | 'max' | 'isUnavailable'
>;

/** The days of a field for react-aria, which has its own kind of dates. */
export function dateOptions({ value, defaultValue, onValueChange, min, max, isUnavailable }: DayProps) {
  return {
    value: dateFrom(value),
    defaultValue: dateFrom(defaultValue),
    onChange: (date: DateValue | null) => onValueChange?.(isoDate(date)),
    minValue: dateFrom(min),
    maxValue: dateFrom(max),
    isDateUnavailable: unavailableDays(isUnavailable),
  };
}

/** Asks by ISO date, whatever the calendar of the reader. */
export function unavailableDays(isUnavailable: DayProps['isUnavailable']) {
  return (date: DateValue) => isUnavailable?.(isoDate(date) ?? '') ?? false;
}
