import type { ComponentPropsWithoutRef, Ref, RefObject } from 'react';
import { Spinner } from '../Spinner';
import { anchor, busy } from './ComboBox.css';
import { ComboBoxPopover } from './ComboBoxPopover';
import type { ComboBoxAction, ComboBoxItem, ComboBoxStatus } from './combo-box-props';
import { useComboBox } from './useComboBox';

/** Id of the action option; no item's id contains this character. */
const ACTION_ID = '\u0000action';

export interface ComboBoxInputProps {
  /** Accessible name of the input, if no `<label>` names it. */
  label?: string;
  id: string;
  inputClassName: string;
  items: readonly ComboBoxItem[];
  status?: ComboBoxStatus;
  inputValue: string;
  onInputValueChange: (value: string) => void;
  onSelect: (item: ComboBoxItem) => void;
  action?: ComboBoxAction | undefined;
  /** True if the items are offered on focus, before anything is typed. Default `false`. */
  opensEmpty?: boolean | undefined;
  /** Further props of the input; those of the combo box take precedence. */
  attributes?: ComponentPropsWithoutRef<'input'>;
  required?: boolean | undefined;
  describedBy?: string | undefined;
  invalid?: boolean;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Element that the list is anchored to and as wide as. Default: the input. */
  anchorRef?: RefObject<Element | null> | undefined;
  /** Called on Enter while no match is active; without it the text stays and the list closes. */
  onEnter?: (() => void) | undefined;
}

/** Renders the input and its list, for a field or a search box around them. */
export function ComboBoxInput(props: ComboBoxInputProps) {
  const { status = 'ready', inputValue, action, opensEmpty = false, attributes } = props;
  const items = status === 'idle' ? [] : props.items;
  const optionIds = [...items.map((item) => item.id), ...(action ? [ACTION_ID] : [])];
  const handleChoice = (id: string) => {
    const chosen = items.find((item) => item.id === id);
    if (chosen?.disabled) return 'stay';
    if (chosen) props.onSelect(chosen);
    if (id !== ACTION_ID || !action) return undefined;
    action.onAction();
    return action.keepsOpen ? ('stay' as const) : undefined;
  };
  const handleRemove = (id: string) => {
    const remove = items.find((item) => item.id === id)?.onRemove;
    // Delete keeps its meaning while there is text.
    if (!remove || inputValue !== '') return false;
    remove();
    return true;
  };
  const combo = useComboBox({
    optionIds,
    canOpen: status !== 'idle' && (inputValue !== '' || opensEmpty) && !attributes?.readOnly,
    onChoose: handleChoice,
    onRemove: handleRemove,
    onEnter: props.onEnter,
  });
  return (
    <span
      data-component="ComboBox"
      data-state={combo.isOpen ? 'open' : 'closed'}
      ref={combo.rootRef}
      className={anchor}
      {...combo.rootProps}
    >
      <input
        {...attributes}
        {...combo.inputProps}
        ref={props.inputRef}
        id={props.id}
        type="text"
        required={props.required}
        aria-label={props.label}
        aria-describedby={props.describedBy}
        aria-invalid={props.invalid || undefined}
        value={inputValue}
        className={props.inputClassName}
        onFocus={() => {
          if (opensEmpty && inputValue === '') combo.open();
        }}
        onClick={() => {
          if (opensEmpty && inputValue === '') combo.open();
        }}
        onChange={(event) => {
          combo.open();
          props.onInputValueChange(event.target.value);
        }}
      />
      {status === 'loading' && <Spinner className={busy} aria-hidden="true" />}
      {combo.isOpen && (
        <ComboBoxPopover
          anchorRef={props.anchorRef ?? combo.rootRef}
          status={status}
          items={items}
          action={action}
          actionId={ACTION_ID}
          query={inputValue}
          listProps={combo.listProps}
          optionProps={combo.optionProps}
        />
      )}
    </span>
  );
}
