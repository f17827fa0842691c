import type { BrowserStore, PostFile } from '@millrace/api-client';
import { POST_MEDIA } from '@millrace/domain';

/** The most that is kept of all drafts together, in bytes: enough for a film of some minutes. */
export const DRAFT_FILES_MAX_BYTES = 200 * 2 ** 20;

/** How long a file waits for its draft to be gone on with, in milliseconds. */
export const DRAFT_FILE_MAX_AGE_MS = 7 * 24 * 3_600_000;

/** A file as it is kept. */
export interface DraftFile extends PostFile {
  /** When it was chosen, in milliseconds. */
  keptAt: number;
}

/** True if what a browser has kept is such a file. */
export function isDraftFile(found: unknown): found is DraftFile {
  const { kind, file, keptAt } = (found ?? {}) as Partial<Record<keyof DraftFile, unknown>>;
  const isKind = typeof kind === 'string' && Object.hasOwn(POST_MEDIA, kind);
  return isKind && file instanceof File && typeof keptAt === 'number';
}

const isFresh = ({ keptAt }: DraftFile): boolean => Date.now() - keptAt < DRAFT_FILE_MAX_AGE_MS;

/** The files of drafts, kept in this browser until they are posted or discarded, by the ids that the drafts name. */
export class DraftFiles {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly store: BrowserStore<DraftFile>) {}

  /**
   * Keeps a file. Older ones give way to it.
   *
   * @returns Whether it will be there after a reload: not where it is too large, or the browser keeps nothing.
   */
  keep(id: string, { kind, file }: PostFile): Promise<boolean> {
    return this.inTurn(async () => {
      if (file.size > DRAFT_FILES_MAX_BYTES) return false;
      await this.makeRoom(file.size);
      return this.store.put(id, { kind, file, keptAt: Date.now() });
    });
  }

  /** The file of that id; null where it is kept no more. */
  find(id: string): Promise<PostFile | null> {
    return this.inTurn(async () => {
      const found = await this.store.get(id);
      return found && isFresh(found) ? { kind: found.kind, file: found.file } : null;
    });
  }

  remove(id: string): Promise<void> {
    return this.inTurn(() => this.store.remove(id));
  }

  /** One after another: what is taken away must not be overtaken by what is still being kept. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(work);
    this.last = mine;
    return mine;
  }

  /** Forgets what is too old, and then the oldest until there is room for a file. */
  private async makeRoom(bytes: number): Promise<void> {
    let room = DRAFT_FILES_MAX_BYTES - bytes;
    const all = await this.store.entries();
    for (const [id, kept] of all.toSorted(([, one], [, two]) => two.keptAt - one.keptAt)) {
      room -= kept.file.size;
      if (room < 0 || !isFresh(kept)) await this.store.remove(id);
    }
  }
}
