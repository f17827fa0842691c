import { type DateValue, getLocalTimeZone } from '@internationalized/date';
import { useId, useState } from 'react';
import { useDatePickerState } from 'react-stately';
import { controlState } from '../../internal/control-state';
import { dateFrom, isoDate } from '../../internal/date-values';
import { type DateFieldProps, useDateProblem } from '../DateField';
import { Field, labelIdOf } from '../Field';
import { DatePickerControl } from './DatePickerControl';
import type { Weekday } from './date-picker-props';

export interface DatePickerProps extends DateFieldProps {
  /** The first column of the calendar. Default: as the language has it. */
  weekStart?: Weekday;
  open?: boolean;
  /** Default `false`. */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * A date, typed in parts or chosen from a calendar. `className` is the field's; `ref` and all else go to the frame of
 * the parts.
 */
export function DatePicker({
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
  weekStart,
  open,
  defaultOpen,
  onOpenChange,
  ...rest
}: DatePickerProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [isInside, setInside] = useState(false);
  const options = {
    'aria-labelledby': labelIdOf(id),
    value: dateFrom(value),
    defaultValue: dateFrom(defaultValue),
    onChange: (date: DateValue | null) => onValueChange?.(isoDate(date)),
    onFocusChange: setInside,
    minValue: dateFrom(min),
    maxValue: dateFrom(max),
    isDateUnavailable: (date: DateValue) => isUnavailable?.(isoDate(date) ?? '') ?? false,
    firstDayOfWeek: weekStart,
    isOpen: open,
    defaultOpen,
    onOpenChange,
    isDisabled: disabled,
    isReadOnly: readOnly,
    isRequired: required,
    isInvalid: error ? true : undefined,
    name,
  };
  const state = useDatePickerState<DateValue>(options);
  const problem = useDateProblem(state.displayValidation, { min, max });
  const shownError = error || (isInside ? undefined : problem);
  return (
    <Field
      {...{ label, hint, labelVisibility, required, mark, id, className }}
      error={shownError}
      labelFor="group"
    >
      {(control) => (
        <DatePickerControl
          {...rest}
          id={id}
          data-component="DatePicker"
          options={{ ...options, 'aria-describedby': control['aria-describedby'] }}
          state={state}
          controlState={controlState({ disabled, readOnly, invalid: Boolean(shownError) })}
          timeZone={getLocalTimeZone()}
        />
      )}
    </Field>
  );
}
