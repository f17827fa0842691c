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

/** Connect and idle timeouts of the store, in milliseconds. */
const CONNECT_MS = 5_000;
const SILENT_MS = 60_000;

/** Connection limit; each streamed video holds one. The client's default is 50. */
const MAX_SOCKETS = 500;

/**
 * Stores files in a bucket: `files/NAME` for a file stored at once. Objects cannot be appended to, so resumable uploads
 * are stored as parts, `parts/NAME/` and the byte offset of each. Parts are never joined; reads concatenate
 * them.
 */
export function s3Storage(place: S3Place): FileStorage {
  const { endpoint, region, accessKeyId, secretAccessKey, bucket: Bucket } = place;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores under custom addresses have no host name per bucket.
    forcePathStyle: true,
    // Disables checksums that not every store supports; requests are signed, or encrypted in transit.
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
  // Zero-padded, so that keys sort by offset.
  const partAt = (name: string, at: number): string => partsOf(name) + String(at).padStart(16, '0');

  const get = async (Key: string, part?: { start: number; end: number }): Promise<Readable> => {
    const Range = part && `bytes=${part.start}-${part.end}`;
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, ...(Range && { Range }) }));
    if (!(Body instanceof Readable)) throw new Error('The store answered without a body.');
    return Body;
  };
  const remove = (Key: string) => client.send(new DeleteObjectCommand({ Bucket, Key }));

  /** @returns Null for a missing object. */
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

  /** Uploads a stream of unknown length in pieces of a few megabytes, all or nothing. */
  const send = async (Key: string, bytes: AsyncIterable<Uint8Array>): Promise<void> => {
    const source = new Watched(bytes);
    try {
      await new Upload({ client, params: { Bucket, Key, Body: Readable.from(source.bytes()) } }).done();
    } catch (error) {
      // An error of the abort would hide the original one.
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
      // `data -- move-files` may have copied it before the upload was complete.
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
        // Objects are immutable: once complete, the file is read and stored again under its name.
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
        // Each has a part at offset zero.
        if (isFileName(name) && Number(at) === 0) yield name;
      }
    },
    async remove(name) {
      await remove(whole(name));
      for (const { key } of await listParts(name)) await remove(key);
    },
  };
}

/** Stream that remembers its error. */
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
    // A missing bucket is not a missing file.
    if (error.name !== 'NoSuchBucket') return null;
  }
  throw error;
}
