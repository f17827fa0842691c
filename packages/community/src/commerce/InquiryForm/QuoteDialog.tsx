import { type QuoteReach, SITE_PATHS } from '@millrace/domain';
import { Dialog, Link, VisuallyHidden } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { InquiryDialogParts } from './InquiryDialogParts';
import { reach as reachClass } from './InquiryForm.css';
import type { InquiryFormProps } from './inquiry-props';

export interface QuoteDialogProps extends Omit<InquiryFormProps, 'quote'> {
  product: { name: string };
  /** Who gets the request, by the plan of whoever asks. @see DIFF-003, PLAN-009 */
  reach: QuoteReach;
  /** Where the plans are. Default `/pricing`, which is for guests. */
  plansHref?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for a quote of a product. @see INQ-010, GAP-025 */
export function QuoteDialog({
  product,
  reach,
  plansHref = SITE_PATHS.pricing,
  open,
  onOpenChange,
  ...form
}: QuoteDialogProps) {
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
          <InquiryDialogParts
            {...form}
            quote
            lead={
              <p className={reachClass} data-part="reach">
                {reach === 'sales-desk'
                  ? messages.rich('quote.toSalesDesk', {
                      // Beside this page: what is typed stays.
                      link: (text) => (
                        <Link href={plansHref} target="_blank" rel="noopener">
                          {text}
                          <VisuallyHidden> ({messages.format('sharePopup.newTab')})</VisuallyHidden>
                        </Link>
                      ),
                    })
                  : messages.format('quote.toSuppliers')}
              </p>
            }
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
