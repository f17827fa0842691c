import { formatTable } from '../table';
import { namesAt } from './candidates';

/** Measurements of a table: milliseconds of the main thread, those of frames at the 95th percentile. */
export interface Figures {
  /** In a freshly opened page, including its script. */
  freshMs: number;
  /** On a remount in the same page. */
  mountMs: number;
  firstSortMs: number;
  sortAgainMs: number;
  scrollMs: number;
  /** Heap after rendering, sorting and scrolling the table, beyond its rows, in bytes. */
  heap: number;
  /** Maximum number of elements. */
  elements: number;
  /** During fast wheel scrolling. */
  blankFrames: number;
}

/** Measurements, by `cellKey`. */
export type Measurements = Map<string, Figures>;

/** Returns the key of a table's cell by its number of rows. */
export const cellKey = (name: string, count: number): string => `${name} ${count}`;

/** Target: first mount within this multiple of the floor, and before any peer. */
const AIM = { freshTimesFloor: 2, scrollMs: 8, heap: 2 * 2 ** 20 } as const;

/** Target for script size, beyond React. */
export const AIM_BYTES = 15_000;

const OURS = 'Millrace';
const TIMES = ['freshMs', 'mountMs', 'firstSortMs', 'sortAgainMs'] as const;

const verdict = (isMet: boolean): string => (isMet ? 'met' : 'missed');

/** Formats the measurements of tables, with the targets in the last row. */
export function reportTables(count: number, measurements: Measurements): string {
  const of = (name: string, figure: keyof Figures): number =>
    measurements.get(cellKey(name, count))?.[figure] ?? Number.NaN;
  const names = namesAt(count);
  const best = (figure: keyof Figures): number =>
    Math.min(...names.filter((name) => name !== OURS && name !== 'floor').map((name) => of(name, figure)));
  const rows = names.map((name) => [
    name,
    ...TIMES.flatMap((figure) => [
      of(name, figure).toFixed(2),
      (of(name, figure) / of('floor', figure)).toFixed(2),
    ]),
    of(name, 'scrollMs').toFixed(2),
    (of(name, 'heap') / 2 ** 20).toFixed(2),
    of(name, 'elements').toFixed(0),
    of(name, 'blankFrames').toFixed(0),
  ]);
  const faster = (figure: (typeof TIMES)[number]): string =>
    `${(best(figure) / of(OURS, figure)).toFixed(1)} × best peer`;
  const isMounted =
    of(OURS, 'freshMs') <= AIM.freshTimesFloor * of('floor', 'freshMs') &&
    of(OURS, 'freshMs') < best('freshMs');
  const aims = [
    'aim',
    verdict(isMounted),
    faster('freshMs'),
    '',
    faster('mountMs'),
    '',
    faster('firstSortMs'),
    '',
    faster('sortAgainMs'),
    verdict(of(OURS, 'scrollMs') <= AIM.scrollMs),
    verdict(of(OURS, 'heap') <= AIM.heap),
    '',
    verdict(of(OURS, 'blankFrames') === 0),
  ];
  return formatTable(
    [
      `${new Intl.NumberFormat('en').format(count)} rows`,
      'fresh mount ms',
      '×',
      'mount again ms',
      '×',
      'first sort ms',
      '×',
      'sort again ms',
      '×',
      'scroll p95 ms',
      'heap MiB',
      'elements',
      'blank frames',
    ],
    [...rows, aims],
  );
}
