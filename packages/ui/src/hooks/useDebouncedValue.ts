import { useEffect, useState } from 'react';

/** Debounce of a search while typing, in ms. */
const DEBOUNCE_MS = 180;

/** Debounces a value: returns the last one after 180 ms without a change, so that a search is not sent per letter. */
export function useDebouncedValue(value: string): string {
  const [debounced, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
