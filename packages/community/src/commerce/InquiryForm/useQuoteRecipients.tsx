import { productQueries } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { QUOTE_SUPPLIERS_MAX } from '@millrace/domain';
import { Button } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { supplierChoice } from './InquiryForm.css';
import { type QuoteSupplier, QuoteSuppliers } from './QuoteSuppliers';

/** The server's largest page. */
const QUOTE_SUPPLIERS_PAGE = 100;

interface QuoteRecipientsOptions {
  product: { id: string };
  /** Suppliers that were chosen before; undefined offers all of the product. */
  preset: readonly QuoteSupplier[] | undefined;
  /** False if the viewer's plan reaches the sales desk only. */
  canChoose: boolean;
}

/** Holds which suppliers receive a request. @returns No `ids` for all of them. @see DIFF-003 */
export function useQuoteRecipients({ product, preset, canChoose }: QuoteRecipientsOptions): {
  ids: readonly string[] | undefined;
  /** @param error Why the server refused the choice. */
  renderChooser: (error: string | undefined) => ReactNode;
} {
  const messages = useMessages();
  const [isOpen, setOpen] = useState(false);
  // Deselected suppliers, as more may be loaded while the form is open.
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [lastPreset, setLastPreset] = useState(preset);
  // A new selection in a table replaces what was deselected here.
  if (preset !== lastPreset) {
    setLastPreset(preset);
    setLeftOut(new Set());
  }
  const query = useInfiniteQuery({
    ...productQueries(useApiClient()).suppliers(product.id, { sort: 'company', limit: QUOTE_SUPPLIERS_PAGE }),
    enabled: canChoose && isOpen && !preset,
  });
  if (!canChoose) return { ids: undefined, renderChooser: () => null };
  const suppliers =
    preset ?? query.data?.items.map(({ company_id: id, company_name: name }) => ({ id, name }));
  const chosenIds = (suppliers ?? []).map(({ id }) => id).filter((id) => !leftOut.has(id));
  const hasMore = query.hasNextPage && (suppliers?.length ?? 0) < QUOTE_SUPPLIERS_MAX;
  const isShown = preset !== undefined || isOpen;
  return {
    ids: isShown && suppliers ? chosenIds : undefined,
    renderChooser: (error) => (
      <div className={supplierChoice}>
        {!preset && (
          <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {messages.format(isOpen ? 'quote.all' : 'quote.choose')}
          </Button>
        )}
        {isShown && (
          <QuoteSuppliers
            suppliers={suppliers}
            chosenIds={chosenIds}
            error={error}
            onChosenIdsChange={(ids) =>
              setLeftOut(new Set(suppliers?.map(({ id }) => id).filter((id) => !ids.includes(id))))
            }
            onRetry={query.isError ? () => void query.refetch() : undefined}
            onLoadMore={!preset && hasMore ? () => void query.fetchNextPage() : undefined}
          />
        )}
      </div>
    ),
  };
}
