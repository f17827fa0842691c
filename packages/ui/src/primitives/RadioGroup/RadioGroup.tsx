import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Choice } from '../Checkbox';
import { type FieldFrameProps, FieldGroup } from '../Field';
import { options as optionsClass } from './RadioGroup.css';

/** Side by side as far as there is room, or below each other. */
export const RADIO_GROUP_LAYOUTS = ['line', 'column'] as const;
export type RadioGroupLayout = (typeof RADIO_GROUP_LAYOUTS)[number];

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** A line more under the label. */
  detail?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string>
  extends FieldFrameProps,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange' | 'defaultValue'> {
  options: readonly RadioOption<Value>[];
  /** Name in the form; made if not given. */
  name?: string;
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  /** Default `line`. */
  layout?: RadioGroupLayout;
  /** Shows what is chosen and lets nobody choose. */
  readOnly?: boolean;
}

/** One of a few, all in sight. Arrow keys move, as in every browser. */
export function RadioGroup<Value extends string = string>({
  options,
  name,
  value,
  defaultValue,
  onValueChange,
  layout = 'line',
  readOnly = false,
  ...rest
}: RadioGroupProps<Value>) {
  const ownName = useId();
  return (
    <FieldGroup data-component="RadioGroup" {...rest}>
      <div className={optionsClass({ layout })}>
        {options.map((option) => (
          <Choice
            key={option.value}
            root={{ 'data-part': 'option' }}
            label={option.label}
            detail={option.detail}
            type="radio"
            name={name ?? ownName}
            value={option.value}
            {...(value === undefined
              ? { defaultChecked: defaultValue === option.value }
              : { checked: value === option.value })}
            // The one that is chosen stays in reach, to be read.
            disabled={option.disabled || (readOnly && option.value !== (value ?? defaultValue))}
            required={rest.required}
            aria-invalid={rest.error ? true : undefined}
            onChange={() => onValueChange?.(option.value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
