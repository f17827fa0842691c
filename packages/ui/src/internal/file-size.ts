import type { Messages } from '../messages/messages';
import { quantity } from './quantity';

/** Bytes of a megabyte, as the server counts. */
const MEGABYTE = 2 ** 20;
const KILOBYTE = 2 ** 10;

/** Formats a number of bytes: `2.1 MB`. */
export function fileSize(bytes: number, messages: Messages<never>): string {
  const isLarge = bytes >= MEGABYTE;
  const size = messages.number(isLarge ? bytes / MEGABYTE : Math.ceil(bytes / KILOBYTE), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
  });
  return quantity(size, messages);
}
