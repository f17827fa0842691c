import { isUtf8 } from 'node:buffer';
import type { SheetChoice } from './read-spreadsheet';

/** Determines the encoding of a text: its byte order mark, what was chosen, or a guess. @returns Its WHATWG name. */
export function encodingOf(bytes: Buffer, { encoding }: SheetChoice): string {
  if (encoding !== undefined) return encoding;
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}
