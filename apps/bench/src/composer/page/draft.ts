/** Segment of the text. */
export interface Piece {
  text: string;
  isMention: boolean;
}

export const CHARACTERS = 5_000;
export const MENTIONS = 50;

const LINES = 10;
const NAME = 'Kvarnholm AB';
const LETTERS = 'silica tubes of low hydroxyl are drawn on the tower ';

/** Lines of a text with mentions, in segments: the same for all editors. */
export function makeLines(): Piece[][] {
  const each = CHARACTERS / MENTIONS - NAME.length;
  const plain = LETTERS.repeat(3).slice(0, each - 1);
  return Array.from({ length: LINES }, () =>
    Array.from({ length: MENTIONS / LINES }, () => [
      { text: `${plain} `, isMention: false },
      { text: NAME, isMention: true },
    ]).flat(),
  );
}

/** The same as plain text. */
export const textOf = (lines: readonly Piece[][]): string =>
  lines.map((line) => line.map(({ text }) => text).join('')).join('\n');
