import { type Ref, useRef } from 'react';
import { DismissButton, type Key, mergeRefs, useComboBox } from 'react-aria';
import { Item, useComboBoxState } from 'react-stately';
import { useMessages } from '../../messages/MessagesContext';
import { Spinner } from '../Spinner';
import { anchor, busy, popover, statusLine } from './ComboBox.css';
import { ComboBoxList } from './ComboBoxList';
import type { ComboBoxAction, ComboBoxItem, ComboBoxStatus } from './combo-box-props';

/** Key of the action among the items; ids are the caller's, so it cannot be one of them by accident. */
export const ACTION_KEY = '\u0000action';

export interface ComboBoxInputProps {
  label: string;
  id: string;
  inputClassName: string;
  items: readonly ComboBoxItem[];
  status?: ComboBoxStatus;
  inputValue: string;
  onInputValueChange: (value: string) => void;
  onSelect: (item: ComboBoxItem) => void;
  action?: ComboBoxAction | undefined;
  placeholder?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  describedBy?: string | undefined;
  invalid?: boolean;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** The input and the list that hangs from it, for a field or a search box around them. */
export function ComboBoxInput(props: ComboBoxInputProps) {
  const { items, status = 'ready', inputValue, onInputValueChange, onSelect, action } = props;
  const messages = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const popoverElement = useRef<HTMLDivElement>(null);

  const handleSelection = (key: Key | null) => {
    if (key === ACTION_KEY) action?.onAction();
    const chosen = items.find((item) => item.id === key);
    if (chosen) onSelect(chosen);
  };
  const shown = status === 'idle' ? [] : items;
  const options = {
    id: props.id,
    'aria-label': props.label,
    ...(props.describedBy !== undefined && { 'aria-describedby': props.describedBy }),
    ...(props.name !== undefined && { name: props.name }),
    ...(props.placeholder !== undefined && { placeholder: props.placeholder }),
    isDisabled: props.disabled ?? false,
    isRequired: props.required ?? false,
    isInvalid: props.invalid ?? false,
    items: action ? [...shown, { id: ACTION_KEY, name: action.label }] : shown,
    children: (item: ComboBoxItem) => (
      <Item key={item.id} textValue={item.name}>
        {item.name}
      </Item>
    ),
    inputValue,
    onInputChange: onInputValueChange,
    // Each choice is an event, not a state: the caller decides what the text becomes.
    selectedKey: null,
    onSelectionChange: handleSelection,
    allowsCustomValue: true,
    allowsEmptyCollection: status !== 'idle',
    menuTrigger: 'input' as const,
  };
  const state = useComboBoxState<ComboBoxItem>(options);
  const { inputProps, listBoxProps } = useComboBox(
    { ...options, inputRef: input, listBoxRef: list, popoverRef: popoverElement },
    state,
  );
  const isOpen = state.isOpen && status !== 'idle';
  return (
    <span data-component="ComboBox" data-state={isOpen ? 'open' : 'closed'} className={anchor}>
      <input
        {...inputProps}
        ref={props.inputRef ? mergeRefs(input, props.inputRef) : input}
        className={props.inputClassName}
      />
      {status === 'loading' && <Spinner className={busy} label={messages.format('comboBox.loading')} />}
      {isOpen && (
        <div ref={popoverElement} data-part="popover" className={popover}>
          <ComboBoxList
            {...listBoxProps}
            ref={list}
            label={messages.format('comboBox.suggestions')}
            state={state}
            query={inputValue}
          />
          <StatusLine status={status} count={shown.length} />
          <DismissButton onDismiss={() => state.close()} />
        </div>
      )}
    </span>
  );
}

function StatusLine({ status, count }: { status: ComboBoxStatus; count: number }) {
  const messages = useMessages();
  if (status === 'failed') return <p className={statusLine}>{messages.format('comboBox.failed')}</p>;
  if (status === 'loading' && count === 0) {
    return <p className={statusLine}>{messages.format('comboBox.loading')}</p>;
  }
  if (status === 'ready' && count === 0)
    return <p className={statusLine}>{messages.format('comboBox.empty')}</p>;
  return null;
}
