import { tokenize, tokenTypes } from 'css-tree';

/** Thrown where style sheets are more than anybody reads: some are made to take years. */
export class SheetsTooLongError extends Error {
  override name = 'SheetsTooLongError';
}

/** Nobody nests deeper by hand, and a parser that calls itself goes as deep as it is led. */
const DEPTH_MAX = 64;

const OPENING: ReadonlySet<number> = new Set([
  tokenTypes.Function,
  tokenTypes.LeftParenthesis,
  tokenTypes.LeftSquareBracket,
  tokenTypes.LeftCurlyBracket,
]);
const CLOSING: ReadonlySet<number> = new Set([
  tokenTypes.RightParenthesis,
  tokenTypes.RightSquareBracket,
  tokenTypes.RightCurlyBracket,
]);

/** @throws {SheetsTooLongError} for a text whose brackets go deeper than anybody writes. */
export function requireShallow(text: string): void {
  let depth = 0;
  tokenize(text, (type) => {
    if (OPENING.has(type)) depth += 1;
    else if (CLOSING.has(type)) depth = Math.max(0, depth - 1);
    if (depth > DEPTH_MAX) throw new SheetsTooLongError();
  });
}
