import { createCalendar, type DateValue, toCalendar, today } from '@internationalized/date';
import { type AriaCalendarProps, useCalendar, useCalendarGrid, useLocale } from 'react-aria';
import { useCalendarState } from 'react-stately';
import { useMessages } from '../../messages/MessagesContext';
import { Button } from '../Button';
import { calendar, foot, grid, weekday } from './Calendar.css';
import { CalendarDay } from './CalendarDay';
import { CalendarHead } from './CalendarHead';

interface CalendarProps extends AriaCalendarProps<DateValue> {
  timeZone: string;
  /** Offered where there is a date to take away. */
  onClear?: (() => void) | undefined;
}

/** One month. Arrow keys move by days and weeks, Page Up and Page Down by months, with Shift by years. */
export function Calendar({ timeZone, onClear, ...options }: CalendarProps) {
  const messages = useMessages();
  const { locale } = useLocale();
  const state = useCalendarState({ ...options, locale, createCalendar });
  const { calendarProps, prevButtonProps, nextButtonProps } = useCalendar(options, state);
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid(
    { weekdayStyle: 'short', firstDayOfWeek: options.firstDayOfWeek },
    state,
  );
  const now = toCalendar(today(timeZone), state.focusedDate.calendar);
  return (
    <div {...calendarProps} data-part="calendar" className={calendar}>
      <CalendarHead state={state} prevButtonProps={prevButtonProps} nextButtonProps={nextButtonProps} />
      <table {...gridProps} data-part="grid" className={grid}>
        <thead {...headerProps}>
          <tr>
            {weekDays.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seven, always in this order
              <th key={index} className={weekday}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: weeksInMonth }, (_, week) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the month
            <tr key={week}>
              {state.getDatesInWeek(week).map((date, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the week
                <CalendarDay key={index} date={date} state={state} timeZone={timeZone} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div data-part="foot" className={foot}>
        <Button
          tone="quiet"
          size="small"
          disabled={state.isInvalid(now) || state.isCellUnavailable(now)}
          onClick={() => state.selectDate(now)}
        >
          {messages.format('datePicker.today')}
        </Button>
        {onClear && (
          <Button tone="quiet" size="small" onClick={onClear}>
            {messages.format('datePicker.clear')}
          </Button>
        )}
      </div>
    </div>
  );
}
