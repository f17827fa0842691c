import { useEffect, useState } from 'react';

/**
 * True if the page stands: false on the server and in the first render of a browser, true from the first effect on. What is
 * loaded by `lazy` waits for it: the server cannot finish such a part, and React would tell so of every page it sends.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
}
