import type { DateFieldState } from 'react-stately';
import { useMessages } from '../../messages/MessagesContext';

interface DateLimits {
  min: string | undefined;
  max: string | undefined;
}

/** Validates a day; returns the error text, or undefined. */
export function useDateProblem(
  { validationDetails: details }: DateFieldState['displayValidation'],
  { min, max }: DateLimits,
): string | undefined {
  const messages = useMessages();
  const written = (day: string) => messages.date(day.slice(0, 10), { dateStyle: 'medium', timeZone: 'UTC' });
  if (details.rangeUnderflow && min) return messages.format('dateField.tooEarly', { date: written(min) });
  if (details.rangeOverflow && max) return messages.format('dateField.tooLate', { date: written(max) });
  return details.badInput ? messages.format('dateField.unavailable') : undefined;
}
