import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { Choice, type ChoiceTextProps } from '../Checkbox';

export interface SwitchProps
  extends Omit<ChoiceTextProps, 'mark'>,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'> {
  onCheckedChange?: (checked: boolean) => void;
}

/** Renders an on/off switch with immediate effect. `className` goes to the label; all else to the input. */
export function Switch({ className, onChange, onCheckedChange, ...rest }: SwitchProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onCheckedChange?.(event.target.checked);
  };
  return (
    <Choice
      {...rest}
      root={{ 'data-component': 'Switch', className }}
      type="checkbox"
      role="switch"
      onChange={handleChange}
    />
  );
}
