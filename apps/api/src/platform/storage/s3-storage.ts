import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { S3Place } from './s3-place';
import { type FileStorage, isFileName, NoSuchFileError, requireFileName } from './storage';
import {
  chainOf,
  concerns,
  listKeys,
  PART_BYTES,
  type Part,
  patched,
  portions,
  sectionsOf,
} from './stored-parts';

/** How long a store may take to be reached, and then to say nothing, in milliseconds. */
const CONNECT_MS = 5_000;
const SILENT_MS = 60_000;

/** Each video that somebody watches holds one; the client's own limit is 50. */
const MAX_SOCKETS = 500;

/**
 * Keeps files in a bucket: `files/NAME` where a file was kept at once. Nothing can be added to an object, so that what
 * arrives bit by bit is kept in parts: `parts/NAME/` and the byte that each begins at. They are never joined; whoever
 * reads gets one after the other.
 */
export function s3Storage(place: S3Place): FileStorage {
  const { endpoint, region, accessKeyId, secretAccessKey, bucket: Bucket } = place;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores under an address of their own have no host name for each bucket.
    forcePathStyle: true,
    // Checksums that not every store knows; what is sent is signed, or encrypted on its way.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      socketTimeout: SILENT_MS,
      httpAgent: { maxSockets: MAX_SOCKETS },
      httpsAgent: { maxSockets: MAX_SOCKETS },
    },
  });
  const whole = (name: string): string => `${place.prefix}files/${requireFileName(name)}`;
  const partsOf = (name: string): string => `${place.prefix}parts/${requireFileName(name)}/`;
  // As many digits as a size can have, so that keys are in the order of their bytes.
  const partAt = (name: string, at: number): string => partsOf(name) + String(at).padStart(16, '0');

  const get = async (Key: string, part?: { start: number; end: number }): Promise<Readable> => {
    const Range = part && `bytes=${part.start}-${part.end}`;
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, ...(Range && { Range }) }));
    if (!(Body instanceof Readable)) throw new Error('The store answered without a body.');
    return Body;
  };
  const remove = (Key: string) => client.send(new DeleteObjectCommand({ Bucket, Key }));

  /** @returns Null where there is no such object. */
  const sizeOf = async (Key: string): Promise<number | null> => {
    const head = await client.send(new HeadObjectCommand({ Bucket, Key })).catch(nullIfMissing);
    return head && (head.ContentLength ?? 0);
  };

  const listParts = async (name: string): Promise<Part[]> => {
    const parts: Part[] = [];
    for await (const { key, bytes } of listKeys(client, { bucket: Bucket, prefix: partsOf(name) })) {
      parts.push({ key, start: Number(key.slice(partsOf(name).length)), bytes });
    }
    return parts;
  };

  /** Keeps what has no length yet: a few megabytes at a time, and nothing of it when it fails. */
  const send = async (Key: string, bytes: AsyncIterable<Uint8Array>): Promise<void> => {
    const source = new Watched(bytes);
    try {
      await new Upload({ client, params: { Bucket, Key, Body: Readable.from(source.bytes()) } }).done();
    } catch (error) {
      // Giving up may fail as well, which would hide what it was given up for.
      throw source.failure ?? error;
    }
  };

  return {
    async put(name, bytes) {
      const Key = whole(name);
      if (bytes instanceof Uint8Array) {
        await client.send(new PutObjectCommand({ Bucket, Key, Body: bytes }));
        return;
      }
      await send(Key, bytes);
    },
    async read(name, part) {
      const object = await get(whole(name), part).catch(nullIfMissing);
      if (object) return object;
      const parts = chainOf(await listParts(name));
      if (parts.length === 0) throw new NoSuchFileError(name);
      return Readable.from(oneAfterAnother(sectionsOf(parts, part), get), { objectMode: false });
    },
    async append(name, stream, at) {
      // It was kept whole where it was brought here by `data -- move-files` before all of it had arrived.
      if (at > 0 && (await sizeOf(whole(name))) !== null) {
        const CopySource = `${Bucket}/${whole(name)}`;
        await client.send(new CopyObjectCommand({ Bucket, CopySource, Key: partAt(name, 0) }));
        await remove(whole(name));
      }
      let end = at;
      for await (const { bytes, failure } of portions(stream, PART_BYTES)) {
        if (bytes.length > 0) {
          await client.send(new PutObjectCommand({ Bucket, Key: partAt(name, end), Body: bytes }));
          end += bytes.length;
        }
        if (failure) throw failure.reason;
      }
      return end;
    },
    async overwrite(name, patches) {
      const size = await sizeOf(whole(name));
      const parts =
        size === null ? chainOf(await listParts(name)) : [{ key: whole(name), start: 0, bytes: size }];
      for (const { key, start, bytes } of parts) {
        // Nothing of an object can be changed: it is read, and kept anew under its name once all of it is there.
        if (concerns(patches, start, bytes)) await send(key, patched(await get(key), start, patches));
      }
    },
    async lengthOf(name) {
      const size = await sizeOf(whole(name));
      if (size !== null) return size;
      const last = chainOf(await listParts(name)).at(-1);
      return last ? last.start + last.bytes : 0;
    },
    async *names() {
      const files = `${place.prefix}files/`;
      for await (const { key } of listKeys(client, { bucket: Bucket, prefix: files })) {
        const name = key.slice(files.length);
        if (isFileName(name)) yield name;
      }
      const parts = `${place.prefix}parts/`;
      for await (const { key } of listKeys(client, { bucket: Bucket, prefix: parts })) {
        const [name = '', at] = key.slice(parts.length).split('/');
        // Each has a part that begins at its first byte.
        if (isFileName(name) && Number(at) === 0) yield name;
      }
    },
    async remove(name) {
      await remove(whole(name));
      for (const { key } of await listParts(name)) await remove(key);
    },
  };
}

/** Knows what its bytes failed with. */
class Watched {
  failure: unknown;

  constructor(private readonly source: AsyncIterable<Uint8Array>) {}

  async *bytes(): AsyncGenerator<Uint8Array> {
    try {
      yield* this.source;
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }
}

async function* oneAfterAnother(
  sections: readonly { key: string; start: number; end: number }[],
  get: (key: string, part: { start: number; end: number }) => Promise<Readable>,
): AsyncGenerator<Uint8Array> {
  for (const { key, ...part } of sections) yield* (await get(key, part)) as AsyncIterable<Uint8Array>;
}

function nullIfMissing(error: unknown): null {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) {
    // A bucket that is not there is no missing file.
    if (error.name !== 'NoSuchBucket') return null;
  }
  throw error;
}
