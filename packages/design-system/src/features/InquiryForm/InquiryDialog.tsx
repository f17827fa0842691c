import { useMessages } from '../../messages/MessagesContext';
import { Dialog } from '../../primitives/Dialog';
import { InquiryForm, type InquiryFormProps } from './InquiryForm';

export interface InquiryDialogProps extends InquiryFormProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The inquiry over the page. @see INQ-001, GAP-014 */
export function InquiryDialog({ open, onOpenChange, ...form }: InquiryDialogProps) {
  const messages = useMessages();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content size="wide" aria-describedby={undefined}>
          <Dialog.Header>
            <Dialog.Title>{messages.format('inquiryForm.title')}</Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          <Dialog.Body>
            <InquiryForm {...form} />
          </Dialog.Body>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
