import { Dialog } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';

export interface SecurityDialogProps {
  title: string;
  /** `alertdialog` where the answer destroys something. Default `dialog`. */
  role?: 'dialog' | 'alertdialog';
  /** Id of what says what follows from the answer; read after the title. */
  describedBy?: string;
  /** True if it can be left without an answer. Default `true`. */
  canClose?: boolean;
  onClose: () => void;
  /** Where the focus goes then; default back to what opened it. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
  children: ReactNode;
}

/** What asks for more than a press; a press outside gives no answer, as what was typed would be lost. */
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
