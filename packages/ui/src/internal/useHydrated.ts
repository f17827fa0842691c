import { useEffect, useState } from 'react';

/**
 * True after hydration: false on the server and in the first render of a browser, true from the first effect on. Parts
 * loaded by `lazy` wait for it: the server cannot render them, and React would report that for every page.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
}
