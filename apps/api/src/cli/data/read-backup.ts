import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { BackupError, END, type End, FILES, FORMAT, HEAD, type Head, type RowChunk, TABLES } from './format';
import { TableSums } from './row-sum';

interface Entry {
  name: string;
  size: number;
  body: AsyncIterable<Uint8Array>;
}

/** A file of the backup. */
export interface KeptFile {
  name: string;
  bytes: AsyncIterable<Uint8Array>;
}

/**
 * Reads a backup through, and holds it against what its end says.
 *
 * @throws {BackupError} where it is not whole, or of a later format.
 */
export async function checkBackup(path: string): Promise<{ head: Head; end: End }> {
  const hash = createHash('sha256');
  let head: Head | null = null;
  let sums = new TableSums([]);
  let digest = '';
  let end: End | null = null;
  let files = 0;
  for await (const entry of readEntries(path)) {
    if (entry.name === END) digest = hash.copy().digest('hex');
    hash.update(`${entry.name}\n${entry.size}\n`);
    const body = hashed(entry.body, hash);
    if (entry.name === HEAD) {
      head = readHead(await text(body));
      sums = new TableSums(head.tables);
    } else if (head === null) {
      throw new BackupError('The file is no backup of Millrace.');
    } else if (entry.name === END) {
      end = parse<End>(await text(body));
    } else if (entry.name.startsWith(TABLES)) {
      const { table, lines } = toRowChunk(entry.name, await text(body));
      sums.add(table, lines);
    } else {
      for await (const _chunk of body);
      files += 1;
    }
  }
  if (!head || !end) throw new BackupError('The backup is not whole: its end is missing.');
  const isWhole =
    end.sha256 === digest &&
    end.files === files &&
    JSON.stringify(end.tables) === JSON.stringify(sums.figures);
  if (!isWhole) throw new BackupError('The backup is broken: it does not come to what its end says.');
  return { head, end };
}

/** Reads the rows of a backup, which was checked before. @param onFile Is given each file, and reads it. */
export async function* readStretches(
  path: string,
  onFile: (file: KeptFile) => Promise<void>,
): AsyncGenerator<RowChunk> {
  for await (const { name, body } of readEntries(path)) {
    if (name.startsWith(TABLES)) yield toRowChunk(name, await text(body));
    else if (name.startsWith(FILES)) await onFile({ name: name.slice(FILES.length), bytes: body });
    else for await (const _chunk of body);
  }
}

function readHead(json: string): Head {
  const head = parse<Head>(json);
  if (head.format !== FORMAT) {
    throw new BackupError(
      `The backup’s format is ${head.format}, and this version of Millrace reads ${FORMAT}: restore it with the version that made it, or one after.`,
    );
  }
  return head;
}

function toRowChunk(name: string, content: string): RowChunk {
  const [table = ''] = name.slice(TABLES.length).split('/');
  return { table, lines: content.split('\n').slice(0, -1) };
}

function parse<Shape>(json: string): Shape {
  try {
    return JSON.parse(json) as Shape;
  } catch {
    throw new BackupError('The backup is broken: it can’t be read.');
  }
}

async function* hashed(body: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const chunk of body) {
    hash.update(chunk);
    yield chunk;
  }
}

/** Each entry must be read before the next. */
async function* readEntries(path: string): AsyncGenerator<Entry> {
  // Opened first: that there is no such file is another mistake than that it is broken.
  const handle = await open(path, 'r');
  const gunzip = createGunzip();
  const source = handle.createReadStream();
  source.on('error', (error) => gunzip.destroy(error));
  const entries = (Readable.toWeb(source.pipe(gunzip)) as ReadableStream<Uint8Array>).pipeThrough(
    createTarDecoder({ strict: true }),
  );
  const reader = entries.getReader();
  try {
    for (;;) {
      const { done, value } = await blamed(reader.read());
      if (done) return;
      yield { name: value.header.name, size: value.header.size, body: chunksOf(value.body) };
    }
  } finally {
    await reader.cancel().catch(() => undefined);
    source.destroy();
  }
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await blamed(reader.read());
    if (done) return;
    yield value;
  }
}

/** @throws {BackupError} for what the archive's readers say. */
async function blamed<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`The file is no backup of Millrace, or is broken: ${reason}.`);
  }
}
