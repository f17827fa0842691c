import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react';
import { choice, choiceBox } from '../../internal/choice.css';
import { classNames } from '../../internal/class-names';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'> {
  label: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
}

/** On or off, at once. `className` is the label's; all else goes to the input. */
export function Switch({ label, className, onChange, onCheckedChange, ...rest }: SwitchProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onCheckedChange?.(event.target.checked);
  };
  return (
    <label data-component="Switch" className={classNames(choice, className)}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state */}
      <input {...rest} type="checkbox" role="switch" className={choiceBox} onChange={handleChange} />
      {label}
    </label>
  );
}
