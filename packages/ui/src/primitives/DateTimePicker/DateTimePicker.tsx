import { type CalendarDateTime, type DateValue, toCalendarDateTime, toZoned } from '@internationalized/date';
import { type ComponentPropsWithRef, useRef, useState } from 'react';
import { type DatePickerState, useDatePickerState } from 'react-stately';
import { dateTimeFrom } from '../../internal/date-values';
import { useFormReset } from '../../internal/useFormReset';
import { useMergedRef } from '../../internal/useMergedRef';
import { useMessages } from '../../messages/MessagesContext';
import { unavailableDays, useDateEntry } from '../DateField';
import { DatePickerControl, type Weekday } from '../DatePicker';
import { type FieldFrameProps, FieldGroup } from '../Field';
import { RadioGroup } from '../RadioGroup';
import type { HourCycle } from '../TimeField';
import { dateAndTime, row } from './DateTimePicker.css';
import { dateTimePickerMessages } from './DateTimePicker.messages';
import { type DateTimeInZone, localIn, timeInZone, zonedFrom } from './date-time-in-zone';
import { TimeZoneField } from './TimeZoneField';
import { clockChangeAt, isKnown, toTimeZone, utcOffset } from './time-zones';

export interface DateTimePickerProps
  extends FieldFrameProps,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> {
  /** `null` is empty. */
  value?: DateTimeInZone | null;
  defaultValue?: DateTimeInZone | null;
  /** Called with each complete time and each zone chosen for one, and with `null` when the time becomes incomplete. */
  onValueChange?: (value: DateTimeInZone | null) => void;
  /** Initial time zone without a value, usually the user's own. Default `UTC`. */
  defaultTimeZone?: string;
  /** Fixed time zone, if another field sets it. Default: it is chosen beside the time. */
  fixedTimeZone?: string | undefined;
  /** Earliest instant allowed, in any zone. */
  min?: DateTimeInZone;
  max?: DateTimeInZone;
  /** Returns true for an ISO date that cannot be chosen. */
  isUnavailable?: (date: string) => boolean;
  /** Hour cycle. Default: by locale. */
  hourCycle?: HourCycle;
  /** First day of the week. Default: by locale. */
  weekStart?: Weekday;
  /** Form name of the local time. */
  name?: string;
  /** Form name of the time zone. */
  timeZoneName?: string;
  /** Form name of the flag that is `true` for the second of two ambiguous times. */
  secondName?: string;
  disabled?: boolean;
  readOnly?: boolean;
}

/**
 * Renders a local date and time with its time zone, typed in segments or chosen from a calendar. Changing the zone
 * keeps the local time. At the end of daylight saving time an ambiguous time offers a choice between the two.
 */
export function DateTimePicker({
  value,
  defaultValue,
  onValueChange,
  defaultTimeZone = 'UTC',
  fixedTimeZone,
  min,
  max,
  isUnavailable,
  hourCycle,
  weekStart,
  name,
  timeZoneName,
  secondName,
  disabled,
  readOnly,
  hint,
  error,
  className,
  ref,
  ...rest
}: DateTimePickerProps) {
  const messages = useMessages(dateTimePickerMessages);
  const { required } = rest;
  const fieldsetRef = useRef<HTMLFieldSetElement>(null);
  const mergedRef = useMergedRef(fieldsetRef, ref);
  const [first] = useState(value ?? defaultValue);
  const entry = useDateEntry({ hint, error, required, name, disabled, readOnly });
  // Unset until one is chosen, as the default (the user's or a country's zone) may load later.
  const [ownTimeZone, setOwnTimeZone] = useState(first?.timeZone ?? null);
  const timeZone = fixedTimeZone ?? value?.timeZone ?? ownTimeZone ?? defaultTimeZone;
  const [ownSecond, setOwnSecond] = useState(first?.isSecond ?? false);
  const isSecond = value ? (value.isSecond ?? false) : ownSecond;
  const limits = { min: lowest(localIn(timeZone, min), min, value), max: localIn(timeZone, max) };
  const emit = (local: DateValue | null, zone: string, second = isSecond) => {
    const time = local && toCalendarDateTime(local);
    onValueChange?.(time && timeInZone(time, zone, second));
  };
  const options = {
    ...entry.options,
    'aria-label': messages.format('dateTimePicker.dateAndTime'),
    granularity: 'minute' as const,
    value: value === undefined ? undefined : dateTimeFrom(value?.local ?? null),
    defaultValue: dateTimeFrom(defaultValue?.local ?? null),
    onChange: (local: DateValue | null) => emit(local, timeZone),
    minValue: limits.min,
    maxValue: limits.max,
    isDateUnavailable: unavailableDays(isUnavailable),
    // Marks the segments invalid; the error text comes from the field's common validation.
    validate: (time: DateValue) =>
      clockChangeAt(toCalendarDateTime(time), timeZone) === 'skipped'
        ? messages.format('dateTimePicker.unavailable')
        : null,
    firstDayOfWeek: weekStart,
    hourCycle,
  };
  const state = useDatePickerState<DateValue>(options);
  const local = state.value as CalendarDateTime | null;
  const problem = useDateTimeProblem(state, { local, timeZone, ...limits });
  const shown = entry.show(problem, !local);
  const handleTimeZone = (zone: string) => {
    setOwnTimeZone(zone);
    if (local) emit(local, zone);
  };
  const handleSecond = (second: boolean) => {
    setOwnSecond(second);
    if (local) emit(local, timeZone, second);
  };
  useFormReset(fieldsetRef, () => {
    const zone = first?.timeZone ?? defaultTimeZone;
    const second = first?.isSecond ?? false;
    setOwnTimeZone(first?.timeZone ?? null);
    setOwnSecond(second);
    // The segments have already reported their time, with the previous zone.
    emit(dateTimeFrom(first?.local ?? null) ?? null, fixedTimeZone ?? zone, second);
  });
  const isRepeated = local !== null && clockChangeAt(local, timeZone) === 'repeated';
  return (
    <FieldGroup
      data-component="DateTimePicker"
      {...rest}
      ref={mergedRef}
      hint={hint}
      error={shown.error}
      className={className}
    >
      <div className={row}>
        <div className={dateAndTime}>
          <DatePickerControl
            options={options}
            state={state}
            controlState={shown.state}
            onMissing={entry.onMissing}
            timeZone={isKnown(timeZone) ? timeZone : 'UTC'}
          />
        </div>
        {fixedTimeZone === undefined && (
          <TimeZoneField
            timeZone={timeZone}
            onTimeZoneChange={handleTimeZone}
            local={local}
            isSecond={isSecond}
            disabled={disabled}
            readOnly={readOnly}
          />
        )}
        {timeZoneName && <input type="hidden" name={timeZoneName} value={timeZone} disabled={disabled} />}
      </div>
      {isRepeated && (
        <RepeatedTime
          local={local}
          timeZone={timeZone}
          isSecond={isSecond}
          onIsSecondChange={handleSecond}
          disabled={disabled}
          readOnly={readOnly}
        />
      )}
      {secondName && isRepeated && isSecond && (
        <input type="hidden" name={secondName} value="true" disabled={disabled} />
      )}
    </FieldGroup>
  );
}

