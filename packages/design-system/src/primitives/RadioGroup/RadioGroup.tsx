import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { ChoiceLabel } from '../../internal/ChoiceLabel';
import { choice, choiceBox } from '../../internal/choice.css';
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
}

/** One of a few, all in sight. Arrow keys move, as in every browser. */
export function RadioGroup<Value extends string = string>({
  options,
  name,
  value,
  defaultValue,
  onValueChange,
  layout = 'line',
  ...rest
}: RadioGroupProps<Value>) {
  const ownName = useId();
  return (
    <FieldGroup data-component="RadioGroup" {...rest}>
      <div className={optionsClass({ layout })}>
        {options.map((option) => (
          <label key={option.value} data-part="option" className={choice}>
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              disabled={option.disabled}
              required={rest.required}
              aria-invalid={rest.error ? true : undefined}
              className={choiceBox}
              onChange={() => onValueChange?.(option.value)}
            />
            <ChoiceLabel label={option.label} detail={option.detail} />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
