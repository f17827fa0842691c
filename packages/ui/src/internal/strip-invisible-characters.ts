// Line breaks within a paragraph, and page breaks, as other programs write them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what it is for.
const OTHER_BREAKS = /[\u000b\u000c\u0085]/gu;
// Control characters, bidirectional marks and the byte order mark.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what it is for.
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const stripped = (text: string): string => text.replace(OTHER_BREAKS, '\n').replace(INVISIBLE, '');

/**
 * Strips invisible characters from a text area: control characters, bidirectional marks and the byte order mark, which
 * pasted text may contain. Users could neither find nor delete them, and the server rejects them. The caret stays.
 */
export function stripInvisibleCharacters(area: HTMLTextAreaElement): void {
  const { value, selectionEnd } = area;
  const typed = stripped(value);
  if (typed === value) return;
  const caret = stripped(value.slice(0, selectionEnd)).length;
  area.value = typed;
  area.setSelectionRange(caret, caret);
}
