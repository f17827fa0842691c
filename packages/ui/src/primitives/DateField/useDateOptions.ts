import type { DateValue } from '@internationalized/date';
import { useMemo } from 'react';
import { dateFrom, isoDate } from '../../internal/date-values';
import type { DateFieldProps } from './DateField';

type DayProps = Pick<
  DateFieldProps,
  'value' | 'defaultValue' | 'onValueChange' | 'min' | 'max' | 'isUnavailable'
>;

/** The days of a field for react-aria, which has its own kind of dates. */
export function useDateOptions({ value, defaultValue, onValueChange, min, max, isUnavailable }: DayProps) {
  // react-stately takes another object for another date, and would set it again without end.
  const date = useMemo(() => dateFrom(value), [value]);
  return {
    value: date,
    defaultValue: dateFrom(defaultValue),
    onChange: (next: DateValue | null) => onValueChange?.(isoDate(next)),
    minValue: dateFrom(min),
    maxValue: dateFrom(max),
    isDateUnavailable: unavailableDays(isUnavailable),
  };
}

/** Asks by ISO date, whatever the calendar of the reader. */
export function unavailableDays(isUnavailable: DayProps['isUnavailable']) {
  return (date: DateValue) => isUnavailable?.(isoDate(date) ?? '') ?? false;
}
