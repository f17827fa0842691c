import { createReadStream } from 'node:fs';
import { type Decode, decoderOf } from '../../../platform/text/decode-text';

const CHUNK_BYTES = 256 * 2 ** 10;

/** What a file marks at its beginning, and which encoding that means. */
const MARKS = [
  { mark: Buffer.from([0xef, 0xbb, 0xbf]), encoding: 'utf-8' },
  { mark: Buffer.from([0xff, 0xfe]), encoding: 'utf-16le' },
  { mark: Buffer.from([0xfe, 0xff]), encoding: 'utf-16be' },
] as const;

/**
 * The bytes of a file as UTF-8 without a byte order mark, a piece at a time.
 *
 * @param encoding What the file is written in; a byte order mark in the file knows better.
 * @param onBytes Told how many bytes of the file were read with each piece.
 */
export async function* readBytes(
  path: string,
  encoding = 'utf-8',
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<Buffer, void> {
  let decode: Decode | null | undefined;
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>) {
    onBytes(chunk.length);
    let rest = chunk;
    if (decode === undefined) {
      const marked = MARKS.find(({ mark }) => chunk.subarray(0, mark.length).equals(mark));
      rest = chunk.subarray(marked?.mark.length ?? 0);
      const written = marked?.encoding ?? encoding;
      decode = written === 'utf-8' ? null : decoderOf(written);
    }
    yield decode ? Buffer.from(decode(rest)) : rest;
  }
  const tail = decode?.();
  if (tail) yield Buffer.from(tail);
}
