import { productQueries } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { QUOTE_SUPPLIERS_MAX } from '@millrace/domain';
import { Button, CheckboxGroup, ErrorState, Spinner } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { supplierChoice, supplierOptions } from './InquiryForm.css';

/** A company that may receive a quote request. */
export interface QuoteSupplier {
  id: string;
  name: string;
}

interface QuoteSuppliersProps {
  /** Suppliers to choose from; undefined until they are known. */
  suppliers: readonly QuoteSupplier[] | undefined;
  chosenIds: readonly string[];
  onChosenIdsChange: (ids: readonly string[]) => void;
  /** Why the server refused the choice. */
  error?: string | undefined;
  /** Reads them again, if that failed. */
  onRetry?: (() => void) | undefined;
  /** Reads more of them, if there are any. */
  onLoadMore?: (() => void) | undefined;
}

/** Lists the suppliers of a product with a checkbox for each. */
function QuoteSuppliers({
  suppliers,
  chosenIds,
  onChosenIdsChange,
  error,
  onRetry,
  onLoadMore,
}: QuoteSuppliersProps) {
  const messages = useMessages();
  if (!suppliers) {
    if (!onRetry) return <Spinner label={messages.format('quote.suppliers')} />;
    return <ErrorState title={messages.format('quote.suppliersFailed')} onRetry={onRetry} />;
  }
  return (
    <>
      <CheckboxGroup
        className={supplierOptions}
        label={messages.format('quote.suppliers')}
        hint={messages.format('quote.suppliersHint')}
        {...(suppliers.length > 1 && { selectAllLabel: messages.format('quote.allListed') })}
        options={suppliers.map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> }))}
        value={chosenIds}
        error={error}
        onValueChange={onChosenIdsChange}
      />
      {onLoadMore && (
        <Button size="small" tone="quiet" onClick={onLoadMore}>
          {messages.format('suppliers.loadMore')}
        </Button>
      )}
    </>
  );
}

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
  // Those left out are held, as more suppliers may be read, or chosen in a table, while the form is mounted.
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
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

/** The server's largest page. */
const QUOTE_SUPPLIERS_PAGE = 100;
