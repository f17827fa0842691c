import { createCalendar } from '@internationalized/date';
import { type ComponentPropsWithRef, useRef } from 'react';
import { useDateField, useLocale } from 'react-aria';
import { useDateFieldState } from 'react-stately';
import { idList } from '../../internal/id-list';
import { type FieldFrameProps, fieldLabelId } from '../Field';
import { SegmentsField } from './SegmentsField';
import { type DayProps, useDateEntry, useDateOptions, useDateProblem } from './useDateEntry';

export interface DateFieldProps
  extends FieldFrameProps,
    DayProps,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Form name; the ISO date is submitted. */
  name?: string;
  disabled?: boolean;
  readOnly?: boolean;
}

/**
 * Renders a date field typed in segments, for dates that the user knows. Out-of-range values are reported on blur.
 * `className` goes to the field; `ref` and all else to the frame of the segments.
 */
export function DateField({
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
  ...rest
}: DateFieldProps) {
  const entry = useDateEntry({ id, hint, error, required, name, disabled, readOnly });
  const fieldRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const { locale } = useLocale();
  const options = {
    ...entry.options,
    ...useDateOptions({ value, defaultValue, onValueChange, min, max, isUnavailable }),
    'aria-labelledby': fieldLabelId(entry.id),
  };
  const state = useDateFieldState({ ...options, locale, createCalendar });
  const shown = entry.show(useDateProblem(state.displayValidation, { min, max }), !state.value);
  const described = {
    'aria-describedby': idList(shown.describedBy, rest['aria-describedby']),
  };
  const { fieldProps, inputProps } = useDateField({ ...options, ...described, inputRef }, state, fieldRef);
  return (
    <SegmentsField
      {...rest}
      {...{ label, hint, labelVisibility, required, mark, className }}
      id={entry.id}
      data-component="DateField"
      error={shown.error}
      controlState={shown.state}
      onMissing={entry.onMissing}
      {...{ state, fieldProps, fieldRef }}
      inputProps={{ ...inputProps, ref: inputRef }}
    />
  );
}
