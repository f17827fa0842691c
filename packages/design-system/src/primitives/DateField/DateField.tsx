import { createCalendar, type DateValue } from '@internationalized/date';
import { type ComponentPropsWithRef, useId, useRef, useState } from 'react';
import { useDateField, useLocale } from 'react-aria';
import { useDateFieldState } from 'react-stately';
import { controlFrame } from '../../internal/control-frame.css';
import { controlState } from '../../internal/control-state';
import { dateFrom, isoDate } from '../../internal/date-values';
import { Field, type FieldFrameProps, labelIdOf, noteIdOf } from '../Field';
import { DateSegments } from './DateSegments';
import { useDateProblem } from './useDateProblem';

export interface DateFieldProps
  extends FieldFrameProps,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** An ISO date, such as `2026-03-02`; `null` is empty. */
  value?: string | null;
  defaultValue?: string | null;
  /** With each whole date, and `null` when one is no longer whole. */
  onValueChange?: (value: string | null) => void;
  /** The first day that can be chosen. */
  min?: string;
  /** The last day that can be chosen. */
  max?: string;
  /** Whether a day between them cannot be chosen. */
  isUnavailable?: (date: string) => boolean;
  /** Name in the form, which is sent the ISO date. */
  name?: string;
  disabled?: boolean;
  readOnly?: boolean;
}

/**
 * A date that its reader knows by heart, typed in parts. What is out of bounds is said when the field is left.
 * `className` is the field's; `ref` and all else go to the frame of the parts.
 */
export function DateField({
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
  isUnavailable,
  name,
  disabled,
  readOnly,
  ...rest
}: DateFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const fieldRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const [isInside, setInside] = useState(false);
  const { locale } = useLocale();
  const options = {
    'aria-labelledby': labelIdOf(id),
    value: dateFrom(value),
    defaultValue: dateFrom(defaultValue),
    onChange: (date: DateValue | null) => onValueChange?.(isoDate(date)),
    onFocusChange: setInside,
    minValue: dateFrom(min),
    maxValue: dateFrom(max),
    isDateUnavailable: (date: DateValue) => isUnavailable?.(isoDate(date) ?? '') ?? false,
    isDisabled: disabled,
    isReadOnly: readOnly,
    isRequired: required,
    isInvalid: error ? true : undefined,
    name,
  };
  const state = useDateFieldState({ ...options, locale, createCalendar });
  const problem = useDateProblem(state.displayValidation, { min, max });
  // A year of which two digits are typed is out of bounds; that is no news until the reader goes on.
  const shownError = error || (isInside ? undefined : problem);
  const described = { 'aria-describedby': hint || shownError ? noteIdOf(id) : undefined };
  const { fieldProps, inputProps } = useDateField({ ...options, ...described, inputRef }, state, fieldRef);
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
          data-component="DateField"
          data-state={controlState({ disabled, readOnly, invalid: Boolean(shownError) })}
          className={controlFrame}
        >
          <DateSegments state={state} fieldProps={fieldProps} fieldRef={fieldRef} />
          <input {...inputProps} ref={inputRef} />
        </div>
      )}
    </Field>
  );
}
