const ATTRIBUTE = 'opened';

/** Returns a script that records the address that the server rendered. */
export const recordInitialAddress = (element: string): string =>
  `${element}.dataset.${ATTRIBUTE} = location.pathname + location.search;`;

/**
 * True if the address differs from the rendered one: the reader went back before hydration, and no router handled it.
 */
export function hasLeftInitialAddress(): boolean {
  const opened = document.querySelector<HTMLElement>(`[data-${ATTRIBUTE}]`)?.dataset[ATTRIBUTE];
  return opened !== undefined && opened !== location.pathname + location.search;
}

/** Returns the ms since the load event; 0 after a client-side navigation. */
export function msSinceLoad(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.loadEventEnd && !hasLeftInitialAddress()
    ? performance.now() - navigation.loadEventEnd
    : 0;
}
