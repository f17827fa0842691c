import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Calls with the last of several values, once no other follows for a while; what still waits is called as its component
 * goes.
 *
 * @param delayMs How long a value must rest, in ms.
 * @returns What waits, null for nothing; and what takes a value.
 */
export function useDebouncedCallback<Value extends string>(
  call: (value: Value) => void,
  delayMs: number,
): [Value | null, (value: Value) => void] {
  const [pending, setPending] = useState<Value | null>(null);
  const last = useRef<Value | null>(null);
  const flush = useEffectEvent(() => {
    const value = last.current;
    last.current = null;
    setPending(null);
    if (value !== null) call(value);
  });
  useEffect(() => {
    if (pending === null) return;
    const timer = setTimeout(() => flush(), delayMs);
    return () => clearTimeout(timer);
  }, [pending, delayMs]);
  useEffect(() => () => flush(), []);
  const schedule = (value: Value) => {
    last.current = value;
    setPending(value);
  };
  return [pending, schedule];
}
