import { DEFAULT_SUPPLIER_SORT, SUPPLIER_SORTS, type SupplierSort } from '@millrace/domain';
import {
  SectionHead,
  SelectField,
  TABLE_WINDOWED_FROM,
  Table,
  TableBody,
  TableColumn,
  TableHead,
  type TableSort,
  TableTools,
  TableToolsButton,
  type TableToolsState,
  TableWindowedBody,
  VisuallyHidden,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type ComponentPropsWithRef, type ReactNode, useCallback, useMemo } from 'react';
import type { LimitedReason } from '../../internal/limited';
import type { ListState } from '../../internal/list-state';
import { ListBody, ListFoot } from '../../shell/PagedList';
import { linkEvidenceMessages } from '../LinkEvidence/LinkEvidence.messages';
import { supplierTableMessages } from './SupplierTable.messages';
import { SupplierTableRow } from './SupplierTableRow';
import type { Supplier } from './supplier';
import { useSupplierTools } from './useSupplierTools';

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
  addControl,
  titleId = 'suppliers',
  foot,
  expectedRows = 4,
  ...rest
}: SupplierTableProps) {
  const messages = useMessages(linkEvidenceMessages, supplierTableMessages);
  const tools = useSupplierTools(product, state, onShowEvidence !== undefined);
  const { isShown } = tools;
  const isReady = state.status === 'ready';
  const ordered = (column: SupplierSort, direction: TableSort) =>
    onSortChange && {
      sort: shownSort === column ? direction : ('none' as const),
      onSort: () => onSortChange(column),
    };
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
              {state.total > 1 && <TableToolsButton tools={tools} />}
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
            <TableTools tools={tools}>
              <Table
                caption={messages.format('suppliers.caption', { product: product.name })}
                columnShares={tools.shares}
                {...(rows.length < TABLE_WINDOWED_FROM ? {} : { rowCount: total })}
              >
                <TableHead>
                  {isShown('number') && (
                    <TableColumn kind="index">{messages.format('suppliers.number')}</TableColumn>
                  )}
                  <TableColumn {...ordered('company', 'ascending')}>
                    {messages.format('suppliers.company')}
                  </TableColumn>
                  {isShown('supplies') && <TableColumn>{messages.format('suppliers.supplies')}</TableColumn>}
                  {isShown('type') && <TableColumn>{messages.format('suppliers.type')}</TableColumn>}
                  {isShown('country') && (
                    <TableColumn {...ordered('country', 'ascending')}>
                      {messages.format('suppliers.country')}
                    </TableColumn>
                  )}
                  {isShown('contacts') && (
                    <TableColumn kind="number" {...ordered('contacts', 'descending')}>
                      {messages.format('suppliers.contacts')}
                    </TableColumn>
                  )}
                  {onShowEvidence && isShown('evidence') && (
                    <TableColumn>
                      <VisuallyHidden>{messages.format('evidence.open')}</VisuallyHidden>
                    </TableColumn>
                  )}
                </TableHead>
                <SupplierTableBody
                  rows={rows}
                  sort={shownSort}
                  tools={tools}
                  onShowEvidence={onShowEvidence}
                />
              </Table>
            </TableTools>
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

interface SupplierTableBodyProps {
  rows: readonly Supplier[];
  /** Their order. */
  sort: SupplierSort;
  tools: TableToolsState;
  onShowEvidence?: ((supplier: Supplier) => void) | undefined;
}

/** All rows of a short list; of a long one those that can be seen or are near. */
function SupplierTableBody({ rows, sort, tools, onShowEvidence }: SupplierTableBodyProps) {
  const keys = useMemo(() => rows.map(({ id }) => id), [rows]);
  const { shown, isShown, handle } = tools;
  const renderRow = useCallback(
    (index: number) => {
      const supplier = rows[index];
      return (
        supplier && (
          <SupplierTableRow
            key={supplier.id}
            supplier={supplier}
            index={index + 1}
            isShown={isShown}
            onShowEvidence={onShowEvidence && (() => onShowEvidence(supplier))}
          />
        )
      );
    },
    [rows, isShown, onShowEvidence],
  );
  return rows.length < TABLE_WINDOWED_FROM ? (
    <TableBody>{rows.map((_, index) => renderRow(index))}</TableBody>
  ) : (
    // In another order one does not follow the row that was seen before; where more are loaded, one does.
    <TableWindowedBody key={sort} keys={keys} columns={shown.length} renderRow={renderRow} handle={handle} />
  );
}