/**
 * Returns the earliest local time allowed. At the end of daylight saving time a later instant may show an earlier local
 * time, so an ambiguous time cannot be refused by its local time alone.
 */
function lowest(
  least: CalendarDateTime | undefined,
  min: DateTimeInZone | undefined,
  value: DateTimeInZone | null | undefined,
): CalendarDateTime | undefined {
  const local = dateTimeFrom(value?.local);
  if (!least || !min || !value?.isSecond || !local || local.compare(least) >= 0) return least;
  const [first, chosen] = [zonedFrom(min), zonedFrom(value)];
  return first && chosen && chosen.compare(first) >= 0 ? local : least;
}

interface DateTimeProblemOptions {
  local: CalendarDateTime | null;
  timeZone: string;
  min: CalendarDateTime | undefined;
  max: CalendarDateTime | undefined;
}

/** Validates a date with time; returns the error text, or undefined. */
function useDateTimeProblem(
  state: DatePickerState,
  { local, timeZone, min, max }: DateTimeProblemOptions,
): string | undefined {
  const messages = useMessages(dateTimePickerMessages);
  const { rangeUnderflow, rangeOverflow, badInput } = state.displayValidation.validationDetails;
  const written = (time: CalendarDateTime) =>
    messages.date(time.toDate('UTC'), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  const { city } = toTimeZone(timeZone);
  if (local && clockChangeAt(local, timeZone) === 'skipped') {
    // A time in the skipped hour is moved forward by the length of the gap, as most clocks do.
    const time = written(toCalendarDateTime(toZoned(local, timeZone)));
    return messages.format('dateTimePicker.skipped', { city, time });
  }
  if (rangeUnderflow && min) return messages.format('dateTimePicker.tooEarly', { time: written(min) });
  if (rangeOverflow && max) return messages.format('dateTimePicker.tooLate', { time: written(max) });
  return badInput ? messages.format('dateTimePicker.unavailable') : undefined;
}

interface RepeatedTimeProps {
  /** A local time that occurs twice (a daylight saving overlap). */
  local: CalendarDateTime;
  timeZone: string;
  isSecond: boolean;
  onIsSecondChange: (isSecond: boolean) => void;
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
}

/** Offers the choice between two ambiguous times, each with its UTC offset. */
function RepeatedTime({
  local,
  timeZone,
  isSecond,
  onIsSecondChange,
  disabled,
  readOnly = false,
}: RepeatedTimeProps) {
  const messages = useMessages(dateTimePickerMessages);
  const { city } = toTimeZone(timeZone);
  return (
    <RadioGroup
      data-part="repeated"
      label={messages.format('dateTimePicker.repeated', { city })}
      options={(['first', 'second'] as const).map((which) => ({
        value: which,
        label: messages.format(`dateTimePicker.${which}`, {
          offset: utcOffset(timeZone, local, which === 'second'),
        }),
      }))}
      value={isSecond ? 'second' : 'first'}
      onValueChange={(which) => onIsSecondChange(which === 'second')}
      disabled={disabled}
      readOnly={readOnly}
    />
  );
}
