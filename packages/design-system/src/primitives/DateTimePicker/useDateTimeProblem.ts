import type { CalendarDateTime } from '@internationalized/date';
import type { DatePickerState } from 'react-stately';
import { useMessages } from '../../messages/MessagesContext';
import { clockChangeAt, timeZoneOf } from './time-zones';

interface DateTimeProblemOptions {
  local: CalendarDateTime | null;
  timeZone: string;
  min: CalendarDateTime | undefined;
  max: CalendarDateTime | undefined;
}

/** What is wrong with a time by itself, and what is to be known of it, in words. */
export function useDateTimeProblem(
  state: DatePickerState,
  { local, timeZone, min, max }: DateTimeProblemOptions,
): { problem?: string; remark?: string } {
  const messages = useMessages();
  const { rangeUnderflow, rangeOverflow, badInput } = state.displayValidation.validationDetails;
  const written = (time: CalendarDateTime) =>
    messages.date(time.toDate('UTC'), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  const { city } = timeZoneOf(timeZone);
  const change = local ? clockChangeAt(local, timeZone) : 'none';
  if (change === 'skipped') return { problem: messages.format('dateTimePicker.skipped', { city }) };
  if (rangeUnderflow && min)
    return { problem: messages.format('dateTimePicker.tooEarly', { time: written(min) }) };
  if (rangeOverflow && max)
    return { problem: messages.format('dateTimePicker.tooLate', { time: written(max) }) };
  if (badInput) return { problem: messages.format('dateTimePicker.unavailable') };
  return change === 'repeated' ? { remark: messages.format('dateTimePicker.repeated', { city }) } : {};
}
