import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react';
import { choice, choiceBox } from '../../internal/choice.css';
import { classNames } from '../../internal/class-names';
import { useMergedRef } from '../../internal/useMergedRef';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: ReactNode;
  /** Stands for several of which some are checked and some are not; a press asks for all. */
  mixed?: boolean;
  onCheckedChange?: (checked: boolean) => void;
}

/** Yes or no, that counts once the form is sent. `className` is the label's; all else goes to the input. */
export function Checkbox({
  label,
  mixed = false,
  className,
  ref,
  onChange,
  onCheckedChange,
  ...rest
}: CheckboxProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(inputRef, ref);
  // No attribute says it.
  useEffect(() => {
    if (inputRef.current) inputRef.current.indeterminate = mixed;
  }, [mixed]);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    // A press takes it away; whether it goes, the owner decides.
    event.target.indeterminate = mixed;
    onChange?.(event);
    onCheckedChange?.(event.target.checked);
  };
  return (
    <label data-component="Checkbox" className={classNames(choice, className)}>
      <input {...rest} ref={mergedRef} type="checkbox" className={choiceBox} onChange={handleChange} />
      {label}
    </label>
  );
}
