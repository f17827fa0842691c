/** A name goes into style sheets and attributes, between quotes. */
const FACE_NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u;

/** Whether a text can be the name of one face, such as `Source Sans 3`: letters, digits, spaces, dots, dashes. */
export const isFaceName = (text: string): boolean => FACE_NAME.test(text);
