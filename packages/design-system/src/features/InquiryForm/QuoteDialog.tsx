import { useMessages } from '../../messages/MessagesContext';
import { Dialog } from '../../primitives/Dialog';
import { InquiryForm, type InquiryFormProps } from './InquiryForm';

export interface QuoteDialogProps extends Omit<InquiryFormProps, 'quote'> {
  product: { name: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for a quote of a product. @see INQ-010, GAP-025 */
export function QuoteDialog({ product, open, onOpenChange, ...form }: QuoteDialogProps) {
  const messages = useMessages();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content size="wide" aria-describedby={undefined}>
          <Dialog.Header>
            <Dialog.Title>{messages.format('quote.title', { product: product.name })}</Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          <Dialog.Body>
            <InquiryForm {...form} quote />
          </Dialog.Body>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
