import { Dialog } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { InviteForm, type InviteFormProps } from './InviteForm';

export interface InviteDialogProps extends InviteFormProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Invites people by e-mail to follow a product or a company. @see PROD-020 */
export function InviteDialog({ open, onOpenChange, ...rest }: InviteDialogProps) {
  const messages = useMessages();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Header>
            <Dialog.Title>{messages.format('invite.title', { name: rest.name })}</Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          <Dialog.Body>
            <InviteForm {...rest} />
          </Dialog.Body>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
