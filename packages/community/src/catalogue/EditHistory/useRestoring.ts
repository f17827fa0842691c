import type { ApiError, Edit } from '@millrace/api-client';
import { useSend } from '@millrace/design-system/connected';
import { useMessages } from '@millrace/ui/messages';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { EditHistoryDialogProps } from './EditHistoryDialog';

/** Puts back what edits have changed, and says how far that is until the dialog closes. @see GAP-058 */
export function useRestoring<Thing>(
  options: UseMutationOptions<Thing, ApiError, { editId: string; version: number }>,
  { version }: { version: number },
  { open, onOpenChange }: Pick<EditHistoryDialogProps, 'open' | 'onOpenChange'>,
) {
  const messages = useMessages();
  const { send, isSending, failure, dismiss } = useSend(options);
  const [restored, setRestored] = useState<string | null>(null);
  return {
    open,
    onOpenChange: (next: boolean) => {
      if (!next) {
        setRestored(null);
        dismiss();
      }
      onOpenChange(next);
    },
    restoring: restoringState(),
    restore: (edit: Edit) => {
      setRestored(edit.id);
      void send({ editId: edit.id, version });
    },
  };

  function restoringState(): EditHistoryDialogProps['restoring'] {
    if (restored === null) return null;
    if (isSending) return { id: restored, status: 'pending' };
    if (!failure) return { id: restored, status: 'done' };
    return { id: restored, status: 'failed', reason: failure.text ?? messages.format('list.failedHint') };
  }
}
