import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { fieldControl } from '../../internal/field-control.css';
import { idList } from '../../internal/id-list';
import { Field, type FieldFrameProps } from '../Field';

export interface TextFieldProps extends FieldFrameProps, ComponentPropsWithRef<'input'> {
  /** Called with the new text on each change. */
  onValueChange?: (value: string) => void;
}

/** Renders a single-line text input. `className` goes to the field; `ref` and all else to the input. */
export function TextField({
  label,
  hint,
  error,
  labelVisibility,
  required,
  mark,
  className,
  id,
  onChange,
  onValueChange,
  ...rest
}: TextFieldProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onValueChange?.(event.target.value);
  };
  return (
    <Field {...{ label, hint, error, labelVisibility, required, mark, id, className }}>
      {(control) => (
        <input
          data-component="TextField"
          type="text"
          {...rest}
          {...control}
          aria-describedby={idList(control['aria-describedby'], rest['aria-describedby'])}
          className={fieldControl}
          onChange={handleChange}
        />
      )}
    </Field>
  );
}
