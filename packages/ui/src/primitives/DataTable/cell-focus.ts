/** Selector of focusable controls in a cell. */
const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';
/** Selector of controls that use the arrow keys themselves. */
const OWN_KEYS = 'select, textarea, [contenteditable], input:not([type="checkbox"])';

/** Returns the controls of a cell or a row, in order. */
export const controlsIn = (element: Element): HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>(CONTROLS),
];

/** True if a control uses the arrow keys itself. */
export const hasOwnKeys = (element: Element): boolean => element.closest(OWN_KEYS) !== null;

/**
 * Returns the focus target of a cell: its only control, so that Enter activates it; the cell itself if it has none or
 * several, or if the control uses the arrow keys.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export function cellTarget(cell: HTMLElement): HTMLElement {
  const controls = controlsIn(cell);
  const [only] = controls;
  return only && controls.length === 1 && !hasOwnKeys(only) ? only : cell;
}

/** Focuses a cell, or its only control. */
export function focusCell(cell: HTMLElement): void {
  const target = cellTarget(cell);
  if (target === cell && !cell.hasAttribute('tabindex')) cell.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Implements a roving tabindex: the body of a grid is one tab stop, at the cell that had the focus last; its controls
 * are reached by arrow keys. A mutation observer covers rows that are rendered later.
 *
 * @returns a function that stops it.
 */
export function watchTabStop(table: HTMLTableElement): () => void {
  let stop: HTMLElement | null = null;
  const tidy = () => {
    for (const stray of table.querySelectorAll<HTMLElement>(`tbody :is(${CONTROLS}, [tabindex="0"])`)) {
      if (stray !== stop && stray.tabIndex === 0) stray.tabIndex = -1;
    }
    if (stop?.isConnected) return;
    const cell = table.querySelector<HTMLElement>('tbody [data-part="cell"]');
    stop = cell && cellTarget(cell);
    if (stop) stop.tabIndex = 0;
  };
  const takeFocus = (target: Element | null) => {
    const cell = target?.closest<HTMLElement>('tbody [data-part="cell"]');
    if (!cell || !table.contains(cell)) return;
    stop = cellTarget(cell);
    stop.tabIndex = 0;
    tidy();
    // Tab into the grid leads to a cell, or to its only control.
    if (target === cell && stop !== cell) stop.focus({ preventScroll: true });
  };
  const handleFocus = ({ target }: FocusEvent) => takeFocus(target instanceof Element ? target : null);
  const rendered = new MutationObserver(tidy);
  rendered.observe(table, { childList: true, subtree: true });
  table.addEventListener('focusin', handleFocus);
  takeFocus(document.activeElement);
  tidy();
  return () => {
    rendered.disconnect();
    table.removeEventListener('focusin', handleFocus);
  };
}
