import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react';
import { choice, choiceBox } from '../../internal/choice.css';
import { classNames } from '../../internal/class-names';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
}

/** Yes or no, that counts once the form is sent. `className` is the label's; all else goes to the input. */
export function Checkbox({ label, className, onChange, onCheckedChange, ...rest }: CheckboxProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onCheckedChange?.(event.target.checked);
  };
  return (
    <label data-component="Checkbox" className={classNames(choice, className)}>
      <input {...rest} type="checkbox" className={choiceBox} onChange={handleChange} />
      {label}
    </label>
  );
}
