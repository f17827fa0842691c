import { shownTimeZone } from '@millrace/domain';
import { classNames, useMessages } from '@millrace/ui/light';
import type { ComponentPropsWithRef } from 'react';
import { date, day, month } from './EventDate.css';

export interface EventDateProps extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> {
  /** Unix time in milliseconds. */
  value: number;
  /** IANA time zone of the place, in which the date is shown. */
  timeZone: string;
  /** Size. Default `small`. */
  size?: 'small' | 'large';
}

/** Strips the word for day of Chinese and Japanese dates: a calendar leaf shows the number alone. */
const numerals = (text: string): string => /\p{N}+/u.exec(text)?.[0] ?? text;

/** Month and day as a calendar leaf. @see EVT-001 */
export function EventDate({
  value,
  timeZone: placeZone,
  size = 'small',
  className,
  ...rest
}: EventDateProps) {
  const timeZone = shownTimeZone(placeZone);
  const messages = useMessages();
  return (
    <time
      data-component="EventDate"
      dateTime={new Date(value).toISOString()}
      {...rest}
      className={classNames(date({ size }), className)}
    >
      <span data-part="month" className={month({ size })}>
        {messages.date(value, { timeZone, month: 'short' })}
      </span>{' '}
      <span data-part="day" className={day({ size })}>
        {numerals(messages.date(value, { timeZone, day: '2-digit' }))}
      </span>
    </time>
  );
}
