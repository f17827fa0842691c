import { Button, CheckboxGroup, ErrorState, Spinner } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { supplierOptions } from './InquiryForm.css';

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
export function QuoteSuppliers({
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
