import type { SpreadsheetImport } from '@millrace/api-client';
import { Button, Dialog, EmptyState, ErrorState, Heading, Spinner, Stack, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { SheetImportStatus } from './SheetImportStatus';

/** State of the history. */
export type ImportHistoryState =
  | { status: 'loading' }
  | { status: 'error'; onRetry: () => void }
  | { status: 'ready'; imports: readonly SpreadsheetImport[] };

export interface ImportHistoryDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  state: ImportHistoryState;
  /** ID of the import that is being stopped or undone. */
  sending: string | null;
  /** Reason why that failed, and for which import. */
  failure: { id: string; reason: string } | null;
  onStop: (id: string) => void;
  onUndo: (id: string) => void;
}

/** Lists the member's imports of the last 30 days, each with its result and the buttons that stop or undo it. */
export function ImportHistoryDialog({
  open,
  onOpenChange,
  state,
  sending,
  failure,
  onStop,
  onUndo,
}: ImportHistoryDialogProps) {
  const messages = useMessages();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content size="wide" aria-describedby={undefined}>
          <Dialog.Header>
            <Dialog.Title>{messages.format('importHistory.title')}</Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          <Dialog.Body>
            <div data-component="ImportHistoryDialog" data-state={state.status}>
              {state.status === 'loading' && <Spinner label={messages.format('importHistory.loading')} />}
              {state.status === 'error' && (
                <ErrorState title={messages.format('importHistory.failed')} onRetry={state.onRetry} />
              )}
              {state.status === 'ready' && state.imports.length === 0 && (
                <EmptyState title={messages.format('importHistory.empty')} />
              )}
              {state.status === 'ready' && (
                <Stack gap="xl">
                  {state.imports.map((imported) => (
                    <section key={imported.id} aria-label={imported.file_name}>
                      <Stack gap="sm">
                        <Heading level={3} size="panel">
                          <bdi>{imported.file_name}</bdi>
                        </Heading>
                        <Text as="p" variant="small">
                          {messages.format('importHistory.facts', {
                            kind: imported.kind,
                            hasTarget: String(imported.target !== null),
                            name: imported.target?.name ?? '',
                            started: messages.date(imported.started, {
                              dateStyle: 'medium',
                              timeStyle: 'short',
                            }),
                          })}
                        </Text>
                        <SheetImportStatus
                          imported={imported}
                          isSending={sending === imported.id}
                          failure={failure?.id === imported.id ? failure.reason : null}
                          onStop={() => onStop(imported.id)}
                          onUndo={() => onUndo(imported.id)}
                        />
                      </Stack>
                    </section>
                  ))}
                </Stack>
              )}
            </div>
          </Dialog.Body>
          <Dialog.Footer>
            <Dialog.Close asChild>
              <Button tone="quiet">{messages.format('sheet.close')}</Button>
            </Dialog.Close>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
