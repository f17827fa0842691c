import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Debounces a callback: calls it with the last value after a pause. A pending call is flushed
 * when the component unmounts.
 *
 * @param delayMs The debounce, in ms.
 * @returns The pending value, null for none, and the function that schedules one.
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
