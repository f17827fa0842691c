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
import { text } from '../messages/text';
import type { UploadedFile } from './call';
import type { Operation, OperationId } from './contract';

/** The largest file that is taken, in bytes. @see GAP-102 */
export const FILE_LIMIT_BYTES = 10 * 2 ** 20;

const BODY_LIMIT_BYTES = 256 * 2 ** 10;

/** A hundred products with their descriptions are more than a form. */
const BODY_LIMITS: Partial<Record<OperationId, number>> = { addBulkProducts: 4 * 2 ** 20 };

/** What a body held. */
export interface ParsedBody {
  fields: unknown;
  files: Readonly<Record<string, UploadedFile>>;
  raw: Buffer | null;
  /** The files' own field names stand among the fields for the check against the contract. */
  type: string;
}

/** Reads the body of a call in whichever of the contract's media types it comes. */
export function bodyReader(operation: Operation): (req: Request) => Promise<ParsedBody> {
  const types = [...operation.bodies.keys()];
  const limit = BODY_LIMITS[operation.id] ?? BODY_LIMIT_BYTES;
  const readers = new Map(types.map((type) => [type, readerOf(type, limit)]));
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

function readerOf(type: string, limit: number): Reader {
  switch (type) {
    case 'application/json':
      return fieldReader(express.json({ limit, strict: false }), limit);
    case 'application/x-www-form-urlencoded':
      return fieldReader(express.urlencoded({ limit, extended: false }), limit);
    case 'multipart/form-data':
      return formReader();
    default:
      return fileReader(type);
  }
}

function fieldReader(parse: RequestHandler, limit: number): Reader {
  return async (req) => {
    await run(parse, req, limit);
    return { fields: req.body, files: {}, raw: null };
  };
}

function fileReader(type: string): Reader {
  const parse = express.raw({ type, limit: FILE_LIMIT_BYTES });
  return async (req) => {
    await run(parse, req, FILE_LIMIT_BYTES);
    return { fields: undefined, files: {}, raw: req.body as Buffer };
  };
}

function formReader(): Reader {
  const parse = multer({
    storage: multer.memoryStorage(),
    limits: { fileSize: FILE_LIMIT_BYTES, files: 4, fields: 20, fieldSize: 64 * 2 ** 10, parts: 24 },
  }).any();
  return async (req) => {
    await run(parse, req, FILE_LIMIT_BYTES);
    const sent = Array.isArray(req.files) ? req.files : [];
    refuseRepeated(sent.map(({ fieldname }) => fieldname).concat(Object.keys(req.body)));
    const files = Object.fromEntries(
      sent.map((file) => [file.fieldname, { bytes: file.buffer, name: file.originalname }]),
    );
    // For the contract a file is a text of bytes: it is enough that it is there.
    const present = Object.fromEntries(sent.map((file) => [file.fieldname, '']));
    return { fields: { ...req.body, ...present }, files, raw: null };
  };
}

/** Which of two files was meant nobody can tell. A repeated text is a list, which the contract refuses. */
function refuseRepeated(names: readonly string[]): void {
  const repeated = new Set(names.filter((name, at) => names.indexOf(name) < at));
  if (repeated.size === 0) return;
  throw new InvalidFieldsError(
    Object.fromEntries([...repeated].map((name) => [name, text('problem.repeated')])),
  );
}

function run(parse: RequestHandler, req: Request, limit: number): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!req.res) throw new Error('A request without its response.');
    parse(req, req.res, (error: unknown) => (error ? reject(refusalOf(error, limit)) : resolve()));
  });
}

function refusalOf(error: unknown, limit: number): unknown {
  if (error instanceof MulterError) {
    if (error.code !== 'LIMIT_FILE_SIZE') return new BadBodyError();
    return error.field === undefined ? new TooLargeError(limit) : new FileTooLargeError(error.field, limit);
  }
  if (!(error instanceof Error) || !('type' in error)) return new BadBodyError();
  if (error.type === 'entity.too.large') return new TooLargeError(limit);
  if (error.type === 'encoding.unsupported' || error.type === 'charset.unsupported') {
    return new UnsupportedTypeError(['UTF-8']);
  }
  return error.type === 'request.aborted' ? new BadRequestError() : new BadBodyError();
}
