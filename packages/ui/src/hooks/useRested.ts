import { useEffect, useState } from 'react';

/** How long typing must rest before the server is asked, in ms. */
const REST_MS = 180;

/** What was typed, once the typing rests. */
export function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
