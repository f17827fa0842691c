import type { Readable } from 'node:stream';
import { POST_MEDIA, POST_VIDEO_FORM_BYTES, PRODUCT_DOCUMENTS } from '@millrace/domain';
import type { Request, RequestHandler } from 'express';
import express from 'express';
import multer, { MulterError } from 'multer';
import {
  BadBodyError,
  BadRequestError,
  FileTooLargeError,
  InvalidFieldsError,
  RefusalError,
  TooLargeError,
  UnsupportedTypeError,
} from '../errors';
import { sentence } from '../messages/text';
import type { UploadedFile } from './call';
import type { Operation, OperationId } from './contract';
import type { SpooledFile, Upload } from './uploads';

/** Maximum file size in bytes. @see GAP-102 */
const FILE_LIMIT_BYTES = 10 * 2 ** 20;

const BODY_LIMIT_BYTES = 256 * 2 ** 10;

/** A hundred products with descriptions exceed the limit of a form. */
const BODY_LIMITS: Partial<Record<OperationId, number>> = {
  addBulkProducts: 4 * 2 ** 20,
  // JSON escapes of quotes and line breaks can double the size of a one-megabyte page.
  checkEmbedPage: 2.25 * 2 ** 20,
};

/** Calls with a signed body. The raw bytes are needed: re-serialized JSON has another signature. */
const SIGNED: ReadonlySet<OperationId> = new Set(['receivePaymentEvent']);

/** Maximum size of those bodies. */
const SIGNED_LIMIT_BYTES = 2 ** 20;

/** Rejects compressed bodies of files: decompressed bytes would need a limit of their own. */
const IDENTITY: ReadonlySet<string | undefined> = new Set([undefined, '', 'identity']);

type FieldLimits = Readonly<Record<string, number>>;

const POST_FILE_LIMITS: FieldLimits = {
  ...Object.fromEntries(Object.entries(POST_MEDIA).map(([kind, { maxBytes }]) => [kind, maxBytes])),
  // Larger files are uploaded before the form, in parts.
  video: POST_VIDEO_FORM_BYTES,
};

/** Bodies of this type are streamed to their handler. @see https://tus.io/protocols/resumable-upload */
const STREAMED = 'application/offset+octet-stream';

/** Limits in bytes by form field; other fields have `FILE_LIMIT_BYTES`. @see GAP-098 */
const FORM_FILE_LIMITS: Partial<Record<OperationId, FieldLimits>> = {
  createPost: POST_FILE_LIMITS,
  updatePost: POST_FILE_LIMITS,
  sendChatFile: POST_FILE_LIMITS,
  addProductDocument: { pdf: PRODUCT_DOCUMENTS.maxBytes },
};

/** A parsed body. */
export interface ParsedBody {
  fields: unknown;
  files: Readonly<Record<string, UploadedFile>>;
  raw: Buffer | null;
  stream: Readable | null;
  /** File fields are included, so that the contract can be checked. */
  type: string;
}

/** A received body, with its files on disk. */
export interface ArrivedBody {
  type: string;
  fields: unknown;
  /** True for a file or a stream, which has no fields in the contract. */
  hasFields: boolean;
  /** True if the body can have files, for which {@link load} may wait. */
  isSpooled: boolean;
  /** Loads the files into memory once there is room. */
  load(): Promise<ParsedBody>;
}

/** Dependencies of a body reader. */
export interface BodyReading {
  /** Stores the files. */
  upload: Upload;
  /** Validates the fields of a form that precede a file. */
  checkFields: (fields: unknown, type: string) => void;
}

/** Reads a call's body in any media type of the contract. */
export function bodyReader(
  operation: Operation,
): (req: Request, reading: BodyReading) => Promise<ArrivedBody> {
  const types = [...operation.bodies.keys()];
  const limit = BODY_LIMITS[operation.id] ?? BODY_LIMIT_BYTES;
  const fileLimits = FORM_FILE_LIMITS[operation.id] ?? {};
  const isSigned = SIGNED.has(operation.id);
  const readers = new Map(
    types.map((type) => [type, isSigned ? signedReader(type) : readerOf(type, limit, fileLimits)]),
  );
  return async (req, reading) => {
    if (!hasBody(req)) throw new BadBodyError();
    const type = types.find((one) => req.is(one));
    const read = type === undefined ? undefined : readers.get(type);
    if (type === undefined || !read) throw new UnsupportedTypeError(types);
    return read(req, type, reading);
  };
}

