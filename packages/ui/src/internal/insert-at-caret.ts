/**
 * Puts a text in place of what is selected, as if it were typed, so that it can be undone: a value that is set from
 * outside forgets what was typed.
 *
 * @returns Whether the browser told of it by an event, as it does of what is typed.
 */
export function insertAtCaret(area: HTMLTextAreaElement, text: string): boolean {
  // Marked as deprecated, and nothing has taken its place.
  if (document.execCommand('insertText', false, text)) return true;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  return false;
}
