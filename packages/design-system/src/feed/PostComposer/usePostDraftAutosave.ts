import { browserStore, type PostFile, randomId } from '@millrace/api-client';
import { type DraftAutosave, parseDraft, readText, useDraftAutosave } from '@millrace/ui/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { DraftFiles, isDraftFile } from './draft-files';

const files = new DraftFiles(browserStore('millrace.drafts', isDraftFile));

/** Excludes the file from the stored draft, as files are stored separately. */
const NOT_WITH_TEXT = ['medium'] as const;

/** Reference to the stored file of a draft; null without one, and until the file is stored. */
interface NamedFile {
  file: { id: string; name: string } | null;
}

/** Autosaved draft of a post with its file. */
export interface PostDraftAutosave<Draft>
  extends Pick<DraftAutosave<Draft & NamedFile>, 'draft' | 'forget' | 'isSaved' | 'hasConflict'> {
  change: (patch: Partial<Draft>) => void;
  /** True if its file is saved too, or if there is none. */
  isFileSaved: boolean;
}

/**
 * Autosaves the draft of a post with its file in this browser until it is posted or discarded. The stored text refers
 * to its file by id, so that each window loads the file that belongs to its text.
 *
 * @param key As of `useDraftAutosave`, which stores the rest. Must be unique on the page.
 */
export function usePostDraftAutosave<Draft extends { medium: PostFile | null }>(
  key: string | null,
  initial: Draft,
  scope: 'session' | 'local',
): PostDraftAutosave<Draft> {
  type Kept = Draft & NamedFile;
  const [blank] = useState<Kept>(() => ({ ...initial, file: null }));
  // Files of this page by id, including those too large to be stored.
  const known = useRef(new Map<string, { medium: PostFile; isKept: boolean }>());
  // Id of the file that is shown or being loaded.
  const shownId = useRef<string | null>(null);
  const isShared = useCallback(
    ({ medium, file }: Kept) =>
      medium === null || (file !== null && known.current.get(file.id)?.isKept === true),
    [],
  );
  const kept = useDraftAutosave<Kept>(key, blank, NOT_WITH_TEXT, scope, isShared);
  const {
    draft,
    change: changeDraft,
    fill,
    forget: forgetDraft,
    isSaved,
    externalUpdates,
    hasConflict,
  } = kept;
  const [isFileSaved, setFileKept] = useState(true);

  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  // Loads the file of each draft that another window has saved, in place of the current file.
  useEffect(() => {
    if (externalUpdates === 0) return;
    const { file, medium } = latest.current;
    const id = file?.id ?? null;
    if (id === shownId.current && (id === null) === (medium === null)) return;
    shownId.current = id;
    const show = (found: PostFile | null) => fill({ medium: found } as Partial<Kept>);
    const here = id === null ? undefined : known.current.get(id);
    setFileKept(here?.isKept ?? true);
    show(here?.medium ?? null);
    if (id === null || here) return;
    void files.find(id).then((found) => {
      if (found) known.current.set(id, { medium: found, isKept: true });
      // The user has chosen or removed a file meanwhile, which takes precedence.
      if (found && shownId.current === id) show(found);
    });
  }, [externalUpdates, fill]);

  /** Deletes stored files of this page that no draft refers to. */
  const tidy = useCallback(() => {
    if (key === null) return;
    const named = parseDraft<Kept>(readText(scope, key))?.file?.id;
    for (const id of known.current.keys()) {
      if (id === shownId.current || id === named) continue;
      known.current.delete(id);
      void files.remove(id);
    }
  }, [key, scope]);
  const choose = useCallback(
    async (medium: PostFile | null) => {
      shownId.current = null;
      tidy();
      if (medium === null || key === null) {
        setFileKept(true);
        return;
      }
      const id = randomId();
      shownId.current = id;
      known.current.set(id, { medium, isKept: false });
      const isKeptNow = await files.keep(id, medium);
      known.current.set(id, { medium, isKept: isKeptNow });
      if (shownId.current !== id) {
        tidy();
        return;
      }
      setFileKept(isKeptNow);
      changeDraft({ file: { id, name: medium.file.name } } as Partial<Kept>);
    },
    [key, tidy, changeDraft],
  );
  const change = useCallback(
    (patch: Partial<Draft>) => {
      if (patch.medium === undefined) {
        changeDraft(patch as Partial<Kept>);
        return;
      }
      changeDraft({ ...patch, file: null } as Partial<Kept>);
      void choose(patch.medium);
    },
    [changeDraft, choose],
  );
  const forget = useCallback(() => {
    forgetDraft();
    shownId.current = null;
    tidy();
  }, [forgetDraft, tidy]);
  return { draft, change, forget, isSaved, isFileSaved, hasConflict };
}
