/** Selects the controls that take the focus in a cell. */
const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';
/** Controls that need the arrow keys for themselves. */
const OWN_KEYS = 'select, textarea, [contenteditable], input:not([type="checkbox"])';

/** The controls of a cell or a row, in their order. */
export const controlsIn = (element: Element): HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>(CONTROLS),
];

/** True if a control needs the arrow keys for itself. */
export const hasOwnKeys = (element: Element): boolean => element.closest(OWN_KEYS) !== null;

/**
 * Returns what takes the focus for a cell: its only control, so that it is pressed at once; the cell itself where there
 * is none, where there are several, or where the control needs the arrow keys.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export function cellTarget(cell: HTMLElement): HTMLElement {
  const controls = controlsIn(cell);
  const [only] = controls;
  return only && controls.length === 1 && !hasOwnKeys(only) ? only : cell;
}

/** Gives the focus to a cell, or to its only control. */
export function focusCell(cell: HTMLElement): void {
  const target = cellTarget(cell);
  if (target === cell && !cell.hasAttribute('tabindex')) cell.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Makes the body of a grid one stop of the Tab key, at the cell that had the focus last: its controls are left to the
 * arrow keys. Rows that are rendered later are seen to as well.
 *
 * @returns What ends it.
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
    // The way in leads to the cell; its only control is what there is to do.
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
