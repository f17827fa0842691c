import {
  type CalendarDate,
  createCalendar,
  type DateValue,
  isToday,
  toCalendar,
  today,
} from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import {
  type AriaButtonProps,
  type AriaCalendarProps,
  useButton,
  useCalendar,
  useCalendarCell,
  useCalendarGrid,
  useCalendarMonthPicker,
  useCalendarYearPicker,
  useLocale,
} from 'react-aria';
import { type CalendarState, useCalendarState } from 'react-stately';
import { useMessages } from '../../messages/MessagesContext';
import { Button } from '../Button';
import type { LucideIcon } from '../Icon';
import { IconButton } from '../IconButton';
import { SelectField } from '../SelectField';
import {
  arrow,
  calendar,
  cell,
  day,
  foot,
  grid,
  head,
  monthAndYear,
  weekday,
  year as yearClass,
} from './Calendar.css';
import { datePickerMessages } from './DatePicker.messages';

interface CalendarProps extends AriaCalendarProps<DateValue> {
  timeZone: string;
  /** Clears the date; offered if there is one. */
  onClear?: (() => void) | undefined;
}

/** Renders one month. Arrow keys move by days and weeks, Page Up and Page Down by months, with Shift by years. */
export function Calendar({ timeZone, onClear, ...options }: CalendarProps) {
  const messages = useMessages(datePickerMessages);
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

interface CalendarDayProps {
  /** Null in a week that starts or ends in another era of the calendar. */
  date: CalendarDate | null;
  state: CalendarState;
  /** IANA name of the zone in which today is today. */
  timeZone: string;
}

function CalendarDay({ date, ...rest }: CalendarDayProps) {
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

interface CalendarHeadProps {
  state: CalendarState;
  prevButtonProps: AriaButtonProps;
  nextButtonProps: AriaButtonProps;
}

/** Years to choose from, half of them before the visible year. */
const VISIBLE_YEARS = 40;

/** Renders the visible month, and the navigation to others. */
function CalendarHead({ state, prevButtonProps, nextButtonProps }: CalendarHeadProps) {
  const messages = useMessages(datePickerMessages);
  const months = useCalendarMonthPicker({ format: 'long' }, state);
  const years = useCalendarYearPicker({ visibleYears: VISIBLE_YEARS }, state);
  return (
    <div data-part="head" className={head}>
      <PageButton {...prevButtonProps} icon={ChevronLeft} label={messages.format('datePicker.previous')} />
      <div className={monthAndYear}>
        <PagePicker {...months} />
        <PagePicker {...years} className={yearClass} />
      </div>
      <PageButton {...nextButtonProps} icon={ChevronRight} label={messages.format('datePicker.next')} />
    </div>
  );
}

interface PagePickerProps {
  'aria-label': string;
  value: string | number | bigint;
  items: readonly { id: number; formatted: string }[];
  onChange: (id: number) => void;
  className?: string;
}

function PagePicker({ 'aria-label': label, value, items, onChange, className }: PagePickerProps) {
  return (
    <SelectField
      label={label}
      labelVisibility="hidden"
      layout="line"
      options={items.map(({ id, formatted }) => ({ value: String(id), label: formatted }))}
      value={String(value)}
      onValueChange={(id) => onChange(Number(id))}
      className={className}
    />
  );
}

function PageButton({ icon, label, ...props }: AriaButtonProps & { icon: LucideIcon; label: string }) {
  const ref = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton(props, ref);
  return (
    <IconButton
      {...buttonProps}
      ref={ref}
      tone="quiet"
      size="small"
      icon={icon}
      label={label}
      className={arrow}
    />
  );
}
