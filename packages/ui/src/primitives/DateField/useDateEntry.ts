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

/** Props for react-aria that segmented date and time fields share, and the timing of their validation. */
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
    /** Ref of the frame around the segments. */
    id,
    options: {
      onFocusChange: setInside,
      isDisabled: disabled,
      isReadOnly: readOnly,
      isRequired: required,
      isInvalid: error ? true : undefined,
      name,
    },
    /** For RequiredValue: called when the form is submitted without a value. */
    onMissing: required && !disabled && !readOnly ? setMissing : undefined,
    /** Shown error, given the field's own validation and whether it is empty. */
    show: (problem: string | undefined, isEmpty: boolean) => {
      // A half-typed year is out of range; that is not reported before blur.
      const shownError = error || (isEmpty && missing) || (isInside ? undefined : problem);
      return {
        error: shownError,
        state: controlState({ disabled, readOnly, invalid: Boolean(shownError) }),
        describedBy: hint || shownError ? fieldNoteId(id) : undefined,
      };
    },
  };
}

/** Value of a field, and the dates allowed. */
export interface DayProps {
  /** ISO date, such as `2026-03-02`; `null` is empty. */
  value?: string | null;
  defaultValue?: string | null;
  /** Called with each complete date, and with `null` when it becomes incomplete. */
  onValueChange?: (value: string | null) => void;
  /** Earliest date allowed. */
  min?: string;
  /** Latest date allowed. */
  max?: string;
  /** Returns true for a date within the range that cannot be chosen. */
  isUnavailable?: (date: string) => boolean;
}

/** Converts the dates of a field to react-aria's date type. */
export function useDateOptions({ value, defaultValue, onValueChange, min, max, isUnavailable }: DayProps) {
  // Memoized: react-stately compares by identity, and a new object would cause an infinite update loop.
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

/** Calls the predicate with an ISO date, whatever the calendar system. */
export function unavailableDays(isUnavailable: DayProps['isUnavailable']) {
  return (date: DateValue) => isUnavailable?.(isoDate(date) ?? '') ?? false;
}

interface DateLimits {
  min: string | undefined;
  max: string | undefined;
}

/** Validates a date; returns the error text, or undefined. */
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
