import { ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';
import type { Patch } from './storage';

/** A stretch of a file that is kept by itself. */
export interface Part {
  key: string;
  /** The byte of the file that it begins at. */
  start: number;
  bytes: number;
}

/** The most that is held in memory of what arrives, before it is kept as a part. */
export const PART_BYTES = 8 * 1024 * 1024;

/** The parts that make up a file: each begins where the one before ends. What does not is left over from elsewhere. */
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

/** Which bytes of each part make up a file, or the stretch from `start` to `end`, both counted in. */
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

/** Whether any of the patches is of a stretch of a file. */
export const concerns = (patches: readonly Patch[], start: number, length: number): boolean =>
  patches.some(({ at, bytes }) => at < start + length && at + bytes.length > start);

/** A stretch of a file as it comes, with patches in the place of what they are written over. @param start Its first byte. */
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

/** What arrives, gathered to pieces of a size; the last has the rest, and what the stream failed with if it did. */
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

/** The objects whose keys begin with something, page after page. */
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
