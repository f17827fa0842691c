import { asTyped } from '@millrace/domain';

/**
 * Takes out of a text area what nobody sees, as pasted texts bring it along: its writer could neither find nor delete it,
 * and no server takes it. The caret stays where it is.
 */
export function takeOutHidden(area: HTMLTextAreaElement): void {
  const { value, selectionEnd } = area;
  const typed = asTyped(value);
  if (typed === value) return;
  const caret = asTyped(value.slice(0, selectionEnd)).length;
  area.value = typed;
  area.setSelectionRange(caret, caret);
}
