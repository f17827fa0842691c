import type { DateValue } from '@internationalized/date';
import { type ReactNode, useId, useMemo, useState } from 'react';
import type { DateFieldState } from 'react-stately';
import { controlState } from '../../internal/control-state';
import { dateFrom, isoDate } from '../../internal/date-values';
import { useMessages } from '../../messages/MessagesContext';
import { fieldNoteId } from '../Field';
import { dateFieldMessages } from './DateField.messages';

interface DateEntryProps {
  id?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
}

/** What fields of dates and times, typed in parts, tell react-aria alike; and when they say what is wrong. */
export function useDateEntry({
  id: givenId,
  hint,
  error,
  required,
  name,
  disabled,
  readOnly,
}: DateEntryProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [isInside, setInside] = useState(false);
  const [missing, setMissing] = useState<string>();
  return {
    /** Of the frame around the parts. */
    id,
    options: {
      onFocusChange: setInside,
      isDisabled: disabled,
      isReadOnly: readOnly,
      isRequired: required,
      isInvalid: error ? true : undefined,
      name,
    },
    /** For RequiredValue: hears that the form wanted a value. */
    onMissing: required && !disabled && !readOnly ? setMissing : undefined,
    /** What is shown, given what the field finds wrong by itself and whether it is empty. */
    show: (problem: string | undefined, isEmpty: boolean) => {
      // A year of which two digits are typed is out of bounds; that is no news until the reader goes on.
      const shownError = error || (isEmpty && missing) || (isInside ? undefined : problem);
      return {
        error: shownError,
        state: controlState({ disabled, readOnly, invalid: Boolean(shownError) }),
        describedBy: hint || shownError ? fieldNoteId(id) : undefined,
      };
    },
  };
}

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

interface DateLimits {
  min: string | undefined;
  max: string | undefined;
}

/** Validates a day; returns the error text, or undefined. */
export function useDateProblem(
  { validationDetails: details }: DateFieldState['displayValidation'],
  { min, max }: DateLimits,
): string | undefined {
  const messages = useMessages(dateFieldMessages);
  const written = (day: string) => messages.date(day.slice(0, 10), { dateStyle: 'medium', timeZone: 'UTC' });
  if (details.rangeUnderflow && min) return messages.format('dateField.tooEarly', { date: written(min) });
  if (details.rangeOverflow && max) return messages.format('dateField.tooLate', { date: written(max) });
  return details.badInput ? messages.format('dateField.unavailable') : undefined;
}
