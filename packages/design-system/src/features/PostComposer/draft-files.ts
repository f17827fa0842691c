import { browserStore, type PostFile } from '@millrace/api-client';
import { POST_MEDIA } from '@millrace/domain';

/** The most that is kept of all drafts together, in bytes: enough for a film of some minutes. */
export const DRAFT_FILES_MAX_BYTES = 200 * 2 ** 20;

/** How long a file waits for its draft to be gone on with, in milliseconds. */
export const DRAFT_FILE_MAX_AGE_MS = 7 * 24 * 3_600_000;

interface DraftFile extends PostFile {
  /** When it was chosen, in milliseconds. */
  keptAt: number;
}

const store = browserStore('millrace.drafts', (found): found is DraftFile => {
  const { kind, file, keptAt } = (found ?? {}) as Partial<Record<keyof DraftFile, unknown>>;
  const isKind = typeof kind === 'string' && Object.hasOwn(POST_MEDIA, kind);
  return isKind && file instanceof File && typeof keptAt === 'number';
});

let last: Promise<unknown> = Promise.resolve();

/** One after another: what is taken away must not be overtaken by what is still being kept. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine;
  return mine;
}

/**
 * Keeps the file of a draft in this browser until it is posted or discarded; null keeps none. Older ones give way to it.
 *
 * @returns Whether it will be there after a reload: not where it is too large, or the browser keeps nothing.
 */
export const keepDraftFile = (key: string, medium: PostFile | null): Promise<boolean> =>
  inTurn(async () => {
    if (medium === null) {
      await store.remove(key);
      return true;
    }
    const { kind, file } = medium;
    const isSmall = file.size <= DRAFT_FILES_MAX_BYTES;
    if (isSmall) await makeRoom(key, file.size);
    const isKept = isSmall && (await store.put(key, { kind, file, keptAt: Date.now() }));
    // What was kept before it is not what the draft has.
    if (!isKept) await store.remove(key);
    return isKept;
  });

/** The file of a draft that this browser has kept; null without one. */
export const keptDraftFile = (key: string): Promise<PostFile | null> =>
  inTurn(async () => {
    const found = await store.get(key);
    return found && isFresh(found) ? { kind: found.kind, file: found.file } : null;
  });

const isFresh = ({ keptAt }: DraftFile): boolean => Date.now() - keptAt < DRAFT_FILE_MAX_AGE_MS;

/** Forgets what is too old, and then the oldest until there is room for a file. */
async function makeRoom(key: string, bytes: number): Promise<void> {
  let room = DRAFT_FILES_MAX_BYTES - bytes;
  const others = (await store.entries()).filter(([other]) => other !== key);
  for (const [other, kept] of others.toSorted(([, one], [, two]) => two.keptAt - one.keptAt)) {
    room -= kept.file.size;
    if (room < 0 || !isFresh(kept)) await store.remove(other);
  }
}
