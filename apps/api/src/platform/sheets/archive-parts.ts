import { posix } from 'node:path';
import { Parser } from 'htmlparser2';
import { type Entry, fromBufferPromise } from 'yauzl';
import { decoderOf } from '../text/decode-text';
import { SHEET_LIMITS } from './sheet-limits';
import { SheetProblemError } from './sheet-problem';

/** Attributes of an element by name with prefix. */
export type Attributes = Readonly<Record<string, string>>;

/** Receives the elements of a part, by name without prefix. */
export interface ElementListener {
  onOpen?: (name: string, attributes: Attributes) => void;
  onText?: (text: string) => void;
  onClose?: (name: string) => void;
}

/** Relationship of a part with another part, or with an address outside. */
interface Relation {
  id: string;
  kind: string;
  /** Path in the archive. */
  path: string;
  /** As written. */
  target: string;
}

const ZIP64_LOCATOR = Buffer.from('PK\u0006\u0007', 'latin1');

/** Maximum size of the central directory's end with comment and ZIP64 locator, in bytes. */
const DIRECTORY_END_MAX = 22 + 0xff_ff + 20;

/**
 * Parts of an Office document by path. Only parts that are opened count towards the limit, each with its declared size,
 * beyond which nothing is decompressed.
 */
export class ArchiveParts {
  readonly #entries = new Map<string, Entry>();
  readonly #opened = new Set<string>();
  #unpacked = 0;

  /** @throws {SheetProblemError} If the archive is corrupt, or has too many parts. */
  static async open(bytes: Buffer): Promise<ArchiveParts> {
    // Readers differ in which directory of a ZIP64 archive they use, and accepted files are too small to need one.
    if (bytes.includes(ZIP64_LOCATOR, Math.max(0, bytes.length - DIRECTORY_END_MAX)))
      throw new SheetProblemError('unpackedTooLarge');
    const parts = new ArchiveParts();
    try {
      const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
      parts.#open = (entry) => zip.openReadStreamPromise(entry);
      for await (const entry of zip.eachEntry()) {
        parts.#entries.set(entry.fileName, entry);
        if (parts.#entries.size > SHEET_LIMITS.parts) throw new SheetProblemError('unpackedTooLarge');
      }
    } catch (error) {
      throw error instanceof SheetProblemError ? error : new SheetProblemError('unreadable');
    }
    return parts;
  }

  #open: (entry: Entry) => Promise<AsyncIterable<Uint8Array>> = () => Promise.reject(new Error('Not open.'));

  /** Reads a part as text, piece by piece; nothing if there is none. */
  async *text(path: string): AsyncGenerator<string, void> {
    const entry = this.#entries.get(path);
    if (!entry) return;
    if (!this.#opened.has(path)) this.#unpacked += entry.uncompressedSize;
    this.#opened.add(path);
    if (this.#unpacked > SHEET_LIMITS.unpackedBytes) throw new SheetProblemError('unpackedTooLarge');
    const decode = decoderOf('utf-8');
    try {
      for await (const piece of await this.#open(entry)) yield decode(piece);
    } catch {
      throw new SheetProblemError('unreadable');
    }
  }

  /** Reads the beginning of a part, which does not count towards the limit. */
  async beginning(path: string, bytes: number): Promise<string> {
    const entry = this.#entries.get(path);
    if (!entry) return '';
    let text = '';
    try {
      for await (const piece of await this.#open(entry)) {
        text += Buffer.from(piece).toString('latin1');
        if (text.length >= bytes) break;
      }
    } catch {
      throw new SheetProblemError('unreadable');
    }
    return text;
  }

  /** Parses a part, and yields after each piece, so that a listener’s results can be taken. */
  async *parse(path: string, { onOpen, onText, onClose }: ElementListener): AsyncGenerator<void, void> {
    // Entities that a document defines for itself are left alone.
    const parser = new Parser(
      {
        onopentag: (name, attributes) => onOpen?.(withoutPrefix(name), attributes),
        ontext: (text) => onText?.(text),
        onclosetag: (name) => onClose?.(withoutPrefix(name)),
      },
      { xmlMode: true },
    );
    for await (const piece of this.text(path)) {
      parser.write(piece);
      yield;
    }
    parser.end();
    yield;
  }

  /** Returns the attributes of elements with a name, up to a maximum number. */
  async elements(path: string, wanted: string): Promise<Attributes[]> {
    const found: Attributes[] = [];
    const onOpen = (name: string, attributes: Attributes) => {
      if (name === wanted && found.length < SHEET_LIMITS.parts) found.push(attributes);
    };
    for await (const _ of this.parse(path, { onOpen }));
    return found;
  }

  /** Reads the relationships of a part. @param path Path of the part; empty for the archive itself. */
  async relations(path: string): Promise<Relation[]> {
    const folder = posix.join('/', path, '..');
    const list = posix.join(folder, '_rels', `${posix.basename(path)}.rels`).slice(1);
    const relations = await this.elements(list, 'Relationship');
    return relations.map(({ Id: id = '', Type = '', Target: target = '' }) => ({
      ...{ id, target },
      kind: posix.basename(Type),
      path: posix.resolve(folder, target).slice(1),
    }));
  }
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);
