import type { AnalyticsPeriod } from '@millrace/domain';
import {
  Accordion,
  AccordionItem,
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
import { lazy, type ReactNode, Suspense, useId, useMemo, useState } from 'react';
import { chartSpace } from './Analytics.css';
import type { AnalyticsChartProps } from './AnalyticsChart';
import type { ChartPoint } from './analytics-series';
import { describePeriod, labelPeriod } from './describe-period';

/** What draws charts is loaded by who looks at one; figures and tables stand in the server's markup. */
const AnalyticsChart = lazy(() =>
  import('./AnalyticsChart').then((module) => ({ default: module.AnalyticsChart })),
);

/** Longer tables are written once somebody opens them. */
const ROWS_AT_ONCE = 100;

/** A row of a table: a period and its figures. */
interface FigureRow {
  from: string;
  to: string;
  cells: readonly number[];
}

export interface AnalyticsFigureProps extends Pick<AnalyticsChartProps, 'kind' | 'label' | 'series'> {
  title: string;
  /** What is counted, in a sentence. */
  what: string;
  fact: ReactNode;
  by: AnalyticsPeriod;
  points: readonly ChartPoint[];
  /** Headings of the table behind the chart, without the period's. */
  columns: readonly string[];
  rows: readonly FigureRow[];
  /** Said in place of a chart of nothing. */
  none?: string | undefined;
}

const rowKey = ({ from }: FigureRow) => from;

/** One kind of figures: a chart, and all of it as a table. */
export function AnalyticsFigure({
  title,
  what,
  fact,
  by,
  none,
  columns,
  rows,
  ...chart
}: AnalyticsFigureProps) {
  const messages = useMessages();
  const titleId = useId();
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
      <SectionHead title={title} titleId={titleId} fact={fact} variant="panel" />
      <Stack gap="sm">
        <Text as="p" variant="small" tone="secondary">
          {what}
        </Text>
        {none === undefined ? (
          <div className={chartSpace}>
            {isHydrated ? (
              <Suspense fallback={drawing}>
                <AnalyticsChart
                  {...chart}
                  pointLabel={(point) => labelPeriod(messages, point, by)}
                  describe={describe}
                />
              </Suspense>
            ) : (
              drawing
            )}
          </div>
        ) : (
          <Text as="p">{none}</Text>
        )}
        {none === undefined && (
          <Accordion headingLevel={3} onValueChange={(open) => setOpen(open.length > 0)}>
            <AccordionItem id="table" title={messages.format('analytics.asTable', { title })}>
              {(isOpen || rows.length <= ROWS_AT_ONCE) && (
                <DataTable caption={title} rows={rows} rowKey={rowKey} columns={tableColumns} tools={false} />
              )}
            </AccordionItem>
          </Accordion>
        )}
      </Stack>
    </section>
  );
}
