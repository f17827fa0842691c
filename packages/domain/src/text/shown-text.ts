// Tabs and line breaks are the only control characters that mean something in a text. The byte order mark and what
// turns the direction of writing are seen by nobody either, and the latter makes what follows read as something else.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what it is for.
const HIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/u;

const EVERY_HIDDEN = new RegExp(HIDDEN, 'gu');

/** Half of a character that takes two units. */
const HALF = /\p{Surrogate}/u;

const BREAK = /[\t\n\r\u2028\u2029]/u;

// Joiners between letters are ignorable too, and part of how Persian and Hindi are spelt: they only can't stand alone.
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** True if something of a text can be seen. */
export const isSeen = (text: string): boolean => SEEN.test(text);

/** True if a text shows all that it holds, on any number of lines; a blank one does. */
export const isShownText = (text: string): boolean =>
  !HIDDEN.test(text.trim()) && !HALF.test(text) && (isSeen(text) || text.trim() === '');

/** True if a text shows all that it holds on one line, without regard to what stands around it. For names. */
export const isShownLine = (text: string): boolean => isShownText(text) && !BREAK.test(text.trim());

/** A text without what nobody sees and no database takes. */
export const withoutHidden = (text: string): string => text.replace(EVERY_HIDDEN, '');

// What other programs write for a new line within a paragraph, and for a new page.
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above
const OTHER_BREAKS = /[\u000b\u000c\u0085]/gu;

/** A text as it was pasted, with line breaks for those of other programs, and without what nobody sees. */
export const asTyped = (text: string): string => withoutHidden(text.replace(OTHER_BREAKS, '\n'));
