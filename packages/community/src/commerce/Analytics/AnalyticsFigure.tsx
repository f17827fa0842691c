import type { AnalyticsPeriod } from '@millrace/domain';
import {
  Button,
  DataTable,
  type DataTableColumn,
  SectionHead,
  Spinner,
  Stack,
  TableUnit,
  Text,
} from '@millrace/ui';
import { useHydrated } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { Table2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useMemo, useState } from 'react';
import {
  chartSpace,
  comparison as comparisonClass,
  shortTable,
  total as totalClass,
  totals,
} from './Analytics.css';
import type { AnalyticsChartProps } from './AnalyticsChart';
import type { ChartPoint } from './analytics-series';
import { describePeriod, labelPeriod } from './describe-period';

/** Charts are lazy-loaded; figures and tables are server-rendered. */
const AnalyticsChart = lazy(() =>
  import('./AnalyticsChart').then((module) => ({ default: module.AnalyticsChart })),
);

/** Tables with more rows are rendered only when opened. */
const ROWS_AT_ONCE = 100;

/** A row of a table: a period and its figures. */
interface FigureRow {
  from: string;
  to: string;
  cells: readonly number[];
}

export interface AnalyticsFigureProps
  extends Pick<AnalyticsChartProps, 'kind' | 'label' | 'series' | 'before'> {
  title: string;
  /** Explanation of the figure, in a sentence. */
  what: string;
  /** Total. Default: included in `comparison`. */
  total?: ReactNode;
  /** Comparison with the preceding range. Default: unknown. */
  comparison?: string | undefined;
  /** Number of days compared. */
  days: number;
  /** Recommended action, with a link. */
  advice?: ReactNode;
  by: AnalyticsPeriod;
  points: readonly ChartPoint[];
  /** Column headings of the table, without the period's. */
  columns: readonly string[];
  rows: readonly FigureRow[];
  /** Text of the empty state, instead of a chart. */
  none?: string | undefined;
}

const rowKey = ({ from }: FigureRow) => from;

/** One figure: a chart, and the same data as a table. */
export function AnalyticsFigure({
  title,
  what,
  total,
  comparison,
  days,
  advice,
  by,
  none,
  columns,
  rows,
  ...chart
}: AnalyticsFigureProps) {
  const messages = useMessages();
  const titleId = useId();
  const tableId = useId();
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  const drawing = <Spinner label={messages.format('analytics.drawing')} />;
  const describe = (period: { from: string; to: string }): string => describePeriod(messages, period, by);
  const tableColumns = useMemo(
    (): DataTableColumn<FigureRow>[] => [
      {
        key: 'from',
        header: messages.format('analytics.time', { period: by }),
        cell: (row) => <time dateTime={row.from}>{describePeriod(messages, row, by)}</time>,
      },
      ...columns.map(
        (header, at): DataTableColumn<FigureRow> => ({
          key: header,
          header,
          kind: 'number',
          place: columns.length === 1 ? 'figure' : 'facts',
          cell: ({ cells }) => (
            <>
              {columns.length > 1 && <TableUnit>{header}: </TableUnit>}
              {messages.number(cells[at] ?? 0)}
            </>
          ),
        }),
      ),
    ],
    [messages, by, columns],
  );
  return (
    <section aria-labelledby={titleId} data-part="figure">
      <SectionHead title={title} titleId={titleId} variant="panel" />
      <Stack gap="sm">
        <Text as="p" variant="small" tone="secondary">
          {what}
        </Text>
        <p className={totals} data-part="total">
          {total !== undefined && <span className={totalClass}>{total}</span>}{' '}
          <span className={comparisonClass}>{comparison}</span>
        </p>
        {none === undefined ? (
          <div className={chartSpace}>
            {isHydrated ? (
              <Suspense fallback={drawing}>
                <AnalyticsChart
                  {...chart}
                  pointLabel={(point) => labelPeriod(messages, point, by)}
                  describe={describe}
                  beforeLabel={messages.format('analytics.before', { days })}
                />
              </Suspense>
            ) : (
              drawing
            )}
          </div>
        ) : (
          <Text as="p">{none}</Text>
        )}
        {advice !== undefined && (
          <Text as="p" variant="small" data-part="advice">
            {advice}
          </Text>
        )}
        {none === undefined && (
          <div>
            <Button
              tone="quiet"
              size="small"
              icon={Table2}
              aria-expanded={isOpen}
              aria-controls={tableId}
              onClick={() => setOpen(!isOpen)}
            >
              {messages.format('analytics.asTable', { title })}
            </Button>
            {/* Long tables are virtualized: only rows near the viewport are rendered. */}
            <div
              id={tableId}
              hidden={!isOpen}
              className={rows.length <= ROWS_AT_ONCE ? shortTable : undefined}
              data-part="table"
            >
              {(isOpen || rows.length <= ROWS_AT_ONCE) && (
                <DataTable caption={title} rows={rows} rowKey={rowKey} columns={tableColumns} tools={false} />
              )}
            </div>
          </div>
        )}
      </Stack>
    </section>
  );
}
