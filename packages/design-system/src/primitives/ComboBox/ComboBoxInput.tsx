import type { Ref } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { Spinner } from '../Spinner';
import { VisuallyHidden } from '../VisuallyHidden';
import { anchor, busy, list, popover, statusLine } from './ComboBox.css';
import { ComboBoxOption } from './ComboBoxOption';
import type { ComboBoxAction, ComboBoxItem, ComboBoxStatus } from './combo-box-props';
import { useComboBox } from './useComboBox';

/** Id of the action among the options; no item's id holds this character. */
const ACTION_ID = '\u0000action';

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
  /** Enter while no match is active; without it the text stays and the list closes. */
  onEnter?: (() => void) | undefined;
}

/** The input and the list that hangs from it, for a field or a search box around them. */
export function ComboBoxInput(props: ComboBoxInputProps) {
  const { status = 'ready', inputValue, action } = props;
  const messages = useMessages();
  const items = status === 'idle' ? [] : props.items;
  const optionIds = [...items.map((item) => item.id), ...(action ? [ACTION_ID] : [])];
  const handleChoice = (id: string) => {
    if (id === ACTION_ID) action?.onAction();
    const chosen = items.find((item) => item.id === id);
    if (chosen) props.onSelect(chosen);
  };
  const combo = useComboBox({
    optionIds,
    canOpen: status !== 'idle' && inputValue !== '',
    onChoose: handleChoice,
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
        {...combo.inputProps}
        ref={props.inputRef}
        id={props.id}
        type="text"
        name={props.name}
        placeholder={props.placeholder}
        disabled={props.disabled}
        required={props.required}
        aria-label={props.label}
        aria-describedby={props.describedBy}
        aria-invalid={props.invalid || undefined}
        value={inputValue}
        className={props.inputClassName}
        onChange={(event) => {
          combo.open();
          props.onInputValueChange(event.target.value);
        }}
      />
      {status === 'loading' && <Spinner className={busy} aria-hidden="true" />}
      {combo.isOpen && (
        <div data-part="popover" className={popover}>
          {optionIds.length > 0 && (
            <ul
              {...combo.listProps}
              data-part="list"
              aria-label={messages.format('comboBox.suggestions')}
              className={list}
            >
              {items.map((item, index) => (
                <ComboBoxOption
                  key={item.id}
                  {...combo.optionProps(item.id, index)}
                  item={item}
                  query={inputValue}
                />
              ))}
              {action && (
                <ComboBoxOption {...combo.optionProps(ACTION_ID, items.length)} actionLabel={action.label} />
              )}
            </ul>
          )}
          <StatusLine status={status} count={items.length} />
        </div>
      )}
    </span>
  );
}

/** Says how many matches there are, to the eye only when there are none. */
function StatusLine({ status, count }: { status: ComboBoxStatus; count: number }) {
  const messages = useMessages();
  if (status === 'ready' && count > 0) {
    return <VisuallyHidden role="status">{messages.format('comboBox.count', { count })}</VisuallyHidden>;
  }
  if (status === 'loading' && count > 0) return null;
  return (
    <p role="status" className={statusLine}>
      {messages.format(wordsInPlaceOfMatches[status])}
    </p>
  );
}

const wordsInPlaceOfMatches = {
  idle: 'comboBox.empty',
  loading: 'comboBox.loading',
  ready: 'comboBox.empty',
  failed: 'comboBox.failed',
} as const;
