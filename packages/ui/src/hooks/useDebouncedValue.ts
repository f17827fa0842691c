import { useEffect, useState } from 'react';

/** How long typing must rest before the server is asked, in ms. */
const DEBOUNCE_MS = 180;

/** What was typed, once the typing rests. */
export function useDebouncedValue(value: string): string {
  const [debounced, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
