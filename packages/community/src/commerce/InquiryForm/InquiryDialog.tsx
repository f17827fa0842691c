import { Dialog } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { InquiryDialogParts } from './InquiryDialogParts';
import type { InquiryFormProps } from './inquiry-props';

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
          <InquiryDialogParts {...form} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
