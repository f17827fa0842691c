import {
  DEFAULT_SUPPLIER_SORT,
  QUOTE_SUPPLIERS_MAX,
  SUPPLIER_SORTS,
  type SupplierSort,
} from '@millrace/domain';
import {
  Button,
  DataTable,
  type DataTableSort,
  DataTableToolsButton,
  type MenuItem,
  SectionHead,
  SelectField,
  Text,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type ComponentPropsWithRef, type ReactNode, useCallback, useId, useState } from 'react';
import type { LimitedReason } from '../../internal/limited';
import type { ListState } from '../../internal/list-state';
import { ListBody, ListFoot } from '../../shell/PagedList';
import { linkEvidenceMessages } from '../LinkEvidence/LinkEvidence.messages';
import { selectionBar } from './SupplierTable.css';
import { supplierTableMessages } from './SupplierTable.messages';
import type { Supplier } from './supplier';
import { useSupplierColumns } from './useSupplierColumns';

export interface SupplierTableProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The product that is supplied. */
  product: { name: string };
  state: ListState<Supplier>;
  /** Requested sort order. Default `premium`. */
  sort?: SupplierSort;
  /** Sort order of the visible rows, which are placeholder data while the requested order loads. Default: `sort`. */
  shownSort?: SupplierSort | undefined;
  /** Called with the chosen sort order; without it there is no sorting. */
  onSortChange?: ((sort: SupplierSort) => void) | undefined;
  /** Fetches the next page; omitted if `signInHref` sends guests to the login instead. @see PROD-030 */
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Login URL for guests who want more rows. @see DIFF-005 */
  signInHref?: string | undefined;
  /** Reason why contacts are withheld. @see GAP-060, GAP-076 */
  limited?: LimitedReason;
  /** Position of the section on its page. */
  number?: number;
  /** Opens the evidence that a company supplies the product. @see GAP-087 */
  onShowEvidence?: ((supplier: Supplier) => void) | undefined;
  /** Further items of a supplier’s row menu. Default: none. */
  moreActions?: ((supplier: Supplier) => readonly MenuItem[]) | undefined;
  /** Returns the URL of a supplier's contacts; undefined if nobody can be messaged. Default: no such action. */
  messageHref?: ((supplier: Supplier) => string | undefined) | undefined;
  /** Selected suppliers, and what requests quotes from them. Default: rows have no checkboxes. @see DIFF-003 */
  selection?: SupplierSelection | undefined;
  /** Action that adds to the list, in the header and in the empty state. @see PROD-032, PROD-038 */
  addControl?: ReactNode;
  /** Id of the heading, for anchor links. @see PROD-009 */
  titleId?: string;
  /** Replaces Load More, such as by See All. */
  foot?: ReactNode;
  /** Number of skeleton rows. Default 4. */
  expectedRows?: number;
}

/** Selected suppliers of a table. */
export interface SupplierSelection {
  /** Ids of the companies. */
  selected: ReadonlySet<string>;
  onSelectedChange: (selected: ReadonlySet<string>) => void;
  /** Begins a quote request to the selected suppliers. */
  onRequestQuotes: () => void;
}