const hasBody = (req: Request): boolean =>
  req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;

type Reader = (req: Request, type: string, reading: BodyReading) => Promise<ArrivedBody>;

const NOTHING: Omit<ParsedBody, 'type'> = { fields: undefined, files: {}, raw: null, stream: null };

/** A body that is already in memory. */
const arrived = (body: ParsedBody): ArrivedBody => ({
  type: body.type,
  fields: body.fields,
  hasFields: body.raw === null && body.stream === null,
  isSpooled: false,
  load: async () => body,
});

const streamReader: Reader = async (req, type) => arrived({ ...NOTHING, type, stream: req });

function readerOf(type: string, limit: number, fileLimits: FieldLimits): Reader {
  switch (type) {
    case 'application/json':
      return fieldReader(express.json({ limit, strict: false, verify: verifyJson }), limit);
    case 'application/x-www-form-urlencoded':
      return fieldReader(express.urlencoded({ limit, extended: false }), limit);
    case 'multipart/form-data':
      return formReader(fileLimits);
    case STREAMED:
      return streamReader;
    default:
      return fileReader;
  }
}

/** Rejects a body before parsing it. JSON is UTF-8, so that bytes can be counted (RFC 8259, 8.1). */
function verifyJson(_req: unknown, _res: unknown, bytes: Buffer, encoding: string): void {
  if (encoding.toLowerCase() !== 'utf-8')
    throw Object.assign(new Error(`JSON in ${encoding}`), { type: 'charset.unsupported' });
  if (!isWithinJsonBounds(bytes)) throw new Error('JSON beyond its bounds');
}

function fieldReader(parse: RequestHandler, limit: number): Reader {
  return async (req, type) => {
    await run(parse, req, limit);
    // The request was aborted.
    if (req.body === undefined) throw new BadRequestError();
    return arrived({ ...NOTHING, type, fields: req.body });
  };
}

function signedReader(signedType: string): Reader {
  const parse = express.raw({ type: signedType, limit: SIGNED_LIMIT_BYTES });
  return async (req, type) => {
    await run(parse, req, SIGNED_LIMIT_BYTES);
    return arrived({ ...NOTHING, type, raw: req.body as Buffer });
  };
}

const fileReader: Reader = async (req, type, { upload }) => {
  if (!IDENTITY.has(req.headers['content-encoding'])) throw new UnsupportedTypeError([type]);
  const check = (length: number): void => {
    if (length > FILE_LIMIT_BYTES) throw new TooLargeError(FILE_LIMIT_BYTES);
  };
  check(Number(req.headers['content-length'] ?? 0));
  const file = await upload.keep(req, check).catch((error: unknown) => {
    req.resume();
    throw error instanceof RefusalError ? error : new BadRequestError();
  });
  const load = async () => {
    await upload.takeMemory();
    return { ...NOTHING, type, raw: await file.load() };
  };
  return { type, fields: undefined, hasFields: false, isSpooled: true, load };
};

function formReader(limits: FieldLimits): Reader {
  const fileSize = Math.max(FILE_LIMIT_BYTES, ...Object.values(limits));
  const limitOf = (field: string): number => limits[field] ?? FILE_LIMIT_BYTES;
  return async (req, type, { upload, checkFields }) => {
    const files: (SpooledFile & { field: string; name: string })[] = [];
    let refuse: (error: Error) => void = () => undefined;
    // Reject at once; multer would wait for the end of the request.
    const refused = new Promise<never>((_resolve, reject) => {
      refuse = reject;
    });
    const parse = multer({
      storage: spoolTo(upload, limitOf, { onKept: (file) => files.push(file), onRefused: refuse }),
      limits: { fileSize, files: 4, fields: 20, fieldSize: 64 * 2 ** 10, parts: 24 },
      // Browsers encode file names this way.
      defParamCharset: 'utf8',
      fileFilter: (_req, _file, taken) => {
        try {
          checkFields(withPlainBreaks(req.body), type);
          taken(null, true);
        } catch (error) {
          const refusal = error instanceof Error ? error : new BadBodyError();
          refuse(refusal);
          taken(refusal);
        }
      },
    }).any();
    await Promise.race([run(parse, req, FILE_LIMIT_BYTES, limits), refused]);
    const sent: unknown = req.body;
    // Without a boundary there are no fields at all.
    if (typeof sent !== 'object' || sent === null) throw new BadBodyError();
    refuseRepeated(files.map(({ field }) => field).concat(Object.keys(sent)));
    // The contract describes a file as a binary string; its presence is enough.
    const present = Object.fromEntries(files.map(({ field }) => [field, '']));
    const fields = { ...withPlainBreaks(sent as Record<string, unknown>), ...present };
    const load = async () => {
      await upload.takeMemory();
      const loaded: Record<string, UploadedFile> = {};
      for (const file of files) loaded[file.field] = { bytes: await file.load(), name: file.name };
      return { ...NOTHING, type, fields, files: loaded };
    };
    return { type, fields, hasFields: true, isSpooled: true, load };
  };
}

