import type { Readable } from 'node:stream';
import { POST_MEDIA, POST_VIDEO_FORM_BYTES } from '@millrace/domain';
import express, { type Request, type RequestHandler } from 'express';
import multer, { MulterError } from 'multer';
import {
  BadBodyError,
  BadRequestError,
  FileTooLargeError,
  InvalidFieldsError,
  TooLargeError,
  UnsupportedTypeError,
} from '../errors';
import { sentence } from '../messages/text';
import type { UploadedFile } from './call';
import type { Operation, OperationId } from './contract';

/** The largest file that is taken, in bytes. @see GAP-102 */
export const FILE_LIMIT_BYTES = 10 * 2 ** 20;

const BODY_LIMIT_BYTES = 256 * 2 ** 10;

/** A hundred products with their descriptions are more than a form. */
const BODY_LIMITS: Partial<Record<OperationId, number>> = {
  addBulkProducts: 4 * 2 ** 20,
  // A page of a megabyte grows up to twofold when its quotes and breaks are written as JSON has them.
  checkEmbedPage: 2.25 * 2 ** 20,
};

/** Calls whose body is signed as it came: another way to write the same JSON has another signature. */
const SIGNED: ReadonlySet<OperationId> = new Set(['receivePaymentEvent']);

type FieldLimits = Readonly<Record<string, number>>;

const POST_FILE_LIMITS: FieldLimits = {
  ...Object.fromEntries(Object.entries(POST_MEDIA).map(([kind, { maxBytes }]) => [kind, maxBytes])),
  // A larger one is sent before the form, part by part.
  video: POST_VIDEO_FORM_BYTES,
};

/** Bodies of this type are read by whoever takes them, as they arrive. @see https://tus.io/protocols/resumable-upload */
const STREAMED = 'application/offset+octet-stream';

/** In bytes, by the field of the form; files of other forms and fields have `FILE_LIMIT_BYTES`. @see GAP-098 */
const FORM_FILE_LIMITS: Partial<Record<OperationId, FieldLimits>> = {
  createPost: POST_FILE_LIMITS,
  updatePost: POST_FILE_LIMITS,
  sendChatFile: POST_FILE_LIMITS,
};

/** What a body held. */
export interface ParsedBody {
  fields: unknown;
  files: Readonly<Record<string, UploadedFile>>;
  raw: Buffer | null;
  stream: Readable | null;
  /** The files' own field names stand among the fields for the check against the contract. */
  type: string;
}

/** Reads the body of a call in whichever of the contract's media types it comes. */
export function bodyReader(operation: Operation): (req: Request) => Promise<ParsedBody> {
  const types = [...operation.bodies.keys()];
  const limit = BODY_LIMITS[operation.id] ?? BODY_LIMIT_BYTES;
  const fileLimits = FORM_FILE_LIMITS[operation.id] ?? {};
  const isSigned = SIGNED.has(operation.id);
  const readers = new Map(
    types.map((type) => [type, isSigned ? fileReader(type) : readerOf(type, limit, fileLimits)]),
  );
  return async (req) => {
    if (!hasBody(req)) throw new BadBodyError();
    const type = types.find((one) => req.is(one));
    const read = type === undefined ? undefined : readers.get(type);
    if (type === undefined || !read) throw new UnsupportedTypeError(types);
    return { ...(await read(req)), type };
  };
}

const hasBody = (req: Request): boolean =>
  req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;

type Reader = (req: Request) => Promise<Omit<ParsedBody, 'type'>>;

const streamReader: Reader = async (req) => ({ fields: undefined, files: {}, raw: null, stream: req });

function readerOf(type: string, limit: number, fileLimits: FieldLimits): Reader {
  switch (type) {
    case 'application/json':
      return fieldReader(express.json({ limit, strict: false }), limit);
    case 'application/x-www-form-urlencoded':
      return fieldReader(express.urlencoded({ limit, extended: false }), limit);
    case 'multipart/form-data':
      return formReader(fileLimits);
    case STREAMED:
      return streamReader;
    default:
      return fileReader(type);
  }
}

function fieldReader(parse: RequestHandler, limit: number): Reader {
  return async (req) => {
    await run(parse, req, limit);
    // Of a request that was cut off meanwhile nothing is read.
    if (req.body === undefined) throw new BadRequestError();
    return { fields: req.body, files: {}, raw: null, stream: null };
  };
}

function fileReader(type: string): Reader {
  const parse = express.raw({ type, limit: FILE_LIMIT_BYTES });
  return async (req) => {
    await run(parse, req, FILE_LIMIT_BYTES);
    return { fields: undefined, files: {}, raw: req.body as Buffer, stream: null };
  };
}

function formReader(limits: FieldLimits): Reader {
  const fileSize = Math.max(FILE_LIMIT_BYTES, ...Object.values(limits));
  const parse = multer({
    storage: multer.memoryStorage(),
    limits: { fileSize, files: 4, fields: 20, fieldSize: 64 * 2 ** 10, parts: 24 },
    // As browsers write the names of files.
    defParamCharset: 'utf8',
  }).any();
  return async (req) => {
    await run(parse, req, FILE_LIMIT_BYTES, limits);
    // A form without a boundary is none to the parser, which passes it on unread.
    if (req.body === undefined) throw new BadBodyError();
    const sent = Array.isArray(req.files) ? req.files : [];
    for (const { fieldname, size } of sent) {
      const limit = limits[fieldname];
      if (limit !== undefined && size > limit) throw new FileTooLargeError(fieldname, limit);
    }
    refuseRepeated(sent.map(({ fieldname }) => fieldname).concat(Object.keys(req.body)));
    const files = Object.fromEntries(
      sent.map((file) => [file.fieldname, { bytes: file.buffer, name: file.originalname }]),
    );
    // For the contract a file is a text of bytes: it is enough that it is there.
    const present = Object.fromEntries(sent.map((file) => [file.fieldname, '']));
    return { fields: { ...withPlainBreaks(req.body), ...present }, files, raw: null, stream: null };
  };
}

/**
 * Forms send the end of a line as two characters, whatever the page had: places and lengths count it as one.
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

/** Which of two files was meant nobody can tell. A repeated text is a list, which the contract refuses. */
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
