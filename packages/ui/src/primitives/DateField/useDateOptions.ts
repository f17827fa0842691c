import type { DateValue } from '@internationalized/date';
import { useMemo } from 'react';
import { dateFrom, isoDate } from '../../internal/date-values';

/** The day that a field holds, and those that can be chosen. */
export interface DayProps {
  /** An ISO date, such as `2026-03-02`; `null` is empty. */
  value?: string | null;
  defaultValue?: string | null;
  /** With each whole date, and `null` when one is no longer whole. */
  onValueChange?: (value: string | null) => void;
  /** The first day that can be chosen. */
  min?: string;
  /** The last day that can be chosen. */
  max?: string;
  /** True if a day between them cannot be chosen. */
  isUnavailable?: (date: string) => boolean;
}

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
