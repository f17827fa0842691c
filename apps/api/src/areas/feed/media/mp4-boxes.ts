/** Reads a stretch of a file; less where the file ends. */
export type ReadBytes = (at: number, length: number) => Promise<Uint8Array>;

/** A box of an MP4 file, which its standard has all of it made of, one in another. @see https://www.iso.org/standard/83102.html */
export interface Box {
  /** Four characters, as Latin-1 has them. */
  type: string;
  at: number;
  /** Where what it holds begins. */
  body: number;
  /** The first byte behind it. */
  end: number;
}

/** Heads lie close together: what is read for one often holds the next. */
const WINDOW_BYTES = 64 * 1024;

const HEAD_BYTES = 16;

/** Reads in windows, and what lies in the last one not again. @param length That of the file. */
export function readInWindows(
  read: ReadBytes,
  length: number,
): (at: number, count: number) => Promise<Buffer> {
  let start = 0;
  let held: Buffer = Buffer.alloc(0);
  return async (at, count) => {
    // Of a box that ends before what it should have.
    if (at >= length) return Buffer.alloc(0);
    const end = Math.min(at + count, length);
    if (at < start || end > start + held.length) {
      const bytes = await read(at, Math.min(Math.max(count, WINDOW_BYTES), length - at));
      held = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      start = at;
    }
    return held.subarray(at - start, end - start);
  };
}

/** The boxes of a stretch, one after the other. One that says to be longer than that ends with it. */
export async function* boxesIn(
  read: (at: number, count: number) => Promise<Buffer>,
  from: number,
  end: number,
): AsyncGenerator<Box> {
  for (let at = from; at + 8 <= end; ) {
    const head = await read(at, HEAD_BYTES);
    if (head.length < 8) return;
    const short = head.readUInt32BE(0);
    const isLong = short === 1;
    if (isLong && head.length < HEAD_BYTES) return;
    const body = at + (isLong ? HEAD_BYTES : 8);
    // Without a length it goes on to the end.
    const length = short === 0 ? end - at : isLong ? Number(head.readBigUInt64BE(8)) : short;
    if (at + length < body) return;
    const box = { type: head.toString('latin1', 4, 8), at, body, end: Math.min(at + length, end) };
    yield box;
    at = box.end;
  }
}
