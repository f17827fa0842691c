import { PassThrough, Readable } from 'node:stream';
import { POST_MEDIA } from '@millrace/domain';
import { DataStore, ERRORS, MemoryLocker, Server, Upload } from '@tus/server';
import type { RequestHandler } from 'express';
import {
  BadRequestError,
  ConflictError,
  FileTooLargeError,
  NotFoundError,
  OtherTusError,
} from '../../../platform/errors';
import type { FileStorage } from '../../../platform/storage/storage';
import type { UploadRow } from './media.repository';

/**
 * Time for which a request may continue after the next one for the same upload arrives: the client has abandoned it,
 * but the connection is not closed yet.
 */
const DRAIN_MS = 100;

/** A tus request to an upload in our own store. */
export interface TusRequest {
  method: 'HEAD' | 'PATCH' | 'DELETE';
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Body of a `PATCH`. */
  stream?: Readable | null;
}

/** Reply to a tus request. */
export interface TusReply {
  headers: Record<string, string>;
  /** Current offset in bytes; none for `DELETE`. */
  offset: number;
}

/** An upload, exclusive to one request. */
interface LockedUpload {
  /** Returns its current row; null if it is gone. */
  find(): Promise<UploadRow | null>;
  remove(upload: UploadRow): Promise<void>;
}

/** Request headers of tus. */
const ASKED = ['tus-resumable', 'upload-offset', 'content-type', 'content-length'] as const;

/** Response headers of tus. */
const SAID = ['Upload-Offset', 'Upload-Length', 'Tus-Resumable', 'Cache-Control'] as const;

/**
 * tus server for uploads to our own store. Requests for an upload are serialized within a process; if two processes
 * accept bytes of one upload at once, the client only corrupts its own video.
 */
export class TusServer {
  private readonly locker = new MemoryLocker();

  constructor(private readonly storage: FileStorage) {}

  /**
   * Handles a request for an upload of the viewer's own.
   *
   * @throws {RefusalError} for anything that tus refuses.
   */
  async answer(id: string, upload: LockedUpload, { method, headers, stream }: TusRequest): Promise<TusReply> {
    const server = new Server({
      path: '/',
      locker: this.locker,
      lockDrainTimeout: DRAIN_MS,
      datastore: new StoredUpload(this.storage, upload),
    });
    const sent = ASKED.flatMap((name): [string, string][] => {
      const value = headers[name];
      return value === undefined ? [] : [[name, String(value)]];
    });
    const taken = stream ? take(stream) : null;
    const body = taken && { body: Readable.toWeb(taken.stream), duplex: 'half' };
    const request = new Request(`http://uploads/${id}`, { method, headers: sent, ...body } as RequestInit);
    const reply = await server.handleWeb(request).finally(taken?.leave);
    if (!reply.ok) throw await refusalOf(reply);
    const said = SAID.flatMap((name) => {
      const value = reply.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    return { headers: Object.fromEntries(said), offset: Number(reply.headers.get('Upload-Offset')) };
  }
}

/**
 * Passes a body through until it is abandoned, then drains it: browsers read the reply only after sending the whole
 * request, and others send the next one on the same connection.
 */
function take(stream: Readable): { stream: Readable; leave: () => void } {
  const passed = new PassThrough();
  stream.once('error', (error) => passed.destroy(error));
  stream.once('close', () => {
    if (!stream.readableEnded) passed.destroy(new Error('The connection was cut.'));
  });
  stream.pipe(passed);
  return {
    stream: passed,
    leave: () => {
      stream.unpipe(passed);
      stream.resume();
    },
  };
}

async function refusalOf(reply: Response): Promise<Error> {
  switch (reply.status) {
    case 404:
      return new NotFoundError();
    case 409:
      return new ConflictError('other_offset');
    case 412:
      return new OtherTusError();
    case 413:
      return new FileTooLargeError('video', POST_MEDIA.video.maxBytes);
    default:
      return reply.status < 500 ? new BadRequestError() : new Error(`tus: ${await reply.text()}`);
  }
}

/** Adapts an upload to the tus library, with its bytes in our storage. */
class StoredUpload extends DataStore {
  override extensions = ['termination'];

  constructor(
    private readonly storage: FileStorage,
    private readonly upload: LockedUpload,
  ) {
    super();
  }

  override async getUpload(id: string): Promise<Upload> {
    const { place, bytes, createdAt } = await this.found();
    const offset = await this.storage.lengthOf(place);
    return new Upload({ id, size: bytes, offset, creation_date: createdAt.toISOString() });
  }

  override async write(stream: Readable, _id: string, offset: number): Promise<number> {
    return this.storage.append((await this.found()).place, stream, offset);
  }

  override async remove(): Promise<void> {
    await this.upload.remove(await this.found());
  }

  private async found(): Promise<UploadRow> {
    const upload = await this.upload.find();
    // The library's errors are plain objects, not instances of `Error`.
    if (!upload) throw ERRORS.FILE_NOT_FOUND;
    return upload;
  }
}

/** Supported version of the tus protocol. @see https://tus.io/protocols/resumable-upload */
export const TUS_VERSION = '1.0.0';

/** Adds the tus version to every reply, including errors, and answers `OPTIONS`. */
export const tusVersionHeader: RequestHandler = (req, res, next) => {
  res.setHeader('Tus-Resumable', TUS_VERSION);
  if (req.method !== 'OPTIONS') return next();
  res.setHeader('Tus-Version', TUS_VERSION);
  res.setHeader('Tus-Extension', 'expiration,termination');
  next();
};
