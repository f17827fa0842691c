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
  /** Time of day, such as `09:00`; `null` is empty. */
  value?: string | null;
  defaultValue?: string | null;
  /** Called with each complete time, and with `null` when it becomes incomplete. */
  onValueChange?: (value: string | null) => void;
  min?: string;
  max?: string;
  /** Hour cycle. Default: by locale. */
  hourCycle?: HourCycle;
  /** Form name of the value. */
  name?: string;
  disabled?: boolean;
  readOnly?: boolean;
}

/** Renders a time of day typed in segments. `className` goes to the field; `ref` and all else to the frame. */
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
  // Memoized: react-stately compares by identity, and a new object would cause an infinite update loop.
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
  /** Hour cycle of the written times. */
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
