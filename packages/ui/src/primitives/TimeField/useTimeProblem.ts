import type { TimeFieldState } from 'react-stately';
import { useMessages } from '../../messages/MessagesContext';
import type { HourCycle } from './hour-cycles';

interface TimeLimits {
  min: string | undefined;
  max: string | undefined;
  /** In which they are written. */
  hourCycle: HourCycle | undefined;
}

/** Validates a time of day; returns the error text, or undefined. */
export function useTimeProblem(
  { validationDetails: details }: TimeFieldState['displayValidation'],
  { min, max, hourCycle }: TimeLimits,
): string | undefined {
  const messages = useMessages();
  const written = (time: string) =>
    messages.date(`1970-01-01T${time}Z`, {
      timeStyle: 'short',
      timeZone: 'UTC',
      ...(hourCycle && { hour12: hourCycle === 12 }),
    });
  if (details.rangeOverflow && max) return messages.format('timeField.tooLate', { time: written(max) });
  if (details.rangeUnderflow && min) return messages.format('timeField.tooEarly', { time: written(min) });
  return undefined;
}
