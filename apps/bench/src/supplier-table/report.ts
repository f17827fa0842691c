import { formatTable } from '../table';
import { CANDIDATES } from './weigh-tables';

/** What a table of so many rows takes: milliseconds of the main thread, that of frames at the 95th percentile. */
export interface Figures {
  mountMs: number;
  firstSortMs: number;
  sortAgainMs: number;
  scrollMs: number;
  /** What the page holds more with the table drawn, sorted and scrolled, beyond its rows, in bytes. */
  heap: number;
  /** Elements, at most. */
  elements: number;
}

/** What was measured, by `cellKey`. */
export type Measurements = Map<string, Figures>;

/** Names the cell of a table of so many rows. */
export const cellKey = (name: string, count: number): string => `${name} ${count}`;

/** So many times faster than any peer, for the largest table; the others for each. */
const AIM = { mountFaster: 4, scrollMs: 8, heap: 2 * 2 ** 20, bytes: 15 * 1024 } as const;

const OURS = 'Millrace';
const TIMES = ['mountMs', 'firstSortMs', 'sortAgainMs'] as const;

const verdict = (isMet: boolean): string => (isMet ? 'met' : 'missed');

/** What it takes to draw tables of so many rows, with what was aimed at in the last row. */
export function reportTables(count: number, measurements: Measurements, isLargest: boolean): string {
  const of = (name: string, figure: keyof Figures): number =>
    measurements.get(cellKey(name, count))?.[figure] ?? Number.NaN;
  const best = (figure: keyof Figures): number =>
    Math.min(
      ...CANDIDATES.filter((name) => name !== OURS && name !== 'floor').map((name) => of(name, figure)),
    );
  const rows = CANDIDATES.map((name) => [
    name,
    ...TIMES.flatMap((figure) => [
      of(name, figure).toFixed(2),
      (of(name, figure) / of('floor', figure)).toFixed(2),
    ]),
    of(name, 'scrollMs').toFixed(2),
    (of(name, 'heap') / 2 ** 20).toFixed(2),
    of(name, 'elements').toFixed(0),
  ]);
  const faster = (figure: (typeof TIMES)[number]): string =>
    `${(best(figure) / of(OURS, figure)).toFixed(1)} × best peer`;
  const aimed = (figure: (typeof TIMES)[number], times: number): string =>
    isLargest ? verdict(of(OURS, figure) * times <= best(figure)) : '';
  const aims = [
    'aim',
    aimed('mountMs', AIM.mountFaster),
    faster('mountMs'),
    '',
    faster('firstSortMs'),
    '',
    faster('sortAgainMs'),
    verdict(of(OURS, 'scrollMs') <= AIM.scrollMs),
    verdict(of(OURS, 'heap') <= AIM.heap),
    '',
  ];
  return formatTable(
    [
      `${new Intl.NumberFormat('en').format(count)} rows`,
      'mount ms',
      '×',
      'first sort ms',
      '×',
      'sort again ms',
      '×',
      'scroll p95 ms',
      'heap MiB',
      'elements',
    ],
    [...rows, aims],
  );
}

/** What tables weigh. */
export function reportBytes(bytes: ReadonlyMap<string, number>): string {
  return formatTable(
    ['script of the table', 'brotli bytes'],
    [
      ...[...bytes].map(([name, size]) => [name, String(size)]),
      ['aim', verdict((bytes.get(OURS) ?? Number.NaN) <= AIM.bytes)],
    ],
  );
}
