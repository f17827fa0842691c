import { type ReactNode, useCallback, useState } from 'react';
import { QuoteDialogContainer, type RequestQuoteContainerProps } from './InquiryContainers';
import type { QuoteSupplier } from './QuoteSuppliers';

/** Opens a quote request to chosen suppliers of a product; the typed text is kept until another product is asked for. */
export function useQuoteDialog(viewer: RequestQuoteContainerProps['viewer']): {
  request: (product: RequestQuoteContainerProps['product'], suppliers: readonly QuoteSupplier[]) => void;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<{
    product: RequestQuoteContainerProps['product'];
    suppliers: readonly QuoteSupplier[];
  } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const request = useCallback(
    (product: RequestQuoteContainerProps['product'], suppliers: readonly QuoteSupplier[]) => {
      setAsked({ product, suppliers });
      setOpen(true);
    },
    [],
  );
  return {
    request,
    dialog: asked && (
      <QuoteDialogContainer
        key={asked.product.id}
        {...asked}
        viewer={viewer}
        open={isOpen}
        onOpenChange={setOpen}
      />
    ),
  };
}
