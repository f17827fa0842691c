import { type ComponentPropsWithRef, useId, useRef, useState } from 'react';
import { useLocale, useTimeField } from 'react-aria';
import { type TimeValue, useTimeFieldState } from 'react-stately';
import { controlFrame } from '../../internal/control-frame.css';
import { controlState } from '../../internal/control-state';
import { isoTime, timeFrom } from '../../internal/date-values';
import { useMessages } from '../../messages/MessagesContext';
import { DateSegments } from '../DateField';
import { Field, type FieldFrameProps, labelIdOf, noteIdOf } from '../Field';

/** Hours of a day's half, or of the day. */
export const HOUR_CYCLES = [12, 24] as const;
export type HourCycle = (typeof HOUR_CYCLES)[number];

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
  hint,
  error,
  labelVisibility,
  required,
  mark,
  id: givenId,
  className,
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  hourCycle,
  name,
  disabled,
  readOnly,
  ...rest
}: TimeFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const fieldRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const [isInside, setInside] = useState(false);
  const { locale } = useLocale();
  const messages = useMessages();
  const options = {
    'aria-labelledby': labelIdOf(id),
    value: timeFrom(value),
    defaultValue: timeFrom(defaultValue),
    onChange: (time: TimeValue | null) => onValueChange?.(isoTime(time)),
    onFocusChange: setInside,
    minValue: timeFrom(min),
    maxValue: timeFrom(max),
    hourCycle,
    isDisabled: disabled,
    isReadOnly: readOnly,
    isRequired: required,
    isInvalid: error ? true : undefined,
    name,
  };
  const state = useTimeFieldState({ ...options, locale });
  const { rangeUnderflow, rangeOverflow } = state.displayValidation.validationDetails;
  const written = (time: string) =>
    messages.date(`1970-01-01T${time}Z`, {
      timeStyle: 'short',
      timeZone: 'UTC',
      ...(hourCycle && { hour12: hourCycle === 12 }),
    });
  let problem: string | undefined;
  if (rangeUnderflow && min) problem = messages.format('timeField.tooEarly', { time: written(min) });
  if (rangeOverflow && max) problem = messages.format('timeField.tooLate', { time: written(max) });
  const shownError = error || (isInside ? undefined : problem);
  const described = { 'aria-describedby': hint || shownError ? noteIdOf(id) : undefined };
  const { fieldProps, inputProps } = useTimeField({ ...options, ...described, inputRef }, state, fieldRef);
  return (
    <Field
      {...{ label, hint, labelVisibility, required, mark, id, className }}
      error={shownError}
      labelFor="group"
    >
      {() => (
        <div
          {...rest}
          id={id}
          data-component="TimeField"
          data-state={controlState({ disabled, readOnly, invalid: Boolean(shownError) })}
          className={controlFrame}
        >
          <DateSegments state={state} fieldProps={fieldProps} fieldRef={fieldRef} />
          <input {...inputProps} ref={inputRef} value={state.value ? (isoTime(state.timeValue) ?? '') : ''} />
        </div>
      )}
    </Field>
  );
}
