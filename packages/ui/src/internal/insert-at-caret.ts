/**
 * Replaces the selection with a text, as if typed, so that it can be undone: setting the value would clear the undo
 * history.
 *
 * @returns True if the browser fired an input event, as for typing.
 */
export function insertAtCaret(area: HTMLTextAreaElement, text: string): boolean {
  // `execCommand` is deprecated, but has no replacement.
  if (document.execCommand('insertText', false, text)) return true;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  return false;
}
