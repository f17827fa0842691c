import { formatTable } from '../table';
import { namesAt } from './candidates';

/** What a table of so many rows takes: milliseconds of the main thread, that of frames at the 95th percentile. */
export interface Figures {
  /** In a page that has just been opened, its script parsed and run. */
  freshMs: number;
  /** Again in the same page. */
  mountMs: number;
  firstSortMs: number;
  sortAgainMs: number;
  scrollMs: number;
  /** What the page holds more with the table drawn, sorted and scrolled, beyond its rows, in bytes. */
  heap: number;
  /** Elements, at most. */
  elements: number;
  /** While a quick wheel scrolls. */
  blankFrames: number;
}

/** What was measured, by `cellKey`. */
export type Measurements = Map<string, Figures>;

/** Names the cell of a table of so many rows. */
export const cellKey = (name: string, count: number): string => `${name} ${count}`;

/** Mounts in a fresh page within so many times the floor, and before any peer. */
const AIM = { freshTimesFloor: 2, scrollMs: 8, heap: 2 * 2 ** 20 } as const;

/** Of script, beyond React. */
export const AIM_BYTES = 15_000;

const OURS = 'Millrace';
const TIMES = ['freshMs', 'mountMs', 'firstSortMs', 'sortAgainMs'] as const;

const verdict = (isMet: boolean): string => (isMet ? 'met' : 'missed');

/** What it takes to draw tables of so many rows, with what was aimed at in the last row. */
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
