import { median } from '../statistics';
import { formatTable } from '../table';
import type { Cell } from './bench';

/** Targets. */
const AIMS = { bytes: 2_200, paintedTimes: 1.1, scriptTimes: 0.5, longTasksMs: 50, cls: 0, requests: 2 };

/** Cards, whose bytes have a target; lists have none. */
const CARDS = ['Millrace product', 'Millrace company', 'Millrace event'];

interface Figures {
  bytes: number;
  requests: number;
  fastMs: number;
  slowMs: number;
  scriptMs: number;
  longTasksMs: number;
  cls: number;
}

/** Formats a table for each number of widgets per page, and lists missed targets. */
export function report(
  cells: readonly Cell[],
  { rounds, browserVersion }: { rounds: number; browserVersion: string },
): string {
  const counts = [...new Set(cells.map(({ count }) => count))];
  const tables = counts.map((count) => {
    const rows = cells.filter((cell) => cell.count === count);
    const floor = rows.find(({ candidate }) => candidate.name === 'floor');
    const least = floor && figuresOf(floor);
    return [
      `### ${count} on a page`,
      formatTable(
        [
          'widget',
          'bytes',
          'requests',
          'painted ms',
          '× floor',
          'slow 4G ms',
          '× floor',
          'script ms',
          '× floor',
          'long tasks ms',
          'CLS',
          'aim',
        ],
        rows.map((cell) => {
          const of = figuresOf(cell);
          const times = (value: number, by: number | undefined) => (by ? (value / by).toFixed(2) : '–');
          return [
            cell.candidate.name,
            String(of.bytes),
            String(of.requests),
            of.fastMs.toFixed(0),
            times(of.fastMs, least?.fastMs),
            of.slowMs.toFixed(0),
            times(of.slowMs, least?.slowMs),
            of.scriptMs.toFixed(2),
            times(of.scriptMs, least?.scriptMs),
            of.longTasksMs.toFixed(0),
            of.cls.toFixed(4),
            cell.candidate.name.startsWith('Millrace') && least ? judge(cell, of, least) : '',
          ];
        }),
      ),
    ].join('\n\n');
  });
  return [
    `## widgets: on a page of another site; Chromium ${browserVersion}, processor 4 times slower, medians of ${rounds} interleaved rounds`,
    ...tables,
  ].join('\n\n');
}

function figuresOf({ painted, burden }: Cell): Figures {
  const fast = painted.fast;
  return {
    bytes: median(fast.map(({ bytes }) => bytes)),
    requests: median(fast.map(({ requests }) => requests)),
    fastMs: median(fast.map(({ paintedMs }) => paintedMs)),
    slowMs: median(painted['slow 4G'].map(({ paintedMs }) => paintedMs)),
    scriptMs: median(burden.map(({ scriptMs }) => scriptMs)),
    longTasksMs: median(burden.map(({ longTasksMs }) => longTasksMs)),
    cls: Math.max(...burden.map(({ cls }) => cls)),
  };
}

function judge({ candidate, count }: Cell, of: Figures, floor: Figures): string {
  const missed = [
    count === 1 && CARDS.includes(candidate.name) && of.bytes > AIMS.bytes && 'bytes',
    of.requests > AIMS.requests && 'requests',
    of.fastMs > AIMS.paintedTimes * floor.fastMs && 'painted',
    of.slowMs > AIMS.paintedTimes * floor.slowMs && 'painted on slow 4G',
    of.scriptMs > AIMS.scriptTimes * floor.scriptMs && 'script',
    of.longTasksMs > AIMS.longTasksMs && 'long tasks',
    of.cls > AIMS.cls && 'CLS',
  ].filter((name) => name !== false);
  return missed.length === 0 ? 'met' : `missed: ${missed.join(', ')}`;
}
