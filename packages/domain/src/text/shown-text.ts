// Tabs and line breaks are the only meaningful control characters. The byte order mark and bidirectional controls are
// invisible too, and the latter disguise the text that follows.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what it is for.
const HIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** An unpaired surrogate. */
const HALF = /\p{Surrogate}/u;

const BREAK = /[\t\n\r\u2028\u2029]/u;

// Joiners between letters are ignorable too, but part of Persian and Hindi spelling: they only can't stand alone.
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** True if any of a text is visible. */
export const isSeen = (text: string): boolean => SEEN.test(text);

/** True if a text, of any number of lines, has no invisible characters; a blank text passes. */
export const isShownText = (text: string): boolean =>
  !HIDDEN.test(text.trim()) && !HALF.test(text) && (isSeen(text) || text.trim() === '');

/** True if a name has no invisible characters and one line, ignoring surrounding space. */
export const isShownLine = (text: string): boolean => isShownText(text) && !BREAK.test(text.trim());
