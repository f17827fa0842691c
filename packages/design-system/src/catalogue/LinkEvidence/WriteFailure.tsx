import { Notice } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { EvidenceSaving, EvidenceWrite } from './evidence-saving';
import { linkEvidenceMessages } from './LinkEvidence.messages';

export interface WriteFailureProps {
  saving: EvidenceSaving;
  /** The write that the adjacent buttons perform. */
  of: readonly EvidenceWrite[];
  className?: string;
}

/** Error message beside the button that was pressed. */
export function WriteFailure({ saving, of, className }: WriteFailureProps) {
  const messages = useMessages(linkEvidenceMessages);
  if (saving.status !== 'failed' || !of.includes(saving.what)) return null;
  return (
    <Notice tone="danger" className={className}>
      {saving.reason ?? messages.format('evidence.notSaved')}
    </Notice>
  );
}
