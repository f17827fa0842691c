import { DEFAULT_SUPPLIER_SORT, SUPPLIER_SORTS, type SupplierSort } from '@millrace/domain';
import {
  DataTable,
  type DataTableSort,
  DataTableToolsButton,
  type MenuItem,
  SectionHead,
  SelectField,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import type { LimitedReason } from '../../internal/limited';
import type { ListState } from '../../internal/list-state';
import { ListBody, ListFoot } from '../../shell/PagedList';
import { linkEvidenceMessages } from '../LinkEvidence/LinkEvidence.messages';
import { supplierTableMessages } from './SupplierTable.messages';
import type { Supplier } from './supplier';
import { useSupplierColumns } from './useSupplierColumns';

export interface SupplierTableProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The product that is supplied. */
  product: { name: string };
  state: ListState<Supplier>;
  /** The order that was asked for. Default `premium`. */
  sort?: SupplierSort;
  /** The order of the rows, while those in the order that was asked for have not come. Default: `sort`. */
  shownSort?: SupplierSort | undefined;
  /** Without it there is no choice of an order. */
  onSortChange?: ((sort: SupplierSort) => void) | undefined;
  /** Fetches the next page; left out when `signInHref` leads a guest to the login instead. @see PROD-030 */
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Where a guest who wants more is led. @see DIFF-005 */
  signInHref?: string | undefined;
  /** Why contacts are withheld. @see GAP-060, GAP-076 */
  limited?: LimitedReason;
  /** Place of the section on its page. */
  number?: number;
  /** Shows on what it rests that a company supplies the product. @see GAP-087 */
  onShowEvidence?: ((supplier: Supplier) => void) | undefined;
  /** What else can be done with a supplier, in the menu of its row. Default: nothing. */
  moreActions?: ((supplier: Supplier) => readonly MenuItem[]) | undefined;
  /** Leads to where one chooses whom to write to at a supplier; undefined for one to whom nobody can. Default: no such action. */
  messageHref?: ((supplier: Supplier) => string | undefined) | undefined;
  /** Adds to the list: stands in its head, and where it is empty. @see PROD-032, PROD-038 */
  addControl?: ReactNode;
  /** Id of the heading; links to it scroll here. @see PROD-009 */
  titleId?: string;
  /** Stands in place of Load More, such as See All. */
  foot?: ReactNode;
  /** Rows that stand there at first, for the skeleton. Default 4. */
  expectedRows?: number;
}

/** Who supplies a product: sorted four ways, a few at first, more by cursor. @see PROD-027 to PROD-031 */
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
  });
  const tableId = useId();
  const [isOpen, setOpen] = useState(false);
  const isReady = state.status === 'ready';
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
            <DataTable
              id={tableId}
              caption={messages.format('suppliers.caption', { product: product.name })}
              rows={rows}
              rowKey={supplierKey}
              rowCount={total}
              columns={columns}
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

const supplierKey = ({ id }: Supplier) => id;

/** Tells whether a row says more of what is supplied than its page does. */
const sayWhatIsSupplied = ({ productName, pictures = [] }: Supplier, product: { name: string }): boolean =>
  pictures.length > 0 || (productName !== undefined && productName !== product.name);

/** The order of rows as that of a column; that of Premium is none's. */
function columnSort(sort: SupplierSort): DataTableSort | null {
  if (sort === 'premium') return null;
  return { key: sort, direction: sort === 'contacts' ? 'descending' : 'ascending' };
}

interface SupplierSortSelectProps {
  value: SupplierSort;
  onValueChange: (sort: SupplierSort) => void;
}

/** The four orders by name: on phones, where columns have no heads, the only place to sort. @see PROD-029 */
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
