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

/** Whether what a browser has kept is such a file. */
export function isDraftFile(found: unknown): found is DraftFile {
  const { kind, file, keptAt } = (found ?? {}) as Partial<Record<keyof DraftFile, unknown>>;
  const isKind = typeof kind === 'string' && Object.hasOwn(POST_MEDIA, kind);
  return isKind && file instanceof File && typeof keptAt === 'number';
}

const isFresh = ({ keptAt }: DraftFile): boolean => Date.now() - keptAt < DRAFT_FILE_MAX_AGE_MS;

/** Where a draft's file is kept; the second while the first holds another window's. */
const placesOf = (key: string): readonly [string, string] => [key, `${key}.other`];

/**
 * The files of drafts, kept in this browser until they are posted or discarded. Another window that writes under the same
 * key has a file of its own, which is neither written over nor taken away.
 */
export class DraftFiles {
  private last: Promise<unknown> = Promise.resolve();
  /** When this window chose, or found, what is kept in a place. */
  private readonly own = new Map<string, number>();

  constructor(private readonly store: BrowserStore<DraftFile>) {}

  /**
   * Keeps the file of a draft; null keeps none. Older ones give way to it.
   *
   * @returns Whether it will be there after a reload: not where it is too large, or the browser keeps nothing.
   */
  keep(key: string, medium: PostFile | null): Promise<boolean> {
    return this.inTurn(async () => {
      const place = await this.ownPlace(key);
      if (medium === null) {
        await this.remove(place);
        return true;
      }
      const { kind, file } = medium;
      const isSmall = file.size <= DRAFT_FILES_MAX_BYTES;
      if (isSmall) await this.makeRoom(place, file.size);
      const keptAt = Date.now();
      const isKept = isSmall && (await this.store.put(place, { kind, file, keptAt }));
      if (isKept) this.own.set(place, keptAt);
      // What was kept before it is not what the draft has.
      else await this.remove(place);
      return isKept;
    });
  }

  /** The file of a draft; null without one. */
  find(key: string): Promise<PostFile | null> {
    return this.inTurn(async () => {
      for (const place of placesOf(key)) {
        const found = await this.store.get(place);
        if (!found || !isFresh(found)) continue;
        this.own.set(place, found.keptAt);
        return { kind: found.kind, file: found.file };
      }
      return null;
    });
  }

  /** Where this window's file is, or is to be: not where another window's is, as long as there is a choice. */
  private async ownPlace(key: string): Promise<string> {
    const [first, second] = placesOf(key);
    if (this.own.has(second)) return second;
    const kept = await this.store.get(first);
    return !kept || kept.keptAt === this.own.get(first) || !isFresh(kept) ? first : second;
  }

  private async remove(place: string): Promise<void> {
    this.own.delete(place);
    await this.store.remove(place);
  }

  /** One after another: what is taken away must not be overtaken by what is still being kept. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(work);
    this.last = mine;
    return mine;
  }

  /** Forgets what is too old, and then the oldest until there is room for a file. */
  private async makeRoom(key: string, bytes: number): Promise<void> {
    let room = DRAFT_FILES_MAX_BYTES - bytes;
    const others = (await this.store.entries()).filter(([other]) => other !== key);
    for (const [other, kept] of others.toSorted(([, one], [, two]) => two.keptAt - one.keptAt)) {
      room -= kept.file.size;
      if (room < 0 || !isFresh(kept)) await this.store.remove(other);
    }
  }
}
