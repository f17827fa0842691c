import { type ComponentPropsWithRef, useMemo, useRef } from 'react';
import { useLocale, useTimeField } from 'react-aria';
import { type TimeFieldState, type TimeValue, useTimeFieldState } from 'react-stately';
import { isoTime, timeFrom } from '../../internal/date-values';
import { idList } from '../../internal/id-list';
import { useMessages } from '../../messages/MessagesContext';
import { SegmentsField, useDateEntry } from '../DateField';
import { type FieldFrameProps, fieldLabelId } from '../Field';
import type { HourCycle } from './hour-cycles';
import { timeFieldMessages } from './TimeField.messages';

export interface TimeFieldProps
  extends FieldFrameProps,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Hours of the day and minutes, such as `09:00`; `null` is empty. */
  value?: string | null;
  defaultValue?: string | null;
  /** With each whole time, and `null` when one is no longer whole. */
  onValueChange?: (value: string | null) => void;
  min?: string;
  max?: string;
  /** Default: as the language has it. */
  hourCycle?: HourCycle;
  /** Name in the form, which is sent the value. */
  name?: string;
  disabled?: boolean;
  readOnly?: boolean;
}

/** A time of day, typed in parts. `className` is the field's; `ref` and all else go to the frame of the parts. */
export function TimeField({
  label,
  labelVisibility,
  mark,
  className,
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  hourCycle,
  id,
  hint,
  error,
  required,
  name,
  disabled,
  readOnly,
  ...rest
}: TimeFieldProps) {
  const entry = useDateEntry({ id, hint, error, required, name, disabled, readOnly });
  const fieldRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const { locale } = useLocale();
  // react-stately takes another object for another time, and would set it again without end.
  const time = useMemo(() => timeFrom(value), [value]);
  const options = {
    ...entry.options,
    'aria-labelledby': fieldLabelId(entry.id),
    value: time,
    defaultValue: timeFrom(defaultValue),
    onChange: (next: TimeValue | null) => onValueChange?.(isoTime(next)),
    minValue: timeFrom(min),
    maxValue: timeFrom(max),
    hourCycle,
  };
  const state = useTimeFieldState({ ...options, locale });
  const shown = entry.show(useTimeProblem(state.displayValidation, { min, max, hourCycle }), !state.value);
  const described = {
    'aria-describedby': idList(shown.describedBy, rest['aria-describedby']),
  };
  const { fieldProps, inputProps } = useTimeField({ ...options, ...described, inputRef }, state, fieldRef);
  return (
    <SegmentsField
      {...rest}
      {...{ label, hint, labelVisibility, required, mark, className }}
      id={entry.id}
      data-component="TimeField"
      error={shown.error}
      controlState={shown.state}
      onMissing={entry.onMissing}
      {...{ state, fieldProps, fieldRef }}
      inputProps={{
        ...inputProps,
        ref: inputRef,
        value: state.value ? (isoTime(state.timeValue) ?? '') : '',
      }}
    />
  );
}

interface TimeLimits {
  min: string | undefined;
  max: string | undefined;
  /** In which they are written. */
  hourCycle: HourCycle | undefined;
}

/** Validates a time of day; returns the error text, or undefined. */
function useTimeProblem(
  { validationDetails: details }: TimeFieldState['displayValidation'],
  { min, max, hourCycle }: TimeLimits,
): string | undefined {
  const messages = useMessages(timeFieldMessages);
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
