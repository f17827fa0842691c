import type { Messages } from '../messages/messages';

const NO_BREAK_SPACE = '\u00a0';
const ISOLATE = '\u2068';
const END_OF_ISOLATE = '\u2069';

/**
 * Formats a number with its unit, such as `24 m/s`: without a line break, and isolated in right-to-left text, where a
 * unit in Latin letters would otherwise change places with its number.
 */
export function quantity(text: string, { direction }: Pick<Messages, 'direction'>): string {
  const onOneLine = text.replaceAll(' ', NO_BREAK_SPACE);
  return direction === 'rtl' ? `${ISOLATE}${onOneLine}${END_OF_ISOLATE}` : onOneLine;
}
