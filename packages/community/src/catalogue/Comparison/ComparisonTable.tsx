import { Button, IconButton, Link, Spinner, Switch, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { Printer, X } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import * as css from './Comparison.css';
import {
  COMPARED_GROUPS,
  type ComparedCell,
  type ComparedColumn,
  type ComparedRow,
  isDifferent,
  isKnown,
} from './compared';

export interface ComparisonTableProps {
  columns: readonly ComparedColumn[];
  rows: readonly ComparedRow[];
  /** Takes a column out. */
  onRemove: (id: string) => void;
  /** Actions on all columns, beside Print. */
  actions?: ReactNode;
}

/** Puts things side by side: a column each, a row for each fact, those without a difference left out on demand. */
export function ComparisonTable({ columns, rows, onRemove, actions }: ComparisonTableProps) {
  const messages = useMessages();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const ready = columns.filter((column) => column.status === 'ready');
  const canDiffer = ready.length > 1;
  const known = rows.filter(isKnown);
  const shown = canDiffer && onlyDifferences ? known.filter(isDifferent) : known;
  const caption = messages.format('compare.caption', { names: messages.list(ready.map(({ name }) => name)) });
  return (
    <div data-component="ComparisonTable">
      <div className={css.tools}>
        {canDiffer ? (
          <Switch
            label={messages.format('compare.differences')}
            checked={onlyDifferences}
            onCheckedChange={setOnlyDifferences}
          />
        ) : (
          <Text tone="muted">{messages.format('compare.one')}</Text>
        )}
        <div className={css.actions}>
          {actions}
          <Button size="small" tone="quiet" icon={Printer} onClick={() => window.print()}>
            {messages.format('compare.print')}
          </Button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <section className={css.scroller} aria-label={caption} tabIndex={0}>
        <table className={css.table} aria-label={caption}>
          <thead>
            <tr>
              <th scope="col" className={css.corner}>
                {messages.format('compare.fact')}
              </th>
              {columns.map((column) => (
                <th key={column.id} scope="col" className={css.column}>
                  <ColumnHead column={column} onRemove={onRemove} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {COMPARED_GROUPS.map((group) => {
              const own = shown.filter((row) => row.group === group);
              if (own.length === 0) return null;
              return (
                <Fragment key={group}>
                  <tr>
                    <th scope="colgroup" colSpan={columns.length + 1} className={css.group}>
                      <span className={css.groupName}>{messages.format(`compare.group.${group}`)}</span>
                    </th>
                  </tr>
                  {own.map((row) => (
                    <Row
                      key={row.key}
                      row={row}
                      columns={columns}
                      isCommon={canDiffer && !isDifferent(row)}
                    />
                  ))}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </section>
      {canDiffer && onlyDifferences && shown.length === 0 && (
        <Text as="p" role="status" tone="muted">
          {messages.format('compare.noDifferences')}
        </Text>
      )}
    </div>
  );
}

interface RowProps {
  row: ComparedRow;
  columns: readonly ComparedColumn[];
  /** True if there is no difference in it. */
  isCommon: boolean;
}

function Row({ row: { label, detail, cells }, columns, isCommon }: RowProps) {
  return (
    <tr className={css.row}>
      <th scope="row" className={css.label}>
        <bdi>{label}</bdi>
        {detail && <bdi className={css.detail}>{detail}</bdi>}
      </th>
      {columns.map(({ id }, at) => (
        <td key={id} className={css.cell} data-state={isCommon ? 'common' : 'different'}>
          <Cell cell={cells[at] ?? null} />
        </td>
      ))}
    </tr>
  );
}

function Cell({ cell }: { cell: ComparedCell | null }) {
  const messages = useMessages();
  if (cell === null) return null;
  if (cell.value === '') return <span className={css.unknown}>{messages.format('compare.unknown')}</span>;
  return cell.content ?? <bdi>{cell.value}</bdi>;
}

function ColumnHead({
  column,
  onRemove,
}: { column: ComparedColumn } & Pick<ComparisonTableProps, 'onRemove'>) {
  const messages = useMessages();
  return (
    <div className={css.head}>
      <div className={css.name}>
        <ColumnName column={column} />
      </div>
      <IconButton
        className={css.screenOnly}
        size="small"
        tone="quiet"
        icon={X}
        label={
          column.status === 'ready'
            ? messages.format('compare.remove', { name: column.name })
            : messages.format('compare.removeUnknown')
        }
        onClick={() => onRemove(column.id)}
      />
    </div>
  );
}

function ColumnName({ column }: { column: ComparedColumn }) {
  const messages = useMessages();
  switch (column.status) {
    case 'ready':
      return (
        <>
          <span className={css.art}>{column.art}</span>
          <Link href={column.href}>
            <bdi>{column.name}</bdi>
          </Link>
        </>
      );
    case 'loading':
      return <Spinner label={messages.format('compare.loading')} />;
    case 'missing':
      return (
        <>
          {messages.format('compare.missing')}
          <span className={css.detail}>{messages.format('compare.missingHint')}</span>
        </>
      );
    case 'failed':
      return (
        <>
          <span role="alert">{messages.format('compare.failed')}</span>
          <Button size="small" onClick={column.onRetry}>
            {messages.format('compare.retry')}
          </Button>
        </>
      );
  }
}
