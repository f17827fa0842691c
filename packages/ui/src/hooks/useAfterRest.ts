import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Calls with the last of several values, once no other follows for a while; what still waits is called as its component
 * goes.
 *
 * @param restMs How long a value must rest, in ms.
 * @returns What waits, null for nothing; and what takes a value.
 */
export function useAfterRest<Value extends string>(
  call: (value: Value) => void,
  restMs: number,
): [Value | null, (value: Value) => void] {
  const [waiting, setWaiting] = useState<Value | null>(null);
  const last = useRef<Value | null>(null);
  const run = useEffectEvent(() => {
    const value = last.current;
    last.current = null;
    setWaiting(null);
    if (value !== null) call(value);
  });
  useEffect(() => {
    if (waiting === null) return;
    const timer = setTimeout(() => run(), restMs);
    return () => clearTimeout(timer);
  }, [waiting, restMs]);
  useEffect(() => () => run(), []);
  const take = (value: Value) => {
    last.current = value;
    setWaiting(value);
  };
  return [waiting, take];
}
