import type { ComponentPropsWithRef } from 'react';
import { fieldControl } from '../../internal/field-control.css';
import { idList } from '../../internal/id-list';
import { Field, type FieldFrameProps } from '../Field';
import { ComboBoxInput } from './ComboBoxInput';
import type { ComboBoxAction, ComboBoxItem, ComboBoxStatus } from './combo-box-props';

/** What the input has of its own, and what the list makes of it. */
type OwnOfInput =
  | 'children'
  | 'defaultValue'
  | 'list'
  | 'onChange'
  | 'onClick'
  | 'onFocus'
  | 'onKeyDown'
  | 'onSelect'
  | 'role'
  | 'type'
  | 'value';

export interface ComboBoxProps
  extends FieldFrameProps,
    Omit<ComponentPropsWithRef<'input'>, OwnOfInput | keyof FieldFrameProps> {
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
}

/**
 * Text that finds things as it is typed. Matches are bold and underlined; arrow keys and Enter choose. `className` is
 * the field's; `ref` and all else go to the input.
 */
export function ComboBox({
  label,
  hint,
  error,
  labelVisibility,
  required,
  mark,
  id,
  className,
  items,
  status,
  inputValue,
  onInputValueChange,
  onSelect,
  action,
  ref,
  ...rest
}: ComboBoxProps) {
  return (
    <Field {...{ label, hint, error, labelVisibility, required, mark, id, className }}>
      {(control) => (
        <ComboBoxInput
          {...{ items, inputValue, onInputValueChange, onSelect, action }}
          {...(status && { status })}
          attributes={rest}
          inputRef={ref}
          id={control.id}
          required={control.required}
          describedBy={idList(control['aria-describedby'], rest['aria-describedby'])}
          invalid={control['aria-invalid'] ?? false}
          inputClassName={fieldControl}
        />
      )}
    </Field>
  );
}
