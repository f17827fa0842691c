import type { ListState } from '@millrace/design-system';
import { ListBody } from '@millrace/design-system';
import { artPath, productPath, TABLE_ROWS_FIRST } from '@millrace/domain';
import {
  Art,
  DataTable,
  type DataTableColumn,
  IconButton,
  Menu,
  type MenuItem,
  SectionHead,
  TableName,
  TableRowAction,
  TableRowLink,
  TableUnit,
  TableWideOnly,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { Ellipsis, MessageCircleQuestion } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { comparePath } from '../../internal/compare-address';
import { nameLine } from '../../styles/name-line.css';
import { oneLine } from '../../styles/one-line.css';
import { ownLine } from '../../styles/own-line.css';
import { rowActions } from './LinkedProductTable.css';
import type { LinkedProduct, LinkedProductKind } from './linked-product';

export interface LinkedProductTableProps {
  /** Direction of the links. */
  kind: LinkedProductKind;
  /** The product whose links are shown. */
  product: { name: string };
  state: ListState<LinkedProduct>;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Login address for guests who want to see more. */
  signInHref?: string | undefined;
  /** Number of the section on its page. */
  number?: number;
  /** Opens the evidence of a link. @see GAP-087 */
  onShowEvidence?: ((row: LinkedProduct) => void) | undefined;
  /** Opens the request for a quote of a row's product; undefined hides the action. */
  onAsk?: ((row: LinkedProduct) => void) | undefined;
  /** Control that adds to the list, shown in the head and in the empty state. @see PROD-032, PROD-038 */
  addControl?: ReactNode;
  /** Id of the heading, as a link target. */
  titleId?: string;
}

/** Lists the inputs or uses of a product: five rows, five more at a time. @see PROD-033, PROD-034 */
export function LinkedProductTable({
  kind,
  product,
  state,
  onLoadMore,
  onRetry,
  signInHref,
  number,
  onShowEvidence,
  onAsk,
  addControl,
  titleId = kind,
}: LinkedProductTableProps) {
  const messages = useMessages();
  const hasActions = onShowEvidence !== undefined || onAsk !== undefined;
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
        className: nameLine,
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
        ...(hasActions ? { place: 'facts', className: ownLine } : { place: 'figure' }),
        cell: ({ supplierCount }) => (
          <>
            {messages.number(supplierCount)}
            {hasActions && (
              <TableUnit>
                {messages.format('linkedProducts.suppliersUnit', { count: supplierCount })}
              </TableUnit>
            )}
          </>
        ),
      },
    ];
    if (!hasActions) return known;
    return known.concat({
      key: 'actions',
      header: messages.format('linkedProducts.actions'),
      kind: 'action',
      cell: (row) => <RowActions row={row} onAsk={onAsk} onShowEvidence={onShowEvidence} />,
    });
  }, [messages, kind, onShowEvidence, onAsk, hasActions]);
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

type RowActionsProps = { row: LinkedProduct } & Pick<LinkedProductTableProps, 'onAsk' | 'onShowEvidence'>;

/** Quote button and a menu of all row actions; only the menu on narrow screens. */
function RowActions({ row, onAsk, onShowEvidence }: RowActionsProps) {
  const messages = useMessages();
  const { title: name } = row;
  const ask = onAsk && (
    <TableRowAction
      icon={MessageCircleQuestion}
      label={messages.format('linkedProducts.ask')}
      accessibleLabel={messages.format('linkedProducts.askFor', { name })}
      aria-haspopup="dialog"
      onClick={() => onAsk(row)}
    />
  );
  if (!onShowEvidence) return ask;
  const label = messages.format('linkedProducts.menuOf', { name });
  const items: MenuItem[] = [
    ...(onAsk
      ? [{ id: 'ask', name: messages.format('linkedProducts.askFor', { name }), onAction: () => onAsk(row) }]
      : []),
    { id: 'evidence', name: messages.format('evidence.open'), onAction: () => onShowEvidence(row) },
    { id: 'compare', name: messages.format('compare.title'), href: comparePath('products', [row.id]) },
  ];
  return (
    <span className={rowActions}>
      {ask && <TableWideOnly>{ask}</TableWideOnly>}
      <Menu
        label={label}
        items={items}
        renderTrigger={(trigger) => (
          <IconButton {...trigger} size="small" tone="quiet" icon={Ellipsis} label={label} />
        )}
      />
    </span>
  );
}