/** Stores form files on disk. */
function spoolTo(
  upload: Upload,
  limitOf: (field: string) => number,
  tell: {
    onKept: (file: SpooledFile & { field: string; name: string }) => void;
    onRefused: (refusal: RefusalError) => void;
  },
): multer.StorageEngine {
  return {
    _handleFile: (_req, { stream, fieldname: field, originalname: name }, done) => {
      const check = (length: number): void => {
        if (length > limitOf(field)) throw new FileTooLargeError(field, limitOf(field));
      };
      upload.keep(stream, check).then(
        (kept) => {
          tell.onKept({ ...kept, field, name });
          done(null, { size: kept.length });
        },
        (error: unknown) => {
          stream.resume();
          if (error instanceof RefusalError) tell.onRefused(error);
          done(error);
        },
      );
    },
    // All files are deleted together at the end of the call.
    _removeFile: (_req, _file, done) => done(null),
  };
}

/**
 * Normalizes line ends: forms send CRLF, while positions and lengths count one character.
 *
 * @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data
 */
const withPlainBreaks = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value,
    ]),
  );

/** Repeated file fields are ambiguous. A repeated text field is a list, which the contract rejects. */
function refuseRepeated(names: readonly string[]): void {
  const repeated = new Set(names.filter((name, at) => names.indexOf(name) < at));
  if (repeated.size === 0) return;
  throw new InvalidFieldsError(
    Object.fromEntries([...repeated].map((name) => [name, sentence('problem.repeated')])),
  );
}

function run(parse: RequestHandler, req: Request, limit: number, limits: FieldLimits = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!req.res) throw new Error('A request without its response.');
    parse(req, req.res, (error: unknown) => (error ? reject(refusalOf(error, limit, limits)) : resolve()));
  });
}

function refusalOf(error: unknown, limit: number, limits: FieldLimits): unknown {
  if (error instanceof RefusalError) return error;
  if (error instanceof MulterError) {
    if (error.code !== 'LIMIT_FILE_SIZE') return new BadBodyError();
    const { field } = error;
    return field === undefined
      ? new TooLargeError(limit)
      : new FileTooLargeError(field, limits[field] ?? limit);
  }
  if (!(error instanceof Error) || !('type' in error)) return new BadBodyError();
  if (error.type === 'entity.too.large') return new TooLargeError(limit);
  if (error.type === 'encoding.unsupported' || error.type === 'charset.unsupported') {
    return new UnsupportedTypeError(['UTF-8']);
  }
  return error.type === 'request.aborted' ? new BadRequestError() : new BadBodyError();
}

/** Bodies of the contract nest at most six levels. */
const DEPTH_MAX = 32;

/** A full list of ids in a body of the default size has about 6,500. */
const VALUES_MAX = 20_000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Returns false if UTF-8 JSON nests deeper or holds more values than any call accepts. Parsing and validating a
 * megabyte of brackets blocks other requests for a third of a second; counting takes a few milliseconds.
 */
function isWithinJsonBounds(bytes: Uint8Array): boolean {
  let depth = 0;
  let values = 1;
  let isInText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (isInText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isInText = false;
    } else if (byte === QUOTE) isInText = true;
    else if (byte === COMMA) values += 1;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) depth += 1;
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
    if (depth > DEPTH_MAX || values > VALUES_MAX) return false;
  }
  return true;
}
