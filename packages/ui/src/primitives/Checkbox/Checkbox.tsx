import { type ChangeEvent, type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react';
import { useMergedRef } from '../../internal/useMergedRef';
import { Choice, type ChoiceTextProps } from './Choice';

export interface CheckboxProps
  extends ChoiceTextProps,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** Mixed state of a checkbox that represents several, of which some are checked; a press checks all. */
  mixed?: boolean;
  onCheckedChange?: (checked: boolean) => void;
}

/** Renders a yes/no choice that takes effect on submit. `className` goes to the label; all else to the input. */
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
  // The mixed state has no attribute, only a property.
  useLayoutEffect(() => {
    if (inputRef.current) inputRef.current.indeterminate = mixed;
  }, [mixed]);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    // A press clears the browser's mixed state; restored because the owner controls it.
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
