import { Check } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import type { ControlSize, ControlWidth } from '../../internal/control-props';
import { useMessages } from '../../messages/MessagesContext';
import { type FieldFrameProps, FieldGroup } from '../Field';
import { Icon } from '../Icon';
import { check, count as countClass, input, segment, segments } from './SegmentedControl.css';

export interface Segment<Value extends string = string> {
  value: Value;
  label: string;
  /** Number of items, or of votes for this option. */
  count?: number;
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string = string>
  extends FieldFrameProps,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange' | 'defaultValue'> {
  /** Two to five options. */
  options: readonly Segment<Value>[];
  /** Value; `null` if none is chosen. */
  value?: Value | null;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  /** Default `medium`. */
  size?: ControlSize;
  /** `full` fills the width of the container with equal segments. Default `content`. */
  width?: ControlWidth;
  /** Form name; generated if omitted. */
  name?: string;
}

/** Offers a choice of one among a few segments, such as a vote with counts. Arrow keys move, as in native radios. */
export function SegmentedControl<Value extends string = string>({
  options,
  value,
  defaultValue,
  onValueChange,
  size = 'medium',
  width = 'content',
  name,
  ...rest
}: SegmentedControlProps<Value>) {
  const ownName = useId();
  const messages = useMessages();
  const isControlled = value !== undefined;
  return (
    <FieldGroup data-component="SegmentedControl" {...rest}>
      <div data-part="segments" className={segments({ width })}>
        {options.map((option) => (
          <label key={option.value} data-part="segment" className={segment({ size, width })}>
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              {...(isControlled
                ? { checked: value === option.value }
                : { defaultChecked: defaultValue === option.value })}
              disabled={option.disabled}
              required={rest.required}
              aria-invalid={rest.error ? true : undefined}
              className={input}
              onChange={() => onValueChange?.(option.value)}
            />
            <Icon icon={Check} className={check} />
            <span>{option.label}</span>
            {option.count !== undefined && (
              <span data-part="count" className={countClass}>
                {messages.number(option.count)}
              </span>
            )}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
