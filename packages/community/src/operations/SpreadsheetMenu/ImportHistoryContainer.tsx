import { spreadsheetMutations, spreadsheetQueries } from '@millrace/api-client';
import { useApiClient, useSend } from '@millrace/design-system/connected';
import { useMessages } from '@millrace/ui/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ImportHistoryDialog, type ImportHistoryState } from './ImportHistoryDialog';
import { pollingInterval, useRefetchWhenEnded } from './useImportProgress';

interface ImportHistoryContainerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const NONE: never[] = [];

/** Shows the member's imports with their progress, and stops and undoes them. */
export function ImportHistoryContainer({ open, onOpenChange }: ImportHistoryContainerProps) {
  const messages = useMessages();
  const client = useApiClient();
  const history = useQuery({
    ...spreadsheetQueries(client).imports(),
    enabled: open,
    refetchInterval: ({ state }) => pollingInterval(state.data),
  });
  useRefetchWhenEnded(history.data ?? NONE);
  const calls = spreadsheetMutations(client);
  const stopping = useSend(calls.stop());
  const undoing = useSend(calls.undo());
  const [chosen, setChosen] = useState<string | null>(null);
  const act = (call: typeof stopping) => (importId: string) => {
    stopping.dismiss();
    undoing.dismiss();
    setChosen(importId);
    void call.send({ importId });
  };
  const failure = stopping.failure ?? undoing.failure;
  return (
    <ImportHistoryDialog
      open={open}
      onOpenChange={onOpenChange}
      state={historyState()}
      sending={stopping.isSending || undoing.isSending ? chosen : null}
      failure={
        failure && chosen ? { id: chosen, reason: failure.text ?? messages.format('sheet.again') } : null
      }
      onStop={act(stopping)}
      onUndo={act(undoing)}
    />
  );

  function historyState(): ImportHistoryState {
    if (history.data) return { status: 'ready', imports: history.data };
    if (history.isError) return { status: 'error', onRetry: () => void history.refetch() };
    return { status: 'loading' };
  }
}
