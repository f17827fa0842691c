import { Field, type FieldFrameProps } from '../Field';
import { NumberFieldInput, type NumberFieldInputProps } from './NumberFieldInput';

export interface NumberFieldProps
  extends Omit<FieldFrameProps, 'label'>,
    Omit<NumberFieldInputProps, 'control' | 'label' | 'required'> {
  /** Also names the buttons: `Increase draw length`. */
  label: string;
  id?: string;
}

/**
 * A number, read and written as the reader's language does. What is typed is brought between `min` and `max` and
 * onto a step when the field is left. `className` is the field's; `ref` and all else go to the input.
 */
export function NumberField({
  label,
  hint,
  error,
  labelVisibility,
  required,
  mark,
  id,
  className,
  ...rest
}: NumberFieldProps) {
  return (
    <Field {...{ label, hint, error, labelVisibility, required, mark, id, className }}>
      {(control) => <NumberFieldInput {...rest} label={label} control={control} />}
    </Field>
  );
}
