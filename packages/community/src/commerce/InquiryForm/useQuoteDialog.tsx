import { type ReactNode, useCallback, useState } from 'react';
import { QuoteDialogContainer, type RequestQuoteContainerProps } from './InquiryContainers';
import type { QuoteSupplier } from './QuoteSuppliers';

type Product = RequestQuoteContainerProps['product'];

/**
 * Opens a quote request to chosen suppliers of a product, or to all of them. It retains typed text until the request
 * is sent or the product changes.
 */
export function useQuoteDialog(viewer: RequestQuoteContainerProps['viewer']): {
  request: (product: Product, suppliers?: readonly QuoteSupplier[]) => void;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<{
    product: Product;
    suppliers: readonly QuoteSupplier[] | undefined;
  } | null>(null);
  const [isOpen, setOpen] = useState(false);
  // The next request starts with an empty form.
  const [sent, setSent] = useState(0);
  const [form, setForm] = useState(0);
  const request = useCallback(
    (product: Product, suppliers?: readonly QuoteSupplier[]) => {
      setAsked({ product, suppliers });
      setForm(sent);
      setOpen(true);
    },
    [sent],
  );
  return {
    request,
    dialog: asked && (
      <QuoteDialogContainer
        key={`${asked.product.id} ${form}`}
        {...asked}
        viewer={viewer}
        open={isOpen}
        onOpenChange={setOpen}
        onSent={() => setSent((count) => count + 1)}
      />
    ),
  };
}
