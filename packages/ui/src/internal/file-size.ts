import type { Messages } from '../messages/messages';
import { quantity } from './quantity';

/** A megabyte as the server counts it. */
const MEGABYTE = 2 ** 20;
const KILOBYTE = 2 ** 10;

/** A number of bytes for people: `2.1 MB`. */
export function fileSize(bytes: number, messages: Messages<never>): string {
  const isLarge = bytes >= MEGABYTE;
  const size = messages.number(isLarge ? bytes / MEGABYTE : Math.ceil(bytes / KILOBYTE), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
  });
  return quantity(size, messages);
}
