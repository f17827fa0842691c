import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createTarPacker } from 'modern-tar';
import type { Database } from '../../platform/db/database';
import { type FileStorage, NoSuchFileError } from '../../platform/storage/storage';
import { END, type End, FILES, FORMAT, HEAD, type Head, TABLES } from './format';
import { TableSums } from './row-sum';
import { inSnapshot, isOurs, readMigrations, readRows, readTables } from './tables.repository';

/** What a backup has. */
export interface Written {
  tables: number;
  rows: number;
  files: number;
  bytes: number;
}

/**
 * Writes a database and members' files to an archive: the database as it stands at one moment. Files never change, so
 * those that are there after that are all that it names, but for what is removed while they are copied.
 *
 * @param path Bears its name once it is whole. Only its owner may read it, as it has what the database has.
 */
export async function writeBackup(db: Database, storage: FileStorage, path: string): Promise<Written> {
  const draft = `${path}.part`;
  const archive = new Archive();
  try {
    const writing = pipeline(
      archive.bytes,
      createGzip(),
      createWriteStream(draft, { flags: 'wx', mode: 0o600 }),
    );
    // Whichever fails first ends the other.
    writing.catch((error: unknown) => archive.fail(error));
    const written = await fill(archive, db, storage).catch(async (error: unknown) => {
      archive.fail(error);
      await writing;
      throw error;
    });
    await writing;
    const bytes = await flush(draft);
    await rename(draft, path);
    return { ...written, bytes };
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function fill(archive: Archive, db: Database, storage: FileStorage): Promise<Omit<Written, 'bytes'>> {
  const tables = await inSnapshot(db, async (tx) => {
    const shapes = (await readTables(tx)).filter(isOurs).map(({ name, columns }) => ({ name, columns }));
    const head: Head = {
      format: FORMAT,
      madeAt: new Date().toISOString(),
      migrations: await readMigrations(tx),
      tables: shapes,
    };
    await archive.addText(HEAD, JSON.stringify(head, null, 2));
    const sums = new TableSums(shapes);
    let count = 0;
    for await (const { table, lines } of readRows(tx, shapes)) {
      sums.add(table, lines);
      count += 1;
      await archive.addText(
        `${TABLES}${table}/${String(count).padStart(8, '0')}.jsonl`,
        `${lines.join('\n')}\n`,
      );
    }
    return sums.figures;
  });
  const files = await addFiles(archive, storage);
  const end: End = { tables, files, sha256: archive.digest() };
  await archive.addText(END, JSON.stringify(end, null, 2));
  archive.end();
  const figures = Object.values(tables);
  return { tables: figures.length, rows: figures.reduce((sum, { rows }) => sum + rows, 0), files };
}

async function addFiles(archive: Archive, storage: FileStorage): Promise<number> {
  let count = 0;
  for await (const name of storage.names()) {
    const size = await storage.lengthOf(name);
    let bytes: Readable;
    try {
      // What is still being sent may grow meanwhile.
      bytes = size === 0 ? Readable.from([]) : await storage.read(name, { start: 0, end: size - 1 });
    } catch (error) {
      if (error instanceof NoSuchFileError) continue;
      throw error;
    }
    await archive.add(`${FILES}${name}`, size, bytes);
    count += 1;
  }
  return count;
}

/** An archive that is being written: entries one after another, no faster than they are taken. */
class Archive {
  private readonly packer = createTarPacker();
  private readonly hash = createHash('sha256');
  readonly bytes = Readable.fromWeb(this.packer.readable as Parameters<typeof Readable.fromWeb>[0]);

  async add(name: string, size: number, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    this.hash.update(`${name}\n${size}\n`);
    const writer = this.packer.controller.add({ name, size, mode: 0o600 }).getWriter();
    for await (const chunk of bytes) {
      this.hash.update(chunk);
      await writer.write(new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    }
    await writer.close();
  }

  async addText(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    await this.add(name, bytes.length, Readable.from([bytes]));
  }

  /** What all entries so far come to. */
  digest = (): string => this.hash.copy().digest('hex');

  end(): void {
    this.packer.controller.finalize();
  }

  fail(error: unknown): void {
    this.packer.controller.error(error);
  }
}

/** Waits until a file would outlive a loss of power. @returns How many bytes it has. */
async function flush(path: string): Promise<number> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}
