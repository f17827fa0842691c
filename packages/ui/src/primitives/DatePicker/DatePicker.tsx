import { type DateValue, getLocalTimeZone } from '@internationalized/date';
import { useDatePickerState } from 'react-stately';
import { idList } from '../../internal/id-list';
import { type DateFieldProps, useDateEntry, useDateOptions, useDateProblem } from '../DateField';
import { Field, fieldLabelId } from '../Field';
import { DatePickerControl } from './DatePickerControl';
import type { Weekday } from './date-picker-props';

export interface DatePickerProps extends DateFieldProps {
  /** First day of the week. Default: by locale. */
  weekStart?: Weekday;
  open?: boolean;
  /** Default `false`. */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * Renders a date field typed in segments or chosen from a calendar. `className` goes to the field; `ref` and all else
 * to the frame of the segments.
 */
export function DatePicker({
  label,
  labelVisibility,
  mark,
  className,
  value,
  defaultValue,
  onValueChange,
  isUnavailable,
  id,
  hint,
  error,
  required,
  name,
  min,
  max,
  disabled,
  readOnly,
  weekStart,
  open,
  defaultOpen,
  onOpenChange,
  ...rest
}: DatePickerProps) {
  const entry = useDateEntry({ id, hint, error, required, name, disabled, readOnly });
  const options = {
    ...entry.options,
    ...useDateOptions({ value, defaultValue, onValueChange, min, max, isUnavailable }),
    'aria-labelledby': fieldLabelId(entry.id),
    firstDayOfWeek: weekStart,
    isOpen: open,
    defaultOpen,
    onOpenChange,
  };
  const state = useDatePickerState<DateValue>(options);
  const shown = entry.show(useDateProblem(state.displayValidation, { min, max }), !state.value);
  return (
    <Field
      {...{ label, hint, labelVisibility, required, mark, className }}
      id={entry.id}
      error={shown.error}
      labelFor="group"
    >
      {() => (
        <DatePickerControl
          {...rest}
          id={entry.id}
          data-component="DatePicker"
          options={{
            ...options,
            'aria-describedby': idList(shown.describedBy, rest['aria-describedby']),
          }}
          state={state}
          controlState={shown.state}
          onMissing={entry.onMissing}
          timeZone={getLocalTimeZone()}
        />
      )}
    </Field>
  );
}
