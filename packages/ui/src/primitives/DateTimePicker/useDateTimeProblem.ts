import { type CalendarDateTime, toCalendarDateTime, toZoned } from '@internationalized/date';
import type { DatePickerState } from 'react-stately';
import { useMessages } from '../../messages/MessagesContext';
import { clockChangeAt, toTimeZone } from './time-zones';

interface DateTimeProblemOptions {
  local: CalendarDateTime | null;
  timeZone: string;
  min: CalendarDateTime | undefined;
  max: CalendarDateTime | undefined;
}

/** Validates a date with time; returns the error text, or undefined. */
export function useDateTimeProblem(
  state: DatePickerState,
  { local, timeZone, min, max }: DateTimeProblemOptions,
): string | undefined {
  const messages = useMessages();
  const { rangeUnderflow, rangeOverflow, badInput } = state.displayValidation.validationDetails;
  const written = (time: CalendarDateTime) =>
    messages.date(time.toDate('UTC'), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  const { city } = toTimeZone(timeZone);
  if (local && clockChangeAt(local, timeZone) === 'skipped') {
    // As late after the hour that is skipped as it was meant to be in it: what most clocks would make of it.
    const time = written(toCalendarDateTime(toZoned(local, timeZone)));
    return messages.format('dateTimePicker.skipped', { city, time });
  }
  if (rangeUnderflow && min) return messages.format('dateTimePicker.tooEarly', { time: written(min) });
  if (rangeOverflow && max) return messages.format('dateTimePicker.tooLate', { time: written(max) });
  return badInput ? messages.format('dateTimePicker.unavailable') : undefined;
}
