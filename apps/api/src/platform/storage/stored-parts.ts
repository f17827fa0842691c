import { ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';
import type { Patch } from './storage';

/** A part of a file. */
export interface Part {
  key: string;
  /** Offset of its first byte. */
  start: number;
  bytes: number;
}

/** Maximum buffer of incoming bytes before they are stored as a part. */
export const PART_BYTES = 8 * 1024 * 1024;

/** Returns the contiguous parts of a file: each begins where the previous ends. Others are leftovers. */
export function chainOf(parts: readonly Part[]): Part[] {
  const chain: Part[] = [];
  let end = 0;
  for (const part of parts.toSorted((a, b) => a.start - b.start)) {
    if (part.start !== end) continue;
    chain.push(part);
    end += part.bytes;
  }
  return chain;
}

/** Returns the byte ranges of each part that make up a file, or its bytes from `start` to `end`, both inclusive. */
export function sectionsOf(
  parts: readonly Part[],
  { start, end }: { start: number; end: number } = { start: 0, end: Number.POSITIVE_INFINITY },
): { key: string; start: number; end: number }[] {
  return parts.flatMap((part) => {
    const from = Math.max(start - part.start, 0);
    const to = Math.min(end - part.start, part.bytes - 1);
    return from > to ? [] : [{ key: part.key, start: from, end: to }];
  });
}

/** Returns true if a patch touches the range. */
export const concerns = (patches: readonly Patch[], start: number, length: number): boolean =>
  patches.some(({ at, bytes }) => at < start + length && at + bytes.length > start);

/** Streams a range of a file with patches applied. @param start Offset of its first byte. */
export async function* patched(
  stream: AsyncIterable<Uint8Array>,
  start: number,
  patches: readonly Patch[],
): AsyncGenerator<Uint8Array> {
  let from = start;
  for await (const chunk of stream) {
    yield concerns(patches, from, chunk.length) ? patchedChunk(chunk, from, patches) : chunk;
    from += chunk.length;
  }
}

function patchedChunk(chunk: Uint8Array, from: number, patches: readonly Patch[]): Uint8Array {
  const written = Uint8Array.from(chunk);
  const end = from + chunk.length;
  for (const { at, bytes } of patches) {
    const [first, last] = [Math.max(at, from), Math.min(at + bytes.length, end)];
    if (first < last) written.set(bytes.subarray(first - at, last - at), first - from);
  }
  return written;
}

/** Buffers a stream into pieces of a size; the last holds the rest, and the error if the stream failed. */
export async function* portions(
  stream: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ bytes: Uint8Array; failure?: { reason: unknown } }> {
  let waiting: Uint8Array[] = [];
  let count = 0;
  try {
    for await (const chunk of stream) {
      waiting.push(chunk);
      count += chunk.length;
      if (count >= size) {
        const bytes = Buffer.concat(waiting);
        [waiting, count] = [[], 0];
        yield { bytes };
      }
    }
  } catch (reason) {
    yield { bytes: Buffer.concat(waiting), failure: { reason } };
    return;
  }
  yield { bytes: Buffer.concat(waiting) };
}

/** Lists objects by key prefix, page by page. */
export async function* listKeys(
  client: S3Client,
  { bucket, prefix }: { bucket: string; prefix: string },
): AsyncGenerator<{ key: string; bytes: number }> {
  let next: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ...(next && { ContinuationToken: next }) }),
    );
    for (const { Key, Size } of page.Contents ?? []) {
      if (Key !== undefined) yield { key: Key, bytes: Size ?? 0 };
    }
    next = page.IsTruncated ? page.NextContinuationToken : undefined;
  } while (next !== undefined);
}
