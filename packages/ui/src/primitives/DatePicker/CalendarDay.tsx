import { type CalendarDate, isToday } from '@internationalized/date';
import { useRef } from 'react';
import { useCalendarCell } from 'react-aria';
import type { CalendarState } from 'react-stately';
import { cell, day } from './Calendar.css';

interface CalendarDayProps {
  /** There is none in a week that begins or ends in another era of the calendar. */
  date: CalendarDate | null;
  state: CalendarState;
  /** IANA name of the zone in which today is today. */
  timeZone: string;
}

export function CalendarDay({ date, ...rest }: CalendarDayProps) {
  return date ? <Day date={date} {...rest} /> : <td className={cell} />;
}

function Day({ date, state, timeZone }: CalendarDayProps & { date: CalendarDate }) {
  const ref = useRef<HTMLDivElement>(null);
  const { cellProps, buttonProps, ...is } = useCalendarCell({ date }, state, ref);
  const dayState = is.isSelected
    ? 'selected'
    : is.isUnavailable
      ? 'unavailable'
      : is.isDisabled
        ? 'disabled'
        : 'idle';
  return (
    <td {...cellProps} className={cell}>
      {!is.isOutsideVisibleRange && (
        <div
          {...buttonProps}
          ref={ref}
          data-part="day"
          data-state={dayState}
          data-today={isToday(date, timeZone) || undefined}
          className={day}
        >
          {is.formattedDate}
        </div>
      )}
    </td>
  );
}
