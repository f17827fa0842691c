import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { type AriaButtonProps, useButton, useCalendarMonthPicker, useCalendarYearPicker } from 'react-aria';
import type { CalendarState } from 'react-stately';
import { useMessages } from '../../messages/MessagesContext';
import type { LucideIcon } from '../Icon';
import { IconButton } from '../IconButton';
import { SelectField } from '../SelectField';
import { arrow, head, monthAndYear, year as yearClass } from './Calendar.css';

interface CalendarHeadProps {
  state: CalendarState;
  prevButtonProps: AriaButtonProps;
  nextButtonProps: AriaButtonProps;
}

/** Years to choose from, half of them before the year in sight. */
const VISIBLE_YEARS = 40;

/** The month in sight, and the ways to another. */
export function CalendarHead({ state, prevButtonProps, nextButtonProps }: CalendarHeadProps) {
  const messages = useMessages();
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
