/** The part of a file that a `Range` header asks for, first and last byte counted in. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a `Range` header of one part.
 *
 * @returns Null when there is none, or several, or another unit: then the whole file is the answer.
 *   `unsatisfiable` when the part lies outside of the file.
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-range
 */
export function readByteRange(header: string | null, length: number): ByteRange | 'unsatisfiable' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  const start = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (to !== '' && from !== '' && Number(to) < Number(from)) return null;
  return start >= length || start > end ? 'unsatisfiable' : { start, end };
}
