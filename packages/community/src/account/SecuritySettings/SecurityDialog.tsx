import { Dialog } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';

export interface SecurityDialogProps {
  title: string;
  /** `alertdialog` for destructive actions. Default `dialog`. */
  role?: 'dialog' | 'alertdialog';
  /** Id of the text about the consequences, announced after the title. */
  describedBy?: string;
  /** True if the dialog can be dismissed. Default `true`. */
  canClose?: boolean;
  onClose: () => void;
  /** Overrides the focus target on closing; default the element that opened the dialog. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
  children: ReactNode;
}

/** Dialog of a sensitive action; a press outside does not close it, as the typed values would be lost. */
export function SecurityDialog(props: SecurityDialogProps) {
  const { title, role, describedBy, canClose = true, onClose, onCloseAutoFocus, children } = props;
  const messages = useMessages();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content
          {...(role && { role })}
          aria-describedby={describedBy}
          onCloseAutoFocus={onCloseAutoFocus}
          onInteractOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            if (!canClose) event.preventDefault();
          }}
        >
          <Dialog.Header>
            <Dialog.Title>{title}</Dialog.Title>
            {canClose && <Dialog.Close aria-label={messages.format('dialog.close')} />}
          </Dialog.Header>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
