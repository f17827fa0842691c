import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import type { SourceFile } from '../../../platform/csv/csv-lines';
import { type Decode, decoderOf } from '../../../platform/text/decode-text';
import { detectEncoding } from '../../../platform/text/detect-encoding';
import { type Format, type ImportStep, SourceFileError } from '../plan';
import { openCsv } from './csv-file';
import { openJson, openNdjson } from './json-file';
import { openXlsx } from './xlsx-file';

/** Location, size and format of a step's file. */
export interface SourceInfo {
  path: string;
  bytes: number;
  format: Format;
}

/**
 * Finds a step's file.
 *
 * @param folder Base of the step's relative path.
 * @throws {SourceFileError} If it is unreadable.
 */
export async function findSource(step: ImportStep, folder: string): Promise<SourceInfo> {
  const path = resolve(folder, step.file);
  try {
    const found = await stat(path);
    if (!found.isFile()) throw new SourceFileError(`${step.file} isn’t a file: ${path}`);
    return { path, bytes: found.size, format: step.format ?? (await detectFormat(path)) };
  } catch (error) {
    throw unreadable(step.file, path, error);
  }
}

/**
 * Opens a step's file and reads its header.
 *
 * @param onBytes Called with the number of bytes of each chunk.
 * @throws {SourceFileError}
 */
export async function openSource(
  step: ImportStep,
  info: SourceInfo,
  onBytes?: (bytes: number) => void,
): Promise<SourceFile> {
  const chunks = readBytes(info.path, step.encoding ?? (info.format === 'csv' ? null : 'utf-8'), onBytes);
  try {
    if (info.format === 'xlsx') return await openXlsx(step.file, await readFile(info.path), onBytes);
    if (info.format === 'csv') return await openCsv(step.file, chunks, step.delimiter);
    return info.format === 'json' ? openJson(step.file, chunks) : openNdjson(chunks);
  } catch (error) {
    throw unreadable(step.file, info.path, error);
  }
}

async function detectFormat(path: string): Promise<Format> {
  const extension = extname(path).toLowerCase();
  if (['.xlsx', '.xlsm'].includes(extension)) return 'xlsx';
  if (['.csv', '.tsv', '.txt', '.tab'].includes(extension)) return 'csv';
  if (['.ndjson', '.jsonl'].includes(extension)) return 'ndjson';
  const start = await firstLetter(path);
  if (start === '[' || extension === '.json') return 'json';
  return start === '{' ? 'ndjson' : 'csv';
}

async function firstLetter(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0);
    return buffer
      .toString('utf8', 0, bytesRead)
      .replace(/^\ufeff/, '')
      .trimStart()
      .charAt(0);
  } finally {
    await file.close();
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'doesn’t exist',
  EACCES: 'can’t be read: permission denied',
  EPERM: 'can’t be read: permission denied',
};

/** Converts a file system error to a message about the file; other errors are unchanged. */
function unreadable(file: string, path: string, error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return error;
  return new SourceFileError(`${file} ${REASONS[error.code] ?? `can’t be read (${error.code})`}: ${path}`);
}

const CHUNK_BYTES = 256 * 2 ** 10;

/** Byte order marks with their encodings. */
const MARKS = [
  { mark: Buffer.from([0xef, 0xbb, 0xbf]), encoding: 'utf-8' },
  { mark: Buffer.from([0xff, 0xfe]), encoding: 'utf-16le' },
  { mark: Buffer.from([0xfe, 0xff]), encoding: 'utf-16be' },
] as const;

/**
 * Reads a file as UTF-8 chunks without a byte order mark.
 *
 * @param encoding Encoding of the file; null to detect it. A byte order mark takes precedence.
 * @param onBytes Called with the number of bytes of each chunk.
 */
async function* readBytes(
  path: string,
  encoding: string | null,
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<Buffer, void> {
  let decode: Decode | null | undefined;
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>) {
    onBytes(chunk.length);
    let rest = chunk;
    if (decode === undefined) {
      const marked = MARKS.find(({ mark }) => chunk.subarray(0, mark.length).equals(mark));
      rest = chunk.subarray(marked?.mark.length ?? 0);
      const written = marked?.encoding ?? encoding ?? detectEncoding(chunk);
      decode = written === 'utf-8' ? null : decoderOf(written);
    }
    yield decode ? Buffer.from(decode(rest)) : rest;
  }
  const tail = decode?.();
  if (tail) yield Buffer.from(tail);
}
