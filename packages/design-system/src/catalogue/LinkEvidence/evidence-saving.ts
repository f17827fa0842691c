/** What the dialog writes. */
export type EvidenceWrite = 'source' | 'verdict' | 'withdrawal' | 'removal';

/** A write of the dialog: which one, and how far it is. Its failure is told beside the button that was pressed. */
export type EvidenceSaving =
  | { status: 'idle' }
  | { status: 'saving'; what: EvidenceWrite }
  | {
      status: 'failed';
      what: EvidenceWrite;
      /** The server's own words, where there are any. */
      reason: string | null;
    };

/** True if this is on its way. */
export const isWriting = (saving: EvidenceSaving, what: EvidenceWrite): boolean =>
  saving.status === 'saving' && saving.what === what;
