import type { DateFieldState } from 'react-stately';
import { useMessages } from '../../messages/MessagesContext';

interface DateLimits {
  min: string | undefined;
  max: string | undefined;
}

/** What is wrong with a day by itself, in words, or nothing. */
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
