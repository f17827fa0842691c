import { browserStore, type PostFile } from '@millrace/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type KeptDraft, useKeptDraft } from '../../hooks/useKeptDraft';
import { DraftFiles, isDraftFile } from './draft-files';

const files = new DraftFiles(browserStore('millrace.drafts', isDraftFile));

/** A file is kept by itself: texts alone go where the rest of a draft is kept. */
const NOT_WITH_TEXT = ['medium'] as const;

/** What is written with a file, kept in this browser. */
export interface KeptPostDraft<Draft>
  extends Pick<KeptDraft<Draft>, 'draft' | 'change' | 'forget' | 'isKept' | 'other'> {
  /** Whether its file is, too; true without one. */
  isFileKept: boolean;
}

/**
 * A draft of a post, kept with its file in this browser until it is posted or discarded.
 *
 * @param key As of `useKeptDraft`, which keeps all else.
 */
export function useKeptPostDraft<Draft extends { medium: PostFile | null }>(
  key: string | null,
  initial: Draft,
  keeper: 'session' | 'local',
): KeptPostDraft<Draft> {
  const kept = useKeptDraft<Draft>(key, initial, NOT_WITH_TEXT, keeper);
  const { draft, change: changeDraft, fill, forget: forgetDraft, isKept, arrivals, other } = kept;
  const [isFileKept, setFileKept] = useState(true);
  const isChosen = useRef(false);

  const keep = useCallback(
    (medium: PostFile | null) => {
      isChosen.current = true;
      if (key !== null) void files.keep(key, medium).then(setFileKept);
    },
    [key],
  );
  useEffect(() => {
    if (key === null || arrivals === 0) return;
    let isLeft = false;
    // What was chosen before belongs to what stood here before.
    isChosen.current = false;
    void files.find(key).then((medium) => {
      // What was chosen or taken away meanwhile is newer.
      if (medium && !isLeft && !isChosen.current) fill({ medium } as Partial<Draft>);
    });
    return () => {
      isLeft = true;
    };
  }, [key, arrivals, fill]);

  const change = useCallback(
    (patch: Partial<Draft>) => {
      if (patch.medium !== undefined) keep(patch.medium);
      changeDraft(patch);
    },
    [changeDraft, keep],
  );
  const forget = useCallback(() => {
    keep(null);
    forgetDraft();
  }, [forgetDraft, keep]);
  return { draft, change, forget, isKept, isFileKept, other };
}
