import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ID_BYTES = 16;
const DIGEST_BYTES = 8;
const ENTRY_BYTES = ID_BYTES + DIGEST_BYTES + 6;
const PARTS = 64;

/** Buffer size of a partition before it is written to a file; 4 MB for all partitions. */
const PART_BYTES = Math.floor(2 ** 16 / ENTRY_BYTES) * ENTRY_BYTES;

/** Duplicates of a file. A record is identified by its index in the file, from 0. */
export interface DuplicateRows {
  /** True if another record with the same ID follows. */
  isRepeated(place: number): boolean;
  /** True if the last record with the same ID has different content. */
  isDifferent(place: number): boolean;
}

/**
 * Finds duplicate records of a file in constant memory. The last one counts, so this must be known before writing.
 *
 * IDs are hashed into 64 partitions, so that equal ones meet in one. Partitions are spilled to temporary
 * files, and read one at a time.
 */
export class DuplicateRowFinder {
  readonly #parts = Array.from({ length: PARTS }, () => ({ bytes: Buffer.alloc(0), length: 0 }));
  #folder: string | null = null;
  #count = 0;

  /**
   * Adds the next record of the file.
   *
   * @param content Its content, for comparison with others of the same ID.
   */
  add(id: string, content: string): void {
    const idBytes = Buffer.from(id.replaceAll('-', ''), 'hex');
    const index = (idBytes[0] ?? 0) % PARTS;
    const part = this.#parts[index];
    if (!part) return;
    if (part.length + ENTRY_BYTES > part.bytes.length) this.#makeRoom(part, index);
    idBytes.copy(part.bytes, part.length);
    createHash('sha1')
      .update(content)
      .digest()
      .copy(part.bytes, part.length + ID_BYTES, 0, DIGEST_BYTES);
    part.bytes.writeUIntBE(this.#count, part.length + ID_BYTES + DIGEST_BYTES, 6);
    part.length += ENTRY_BYTES;
    this.#count += 1;
  }

  /** Returns the duplicates once all records were added. The finder is unusable afterwards. */
  finish(): DuplicateRows {
    const repeated = new Uint8Array(Math.ceil(this.#count / 8));
    const different = new Uint8Array(Math.ceil(this.#count / 8));
    try {
      for (const [index, part] of this.#parts.entries()) {
        const waiting = this.#pathOf(index);
        const earlier = waiting && existsSync(waiting) ? readFileSync(waiting) : Buffer.alloc(0);
        markRepeats(Buffer.concat([earlier, part.bytes.subarray(0, part.length)]), repeated, different);
        part.bytes = Buffer.alloc(0);
      }
    } finally {
      this.discard();
    }
    return {
      isRepeated: (place) => isMarked(repeated, place),
      isDifferent: (place) => isMarked(different, place),
    };
  }

  /** Deletes the temporary files. */
  discard(): void {
    if (this.#folder) rmSync(this.#folder, { recursive: true, force: true });
    this.#folder = null;
  }

  #makeRoom(part: { bytes: Buffer; length: number }, index: number): void {
    if (part.bytes.length < PART_BYTES) {
      const larger = Buffer.alloc(Math.min(PART_BYTES, Math.max(ENTRY_BYTES * 16, part.bytes.length * 2)));
      part.bytes.copy(larger, 0, 0, part.length);
      part.bytes = larger;
      return;
    }
    this.#folder ??= mkdtempSync(join(tmpdir(), 'millrace-import-'));
    appendFileSync(join(this.#folder, String(index)), part.bytes.subarray(0, part.length));
    part.length = 0;
  }

  #pathOf(index: number): string | null {
    return this.#folder && join(this.#folder, String(index));
  }
}

function markRepeats(entries: Buffer, repeated: Uint8Array, different: Uint8Array): void {
  const last = new Map<string, string>();
  for (let at = entries.length - ENTRY_BYTES; at >= 0; at -= ENTRY_BYTES) {
    const id = entries.toString('latin1', at, at + ID_BYTES);
    const digest = entries.toString('latin1', at + ID_BYTES, at + ID_BYTES + DIGEST_BYTES);
    const lastDigest = last.get(id);
    if (lastDigest === undefined) {
      last.set(id, digest);
      continue;
    }
    const place = entries.readUIntBE(at + ID_BYTES + DIGEST_BYTES, 6);
    mark(repeated, place);
    if (digest !== lastDigest) mark(different, place);
  }
}

function mark(bits: Uint8Array, place: number): void {
  bits[place >> 3] = (bits[place >> 3] ?? 0) | (1 << (place & 7));
}

const isMarked = (bits: Uint8Array, place: number): boolean =>
  ((bits[place >> 3] ?? 0) & (1 << (place & 7))) !== 0;
