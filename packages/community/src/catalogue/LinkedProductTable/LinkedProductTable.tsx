import type { ListState } from '@millrace/design-system';
import { ListBody } from '@millrace/design-system';
import { artPath, productPath, TABLE_ROWS_FIRST } from '@millrace/domain';
import {
  Art,
  DataTable,
  type DataTableColumn,
  SectionHead,
  TableName,
  TableRowAction,
  TableRowLink,
  TableUnit,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { FileSearch } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { oneLine } from '../../styles/one-line.css';
import { suppliersLine } from './LinkedProductTable.css';
import type { LinkedProduct, LinkedProductKind } from './linked-product';

export interface LinkedProductTableProps {
  /** Which end of the links it shows. */
  kind: LinkedProductKind;
  /** The product in the middle. */
  product: { name: string };
  state: ListState<LinkedProduct>;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Where a guest who wants more is led. */
  signInHref?: string | undefined;
  /** Place of the section on its page. */
  number?: number;
  /** Shows on what a link rests. @see GAP-087 */
  onShowEvidence?: ((row: LinkedProduct) => void) | undefined;
  /** Adds to the list: stands in its head, and where it is empty. @see PROD-032, PROD-038 */
  addControl?: ReactNode;
  /** Id of the heading; links to it scroll here. */
  titleId?: string;
}

/** What a product is made of, or what it is used for: five rows, five more at a time. @see PROD-033, PROD-034 */
export function LinkedProductTable({
  kind,
  product,
  state,
  onLoadMore,
  onRetry,
  signInHref,
  number,
  onShowEvidence,
  addControl,
  titleId = kind,
}: LinkedProductTableProps) {
  const messages = useMessages();
  const columns = useMemo((): DataTableColumn<LinkedProduct>[] => {
    const isMaterial = kind === 'applications';
    const further: DataTableColumn<LinkedProduct>[] = isMaterial
      ? [
          {
            key: 'furtherApplications',
            header: messages.format('applications.further'),
            kind: 'number',
            place: 'hidden',
          },
        ]
      : [];
    const known: DataTableColumn<LinkedProduct>[] = [
      { key: 'number', header: messages.format('catalogue.number'), kind: 'index' },
      {
        key: 'name',
        header: messages.format(`${kind}.name`),
        cell: ({ id, title, sector }) => (
          <TableName art={<Art kind="thumb" src={artPath({ name: title, sector, kind: 'thumb' })} />}>
            <TableRowLink href={productPath({ id, name: title })}>{title}</TableRowLink>
          </TableName>
        ),
      },
      { key: 'description', header: messages.format(`${kind}.description`), className: oneLine },
      ...further,
      {
        key: 'supplierCount',
        header: messages.format('linkedProducts.suppliers'),
        kind: 'number',
        ...(onShowEvidence ? { place: 'facts', className: suppliersLine } : { place: 'figure' }),
        cell: ({ supplierCount }) => (
          <>
            {messages.number(supplierCount)}
            {onShowEvidence && (
              <TableUnit>
                {messages.format('linkedProducts.suppliersUnit', { count: supplierCount })}
              </TableUnit>
            )}
          </>
        ),
      },
    ];
    if (!onShowEvidence) return known;
    return known.concat({
      key: 'evidence',
      header: messages.format('evidence.open'),
      kind: 'action',
      cell: (row) => {
        const [other, made] = isMaterial ? [product.name, row.title] : [row.title, product.name];
        return (
          <TableRowAction
            icon={FileSearch}
            label={messages.format('evidence.open')}
            accessibleLabel={messages.format('evidence.openOf', { kind: 'material', other, product: made })}
            onClick={() => onShowEvidence(row)}
          />
        );
      },
    });
  }, [messages, kind, product.name, onShowEvidence]);
  const count = state.status === 'ready' ? state.total : 0;
  return (
    <section aria-labelledby={titleId} data-component="LinkedProductTable" data-kind={kind}>
      <SectionHead
        title={messages.format(`${kind}.title`)}
        titleId={titleId}
        fact={state.status === 'ready' ? messages.format(`${kind}.fact`, { count }) : undefined}
        actions={state.status === 'ready' ? addControl : undefined}
        {...(number === undefined ? {} : { number })}
      />
      <ListBody
        state={state}
        expectedRows={TABLE_ROWS_FIRST}
        art="thumb"
        empty={messages.format(`${kind}.empty`)}
        emptyHint={messages.format(`${kind}.emptyHint`, { product: product.name })}
        emptyAction={addControl}
        onRetry={onRetry}
        foot={{ label: messages.format(`${kind}.loadMore`), onLoadMore, signInHref }}
      >
        {({ rows }) => (
          <DataTable
            caption={messages.format(`${kind}.caption`, { product: product.name })}
            rows={rows}
            columns={columns}
            tools={false}
          />
        )}
      </ListBody>
    </section>
  );
}
