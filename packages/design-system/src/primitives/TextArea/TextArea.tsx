import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { fieldControl } from '../../internal/field-control.css';
import { Field, type FieldFrameProps } from '../Field';
import { textArea } from './TextArea.css';

export interface TextAreaProps extends FieldFrameProps, ComponentPropsWithRef<'textarea'> {
  /** The new text, with each change. */
  onValueChange?: (value: string) => void;
}

/** Several lines of text, made larger by its corner. `className` is the field's; all else goes to the textarea. */
export function TextArea({
  label,
  hint,
  error,
  labelVisibility,
  className,
  id,
  rows = 4,
  onChange,
  onValueChange,
  ...rest
}: TextAreaProps) {
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    onChange?.(event);
    onValueChange?.(event.target.value);
  };
  return (
    <Field {...{ label, hint, error, labelVisibility, id, className }}>
      {(control) => (
        <textarea
          data-component="TextArea"
          {...rest}
          {...control}
          rows={rows}
          className={classNames(fieldControl, textArea)}
          onChange={handleChange}
        />
      )}
    </Field>
  );
}
