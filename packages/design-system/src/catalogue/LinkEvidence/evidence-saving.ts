/** Writes that the dialog performs. */
export type EvidenceWrite = 'source' | 'verdict' | 'withdrawal' | 'removal';

/** A write of the dialog and its status. Its failure is shown beside the button that was pressed. */
export type EvidenceSaving =
  | { status: 'idle' }
  | { status: 'saving'; what: EvidenceWrite }
  | {
      status: 'failed';
      what: EvidenceWrite;
      /** Error message of the server, if any. */
      reason: string | null;
    };

/** True while this write is in flight. */
export const isWriting = (saving: EvidenceSaving, what: EvidenceWrite): boolean =>
  saving.status === 'saving' && saving.what === what;