/** Suppliers of a product with four sort orders and cursor pagination. @see PROD-027 to PROD-031 */
export function SupplierTable({
  product,
  state,
  sort = DEFAULT_SUPPLIER_SORT,
  shownSort = sort,
  onSortChange,
  onLoadMore,
  onRetry,
  signInHref,
  limited = 'none',
  number,
  onShowEvidence,
  moreActions,
  messageHref,
  selection,
  addControl,
  titleId = 'suppliers',
  foot,
  expectedRows = 4,
  ...rest
}: SupplierTableProps) {
  const messages = useMessages(linkEvidenceMessages, supplierTableMessages);
  const columns = useSupplierColumns({
    onShowEvidence,
    moreActions,
    messageHref,
    isSorter: onSortChange !== undefined,
    hasProducts: state.status === 'ready' && state.rows.some((row) => sayWhatIsSupplied(row, product)),
    hasContacts: state.status === 'ready' && state.rows.some(({ contacts }) => contacts !== null),
  });
  const tableId = useId();
  const [isOpen, setOpen] = useState(false);
  const isReady = state.status === 'ready';
  const rowLabel = useCallback(
    ({ name }: Supplier) => messages.format('suppliers.select', { company: name }),
    [messages],
  );
  return (
    <section aria-labelledby={titleId} data-component="SupplierTable" {...rest}>
      <SectionHead
        title={messages.format('suppliers.title')}
        titleId={titleId}
        fact={isReady ? messages.format('suppliers.fact', { count: state.total }) : undefined}
        actions={
          isReady && (state.total > 1 || addControl) ? (
            <>
              {state.total > 1 && onSortChange && (
                <SupplierSortSelect value={sort} onValueChange={onSortChange} />
              )}
              {addControl}
              {state.total > 1 && (
                <DataTableToolsButton open={isOpen} onOpenChange={setOpen} aria-controls={tableId} />
              )}
            </>
          ) : undefined
        }
        {...(number === undefined ? {} : { number })}
      />
      <ListBody
        state={state}
        expectedRows={expectedRows}
        art="seal"
        empty={messages.format('suppliers.empty')}
        emptyHint={messages.format('suppliers.emptyHint', { product: product.name })}
        emptyAction={addControl}
        onRetry={onRetry}
      >
        {({ rows, total, more }) => (
          <>
            {selection && <SelectionBar {...selection} />}
            <DataTable
              id={tableId}
              caption={messages.format('suppliers.caption', { product: product.name })}
              rows={rows}
              rowKey={supplierKey}
              rowCount={total}
              columns={columns}
              {...(selection && {
                selection: {
                  selected: selection.selected,
                  onSelectedChange: selection.onSelectedChange,
                  allLabel: messages.format('suppliers.selectAll'),
                  rowLabel,
                },
              })}
              sort={columnSort(shownSort)}
              onSortChange={({ key }) => {
                const asked = SUPPLIER_SORTS.find((one) => one === key);
                if (asked) onSortChange?.(asked);
              }}
              toolsOpen={isOpen}
              onToolsOpenChange={setOpen}
              memoryId="suppliers"
            />
            {foot ?? (
              <ListFoot
                shown={rows.length}
                total={total}
                more={more}
                label={messages.format('suppliers.loadMore')}
                onLoadMore={onLoadMore}
                signInHref={signInHref}
                limited={limited}
              />
            )}
          </>
        )}
      </ListBody>
    </section>
  );
}

/** Says how many suppliers are selected, and begins a request to them. */
function SelectionBar({ selected: { size: count }, onRequestQuotes }: SupplierSelection) {
  const messages = useMessages(supplierTableMessages);
  const isTooMany = count > QUOTE_SUPPLIERS_MAX;
  return (
    <div className={selectionBar} data-part="selection">
      <Text role="status" tone="muted">
        {isTooMany
          ? messages.format('suppliers.selectedTooMany', { limit: QUOTE_SUPPLIERS_MAX })
          : messages.format('suppliers.selected', { count })}
      </Text>
      {count > 0 && !isTooMany && (
        <Button size="small" tone="primary" aria-haspopup="dialog" onClick={onRequestQuotes}>
          {messages.format('suppliers.requestQuotes')}
        </Button>
      )}
    </div>
  );
}

const supplierKey = ({ id }: Supplier) => id;

/** True if a row adds pictures or another name of the product to what the page already shows. */
const sayWhatIsSupplied = ({ productName, pictures = [] }: Supplier, product: { name: string }): boolean =>
  pictures.length > 0 || (productName !== undefined && productName !== product.name);

/** Maps the sort order to a column; Premium has none. */
function columnSort(sort: SupplierSort): DataTableSort | null {
  if (sort === 'premium') return null;
  return { key: sort, direction: sort === 'contacts' ? 'descending' : 'ascending' };
}

interface SupplierSortSelectProps {
  value: SupplierSort;
  onValueChange: (sort: SupplierSort) => void;
}

/** Selects the sort order by name: the only way on phones, where columns have no headers. @see PROD-029 */
function SupplierSortSelect({ value, onValueChange }: SupplierSortSelectProps) {
  const messages = useMessages(linkEvidenceMessages, supplierTableMessages);
  return (
    <SelectField
      layout="line"
      label={messages.format('suppliers.sortBy')}
      value={value}
      onValueChange={onValueChange}
      options={SUPPLIER_SORTS.map((sort) => ({
        value: sort,
        label: messages.format(`suppliers.sort.${sort}`),
      }))}
    />
  );
}
