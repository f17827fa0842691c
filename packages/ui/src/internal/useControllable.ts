import { useState } from 'react';

/** Returns the state of a controlled or uncontrolled value. */
export function useControllable<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Value) => void) | undefined,
): [value: Value, change: (value: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  const change = (next: Value) => {
    setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change];
}
