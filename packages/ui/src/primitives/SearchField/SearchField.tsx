import { ChevronDown, Search } from 'lucide-react';
import { type ChangeEvent, type ComponentPropsWithRef, type FormEvent, useId, useRef } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { type ComboBoxAction, ComboBoxInput, type ComboBoxItem, type ComboBoxStatus } from '../ComboBox';
import { Icon } from '../Icon';
import { arrow, category as categoryClass, choice, form, input, submit } from './SearchField.css';
import { searchFieldMessages } from './SearchField.messages';

export interface SearchCategory<Value extends string = string> {
  value: Value;
  label: string;
}

export interface SearchFieldProps<Value extends string = string>
  extends Omit<ComponentPropsWithRef<'search'>, 'children' | 'onSelect' | 'onSubmit'> {
  /** Accessible name: `Search products and companies`. */
  label: string;
  placeholder?: string;
  /** Categories offered before the input; the first is the default. Without any there is no select. */
  categories?: readonly SearchCategory<Value>[];
  category?: Value;
  onCategoryChange?: (category: Value) => void;
  items: readonly ComboBoxItem[];
  status?: ComboBoxStatus;
  /** Action below the matches, such as `See all results`. */
  action?: ComboBoxAction | undefined;
  /** True if the items are offered on focus, before anything is typed. Default `false`. */
  opensEmpty?: boolean;
  inputValue: string;
  onInputValueChange: (value: string) => void;
  onSelect: (item: ComboBoxItem) => void;
  /** Called on Enter or the button. Without it the browser submits the form. */
  onSubmit?: (value: string) => void;
  /** Form action, submitted as `?q=…&category=…` before hydration. Default `/search`. */
  formAction?: string;
}

/** Renders the search box of the masthead: category, input with suggestions, button. */
export function SearchField<Value extends string = string>({
  label,
  categories = [],
  category,
  onCategoryChange,
  onSubmit,
  formAction = '/search',
  placeholder,
  items,
  status,
  action,
  opensEmpty,
  inputValue,
  onInputValueChange,
  onSelect,
  ...rest
}: SearchFieldProps<Value>) {
  const messages = useMessages(searchFieldMessages);
  const inputId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const handleSubmit = (event: FormEvent) => {
    if (!onSubmit) return;
    event.preventDefault();
    onSubmit(inputValue);
  };
  const handleCategory = (event: ChangeEvent<HTMLSelectElement>) => {
    const chosen = categories.find(({ value }) => value === event.target.value);
    if (chosen) onCategoryChange?.(chosen.value);
  };
  return (
    <search data-component="SearchField" {...rest}>
      <form ref={formRef} action={formAction} className={form} onSubmit={handleSubmit}>
        {categories.length > 0 && (
          <span className={choice}>
            <select
              data-part="category"
              name="category"
              aria-label={messages.format('searchField.category')}
              value={category ?? categories[0]?.value}
              className={categoryClass}
              onChange={handleCategory}
            >
              {categories.map(({ value, label: name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
            <Icon icon={ChevronDown} className={arrow} />
          </span>
        )}
        <ComboBoxInput
          {...{ label, items, action, opensEmpty, inputValue, onInputValueChange, onSelect }}
          {...(status && { status })}
          id={inputId}
          attributes={{ name: 'q', placeholder }}
          inputClassName={input}
          anchorRef={formRef}
          onEnter={() => formRef.current?.requestSubmit()}
        />
        <button
          type="submit"
          data-part="submit"
          aria-label={messages.format('searchField.submit')}
          className={submit}
        >
          <Icon icon={Search} />
        </button>
      </form>
    </search>
  );
}
