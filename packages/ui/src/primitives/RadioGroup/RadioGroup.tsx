import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Choice } from '../Checkbox';
import { type FieldFrameProps, FieldGroup } from '../Field';
import { options as optionsClass } from './RadioGroup.css';

/** Side by side with wrapping, or stacked. */
export const RADIO_GROUP_LAYOUTS = ['line', 'column'] as const;
export type RadioGroupLayout = (typeof RADIO_GROUP_LAYOUTS)[number];

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** Hint below the label. */
  detail?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string>
  extends FieldFrameProps,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange' | 'defaultValue'> {
  options: readonly RadioOption<Value>[];
  /** Form name; generated if omitted. */
  name?: string;
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  /** Default `line`. */
  layout?: RadioGroupLayout;
  /** Read-only: shows the choice but does not allow changes. */
  readOnly?: boolean;
}

/** Offers a choice of one among a few visible options. Arrow keys move, as in native radios. */
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
            // The chosen option stays focusable, so that it can be read.
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
