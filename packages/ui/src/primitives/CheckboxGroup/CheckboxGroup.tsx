import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import { useControllable } from '../../internal/useControllable';
import { useFormReset } from '../../internal/useFormReset';
import { useMergedRef } from '../../internal/useMergedRef';
import { useMessages } from '../../messages/MessagesContext';
import { Checkbox } from '../Checkbox';
import { type FieldFrameProps, FieldGroup, RequiredValue } from '../Field';
import { VisuallyHidden } from '../VisuallyHidden';
import { all, options as optionsClass } from './CheckboxGroup.css';
import { checkboxGroupMessages } from './CheckboxGroup.messages';

/** Stacked, or side by side with wrapping. */
export const CHECKBOX_GROUP_LAYOUTS = ['column', 'line'] as const;
export type CheckboxGroupLayout = (typeof CHECKBOX_GROUP_LAYOUTS)[number];

export interface CheckboxOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** Hint below the label. */
  detail?: ReactNode;
  disabled?: boolean;
}

export interface CheckboxGroupProps<Value extends string = string>
  extends FieldFrameProps,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange' | 'defaultValue'> {
  options: readonly CheckboxOption<Value>[];
  /** Checked values, in any order. */
  value?: readonly Value[];
  defaultValue?: readonly Value[];
  /** Called with the checked values, in the order of the options. */
  onValueChange?: (value: Value[]) => void;
  /** Label of a select-all checkbox, such as `All sectors`; without it there is none. */
  selectAllLabel?: ReactNode;
  /** Default `column`. */
  layout?: CheckboxGroupLayout;
  /** Form name of each checkbox. */
  name?: string;
  readOnly?: boolean;
}

/** Offers a choice of any number of visible options. The select-all checkbox is mixed while some are checked. */
export function CheckboxGroup<Value extends string = string>({
  label,
  options,
  value,
  defaultValue = [],
  onValueChange,
  selectAllLabel,
  layout = 'column',
  name,
  readOnly = false,
  error,
  ref,
  ...rest
}: CheckboxGroupProps<Value>) {
  const messages = useMessages(checkboxGroupMessages);
  const [checked, setChecked] = useControllable<readonly Value[]>(value, defaultValue, (next) =>
    onValueChange?.([...next]),
  );
  const [first] = useState(checked);
  const [missing, setMissing] = useState<string>();
  const fieldsetRef = useRef<HTMLFieldSetElement>(null);
  const mergedRef = useMergedRef(fieldsetRef, ref);
  useFormReset(fieldsetRef, () => setChecked(first));
  const isEmpty = checked.length === 0;
  const shownError = error || (isEmpty && missing);
  // Disabled options keep their state.
  const free = options.filter((option) => !option.disabled);
  const freeChecked = free.filter((option) => checked.includes(option.value));
  const isAll = free.length > 0 && freeChecked.length === free.length;
  const change = (changed: readonly Value[], to: boolean) => {
    const isChecked = (candidate: Value) => (changed.includes(candidate) ? to : checked.includes(candidate));
    setChecked(options.map((option) => option.value).filter(isChecked));
  };
  const shared = { readOnly, 'aria-invalid': shownError ? true : undefined } as const;
  return (
    <FieldGroup
      data-component="CheckboxGroup"
      {...rest}
      ref={mergedRef}
      error={shownError}
      label={
        <span>
          {label}
          {/* No single checkbox is required, so none has the attribute. */}
          {rest.required && <VisuallyHidden> {messages.format('checkboxGroup.required')}</VisuallyHidden>}
        </span>
      }
    >
      {selectAllLabel && (
        <div data-part="all" className={all}>
          <Checkbox
            {...shared}
            label={selectAllLabel}
            checked={isAll}
            mixed={!isAll && freeChecked.length > 0}
            disabled={free.length === 0}
            onCheckedChange={(to) =>
              change(
                free.map((option) => option.value),
                to,
              )
            }
          />
        </div>
      )}
      <div data-part="options" className={optionsClass({ layout })}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            {...shared}
            label={option.label}
            detail={option.detail}
            name={name}
            value={option.value}
            checked={checked.includes(option.value)}
            disabled={option.disabled}
            onCheckedChange={(to) => change([option.value], to)}
          />
        ))}
        {rest.required && !readOnly && <RequiredValue isEmpty={isEmpty} onMissing={setMissing} />}
      </div>
    </FieldGroup>
  );
}
