/**
 * Where a reader goes on whose button is gone: the field in which one writes; where there is none, and where it would
 * open the keyboard of a phone, what was said.
 *
 * @param within Anything in the pane.
 */
export function chatFocusTarget(within: Element): HTMLElement | null | undefined {
  const pane = within.closest('[data-component="ChatPane"]');
  const log = pane?.querySelector<HTMLElement>('[data-part="log"]');
  if (matchMedia('(pointer: coarse)').matches) return log;
  return pane?.querySelector<HTMLElement>('textarea') ?? log;
}
