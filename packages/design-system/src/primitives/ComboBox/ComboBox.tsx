import type { Ref } from 'react';
import { fieldControl } from '../../internal/field-control.css';
import { Field, type FieldFrameProps } from '../Field';
import { ComboBoxInput } from './ComboBoxInput';
import type { ComboBoxAction, ComboBoxItem, ComboBoxStatus } from './combo-box-props';

export interface ComboBoxProps extends FieldFrameProps {
  /** What matches the text, best first; the caller searches. */
  items: readonly ComboBoxItem[];
  /** Default `ready`. `idle` while the text is too short to search: nothing opens. */
  status?: ComboBoxStatus;
  inputValue: string;
  onInputValueChange: (value: string) => void;
  onSelect: (item: ComboBoxItem) => void;
  /** Below the matches, such as `Add “tetra” as a new product`. */
  action?: ComboBoxAction;
  placeholder?: string;
  /** Name in the form. */
  name?: string;
  disabled?: boolean;
  id?: string;
  className?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** Text that finds things as it is typed. Matches are bold and underlined; arrow keys and Enter choose. */
export function ComboBox({
  label,
  hint,
  error,
  labelVisibility,
  required,
  mark,
  id,
  className,
  ...rest
}: ComboBoxProps) {
  return (
    <Field {...{ label, hint, error, labelVisibility, required, mark, id, className }}>
      {(control) => (
        <ComboBoxInput
          {...rest}
          id={control.id}
          required={control.required}
          describedBy={control['aria-describedby']}
          invalid={control['aria-invalid'] ?? false}
          inputClassName={fieldControl}
        />
      )}
    </Field>
  );
}
