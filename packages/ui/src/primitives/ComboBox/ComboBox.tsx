import type { ComponentPropsWithRef } from 'react';
import { fieldControl } from '../../internal/field-control.css';
import { idList } from '../../internal/id-list';
import { Field, type FieldFrameProps } from '../Field';
import { ComboBoxInput } from './ComboBoxInput';
import type { ComboBoxAction, ComboBoxItem, ComboBoxStatus } from './combo-box-props';

/** Input props that the combo box sets itself. */
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
  /** Matches, best first; the caller searches. */
  items: readonly ComboBoxItem[];
  /** State of the search. Default `ready`. `idle` while the text is too short to search: the list stays closed. */
  status?: ComboBoxStatus;
  /** Text of the input: the query, and after a choice usually the name of the chosen item. */
  inputValue: string;
  /** Called on each change: search, and pass the matches as `items`. */
  onInputValueChange: (value: string) => void;
  /** Called when a match is chosen; the caller sets the text or navigates. */
  onSelect: (item: ComboBoxItem) => void;
  /** Action below the matches, such as `Add “tetra” as a new product`. */
  action?: ComboBoxAction;
  /** Placeholder: an example of what to type; never a replacement for the label. */
  placeholder?: string;
}

/**
 * Searches as the user types. Matches are bold and underlined; arrow keys and Enter choose. `className` goes to the
 * field; `ref` and all else to the input.
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
