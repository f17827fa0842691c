import { shownTimeZone } from '@millrace/domain';
import { classNames, useMessages } from '@millrace/ui/light';
import type { ComponentPropsWithRef } from 'react';
import { date, day, month } from './EventDate.css';

export interface EventDateProps extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> {
  /** In milliseconds since 1970. */
  value: number;
  /** IANA name of the zone whose calendar shows it: that of the place. */
  timeZone: string;
  /** Default `small`. */
  size?: 'small' | 'large';
}

/** Leaves out the word for day, with which Chinese and Japanese write it: a leaf of a calendar has the number alone. */
const numerals = (text: string): string => /\p{N}+/u.exec(text)?.[0] ?? text;

/** Month and day as a leaf of a calendar. @see EVT-001 */
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
