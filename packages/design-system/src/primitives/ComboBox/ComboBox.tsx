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
  /** The text in the input: what is searched by, and after a choice mostly the name of what was chosen. */
  inputValue: string;
  /** With each letter: search by it, and pass what matches as `items`. */
  onInputValueChange: (value: string) => void;
  /** When a match is chosen; the caller sets the text, or leads to it. */
  onSelect: (item: ComboBoxItem) => void;
  /** Below the matches, such as `Add “tetra” as a new product`. */
  action?: ComboBoxAction;
  /** An example of what to type, gone with the first letter; never in place of the label. */
  placeholder?: string;
  /** Name in the form. */
  name?: string;
  /** Nothing can be typed, and nothing is sent with the form. */
  disabled?: boolean;
  /** Of the input; made up where none is given. */
  id?: string;
  /** On the field around it. */
  className?: string;
  /** The input, such as to focus it. */
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
