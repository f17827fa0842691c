/** Characters that are safe between quotes in style sheets and attributes. */
const FONT_NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u;

/** True if a text is a valid name of one font, such as `Source Sans 3`: letters, digits, spaces, dots, dashes. */
export const isFontName = (text: string): boolean => FONT_NAME.test(text);
