/**
 * Finds the focus target after a focused button was removed: the text field; the log where there is none, and on touch
 * screens, where the field would open the keyboard.
 *
 * @param within Any element in the pane.
 */
export function chatFocusTarget(within: Element): HTMLElement | null | undefined {
  const pane = within.closest('[data-component="ChatPane"]');
  const log = pane?.querySelector<HTMLElement>('[data-part="log"]');
  if (matchMedia('(pointer: coarse)').matches) return log;
  return pane?.querySelector<HTMLElement>('textarea') ?? log;
}
