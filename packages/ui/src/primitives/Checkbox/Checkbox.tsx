import { type ChangeEvent, type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react';
import { useMergedRef } from '../../internal/useMergedRef';
import { Choice, type ChoiceTextProps } from './Choice';

export interface CheckboxProps
  extends ChoiceTextProps,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** Stands for several of which some are checked and some are not; a press asks for all. */
  mixed?: boolean;
  onCheckedChange?: (checked: boolean) => void;
}

/** Yes or no, that counts once the form is sent. `className` is the label's; all else goes to the input. */
export function Checkbox({
  mixed = false,
  mark,
  className,
  ref,
  onChange,
  onCheckedChange,
  ...rest
}: CheckboxProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(inputRef, ref);
  // No attribute says it.
  useLayoutEffect(() => {
    if (inputRef.current) inputRef.current.indeterminate = mixed;
  }, [mixed]);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    // A press takes it away; whether it goes, the owner decides.
    event.target.indeterminate = mixed;
    onChange?.(event);
    onCheckedChange?.(event.target.checked);
  };
  return (
    <Choice
      {...rest}
      root={{ 'data-component': 'Checkbox', className }}
      ref={mergedRef}
      type="checkbox"
      mark={mark ?? (rest.required ? 'required' : 'none')}
      onChange={handleChange}
    />
  );
}
