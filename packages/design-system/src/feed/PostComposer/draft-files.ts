import type { BrowserStore, PostFile } from '@millrace/api-client';
import { POST_MEDIA } from '@millrace/domain';

/** Maximum total size of all draft files, in bytes: enough for a video of some minutes. */
export const DRAFT_FILES_MAX_BYTES = 200 * 2 ** 20;

/** Maximum age of a draft file, in milliseconds. */
export const DRAFT_FILE_MAX_AGE_MS = 7 * 24 * 3_600_000;

/** A stored file. */
export interface DraftFile extends PostFile {
  /** Unix time in milliseconds at which it was chosen. */
  keptAt: number;
}

/** True if a stored value is a draft file. */
export function isDraftFile(found: unknown): found is DraftFile {
  const { kind, file, keptAt } = (found ?? {}) as Partial<Record<keyof DraftFile, unknown>>;
  const isKind = typeof kind === 'string' && Object.hasOwn(POST_MEDIA, kind);
  return isKind && file instanceof File && typeof keptAt === 'number';
}

const isFresh = ({ keptAt }: DraftFile): boolean => Date.now() - keptAt < DRAFT_FILE_MAX_AGE_MS;

/** Files of drafts, stored in this browser until they are posted or discarded, by the ids in the drafts. */
export class DraftFiles {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly store: BrowserStore<DraftFile>) {}

  /**
   * Stores a file. Older files are evicted for it.
   *
   * @returns True if it was stored: false if it is too large or storage is unavailable.
   */
  keep(id: string, { kind, file }: PostFile): Promise<boolean> {
    return this.inTurn(async () => {
      if (file.size > DRAFT_FILES_MAX_BYTES) return false;
      await this.makeRoom(file.size);
      return this.store.put(id, { kind, file, keptAt: Date.now() });
    });
  }

  /** Returns the file with that id; null if it is not stored. */
  find(id: string): Promise<PostFile | null> {
    return this.inTurn(async () => {
      const found = await this.store.get(id);
      return found && isFresh(found) ? { kind: found.kind, file: found.file } : null;
    });
  }

  remove(id: string): Promise<void> {
    return this.inTurn(() => this.store.remove(id));
  }

  /** Serializes writes, so that a deletion cannot overtake the write before it. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(work);
    this.last = mine;
    return mine;
  }

  /** Deletes expired files, and then the oldest ones until the new file fits. */
  private async makeRoom(bytes: number): Promise<void> {
    let room = DRAFT_FILES_MAX_BYTES - bytes;
    const all = await this.store.entries();
    for (const [id, kept] of all.toSorted(([, one], [, two]) => two.keptAt - one.keptAt)) {
      room -= kept.file.size;
      if (room < 0 || !isFresh(kept)) await this.store.remove(id);
    }
  }
}
