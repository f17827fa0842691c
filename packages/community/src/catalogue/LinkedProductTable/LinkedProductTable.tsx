import type { ListState } from '@millrace/design-system';
import { ListBody } from '@millrace/design-system';
import { artPath, productPath, TABLE_ROWS_FIRST } from '@millrace/domain';
import {
  Art,
  SectionHead,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableName,
  TableRow,
  TableRowAction,
  TableRowLink,
  TableUnit,
  VisuallyHidden,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { FileSearch } from 'lucide-react';
import type { ReactNode } from 'react';
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
  const isApplications = kind === 'applications';
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
          <Table caption={messages.format(`${kind}.caption`, { product: product.name })}>
            <TableHead>
              <TableColumn kind="index">{messages.format('catalogue.number')}</TableColumn>
              <TableColumn>{messages.format(`${kind}.name`)}</TableColumn>
              <TableColumn>{messages.format(`${kind}.description`)}</TableColumn>
              {isApplications && (
                <TableColumn kind="number">{messages.format('applications.further')}</TableColumn>
              )}
              <TableColumn kind="number">{messages.format('linkedProducts.suppliers')}</TableColumn>
              {onShowEvidence && (
                <TableColumn>
                  <VisuallyHidden>{messages.format('evidence.open')}</VisuallyHidden>
                </TableColumn>
              )}
            </TableHead>
            <TableBody>
              {rows.map((row, index) => (
                <LinkedProductRow
                  key={row.id}
                  row={row}
                  index={index + 1}
                  evidence={
                    onShowEvidence && {
                      label: evidenceLabel(row),
                      onShow: () => onShowEvidence(row),
                    }
                  }
                />
              ))}
            </TableBody>
          </Table>
        )}
      </ListBody>
    </section>
  );

  function evidenceLabel({ title }: LinkedProduct): string {
    const [other, made] = isApplications ? [product.name, title] : [title, product.name];
    return messages.format('evidence.openOf', { kind: 'material', other, product: made });
  }
}

interface LinkedProductRowProps {
  row: LinkedProduct;
  /** Place in the list, from 1. */
  index: number;
  evidence: { label: string; onShow: () => void } | undefined;
}

function LinkedProductRow({ row, index, evidence }: LinkedProductRowProps) {
  const messages = useMessages();
  const { id, title, sector, supplierCount } = row;
  return (
    <TableRow>
      <TableCell kind="index">{String(index).padStart(2, '0')}</TableCell>
      <TableCell place="name">
        <TableName art={<Art kind="thumb" src={artPath({ name: title, sector, kind: 'thumb' })} />}>
          <TableRowLink href={productPath({ id, name: title })}>{title}</TableRowLink>
        </TableName>
      </TableCell>
      <TableCell className={oneLine}>{row.description}</TableCell>
      {row.furtherApplications !== undefined && (
        <TableCell kind="number" place="hidden">
          {messages.number(row.furtherApplications)}
        </TableCell>
      )}
      <TableCell
        kind="number"
        {...(evidence ? { place: 'facts', className: suppliersLine } : { place: 'figure' })}
      >
        {messages.number(supplierCount)}
        {evidence && (
          <TableUnit>{messages.format('linkedProducts.suppliersUnit', { count: supplierCount })}</TableUnit>
        )}
      </TableCell>
      {evidence && (
        <TableCell place="action">
          <TableRowAction
            icon={FileSearch}
            label={messages.format('evidence.open')}
            accessibleLabel={evidence.label}
            onClick={evidence.onShow}
          />
        </TableCell>
      )}
    </TableRow>
  );
}
