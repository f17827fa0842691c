const ATTRIBUTE = 'opened';

/** Notes on an element, by a statement of a script that runs while the page is read, which address the server answered. */
export const noteOpenedAddress = (element: string): string =>
  `${element}.dataset.${ATTRIBUTE} = location.pathname + location.search;`;

/**
 * Whether the page has another address than the server has answered. Whoever goes back before the page has come to life
 * leaves what it shows, and no router is there yet that would follow.
 */
export function hasLeftOpenedAddress(): boolean {
  const opened = document.querySelector<HTMLElement>(`[data-${ATTRIBUTE}]`)?.dataset[ATTRIBUTE];
  return opened !== undefined && opened !== location.pathname + location.search;
}

/** How long ago the page was loaded, in ms; 0 where a link within the site led to what it shows. */
export function sinceLoad(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.loadEventEnd && !hasLeftOpenedAddress()
    ? performance.now() - navigation.loadEventEnd
    : 0;
}
