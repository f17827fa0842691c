import { formatTable } from '../table';
import { NAMES } from './candidates';
import type { FeedListBench } from './page/main';

/** What a list of so many posts takes; times are of the main thread. */
export interface Figures {
  /** In a page that has just been opened, its script parsed and run. */
  freshMs: number;
  /** Again in the same page. */
  mountMs: number;
  appendMs: number;
  prependMs: number;
  /** Of a frame while one scrolls, at the 95th percentile. */
  scrollMs: number;
  /** Cumulative layout shift. */
  layoutShift: number;
  /** While a quick wheel scrolls. */
  blankFrames: number;
}

/** What was measured, by `cellKey`. */
export type Measurements = Map<string, Figures>;

/** How far what is read jumps, by the name of the list. */
export type Jumps = Map<string, Awaited<ReturnType<FeedListBench['jumps']>>>;

/** Names the cell of a list of so many posts. */
export const cellKey = (name: string, count: number): string => `${name} ${count}`;

/** At most so many times the floor, in milliseconds a frame; and never slower than a peer. */
const AIM = { timesFloor: 1.3, scrollMs: 8 } as const;

/** Of script, beyond React. */
export const AIM_BYTES = 6_000;

/** Positions of elements are fractions of pixels. */
const SAME_PX = 0.5;

const OURS = 'Millrace';
const CHANGES = ['freshMs', 'mountMs', 'appendMs', 'prependMs'] as const;

/** What it takes to draw lists of so many posts, with what was aimed at in the row that is ours. */
export function reportFeedList(count: number, measurements: Measurements): string {
  const of = (name: string, figure: keyof Figures): number =>
    measurements.get(cellKey(name, count))?.[figure] ?? Number.NaN;
  const peers = NAMES.filter((name) => name !== OURS && name !== 'floor');
  const isMet = (figure: (typeof CHANGES)[number]): boolean =>
    of(OURS, figure) <= AIM.timesFloor * of('floor', figure) &&
    peers.every((name) => of(OURS, figure) <= of(name, figure));
  const rows = NAMES.map((name) => [
    name,
    ...CHANGES.flatMap((figure) => [
      of(name, figure).toFixed(2),
      (of(name, figure) / of('floor', figure)).toFixed(2),
    ]),
    of(name, 'scrollMs').toFixed(2),
    of(name, 'layoutShift').toFixed(3),
    of(name, 'blankFrames').toFixed(0),
  ]);
  const aims = [
    'aim',
    ...CHANGES.flatMap((figure) => ['', isMet(figure) ? 'met' : 'missed']),
    of(OURS, 'scrollMs') <= AIM.scrollMs ? 'met' : 'missed',
    of(OURS, 'layoutShift') === 0 ? 'met' : 'missed',
    of(OURS, 'blankFrames') === 0 ? 'met' : 'missed',
  ];
  const head = [
    'posts',
    'fresh mount ms',
    '×',
    'mount again ms',
    '×',
    'append ms',
    '×',
    'prepend ms',
    '×',
    'scroll p95 ms',
    'CLS',
    'blank frames',
  ];
  head[0] = `${new Intl.NumberFormat('en').format(count)} posts`;
  return formatTable(head, [...rows, aims]);
}

/** How far what is read jumps. */
export function reportJumps(jumps: Jumps, count: number): string {
  const columns = ['newer', 'older', 'late', 'more'] as const;
  const rows = [...jumps].map(([name, jump]) => [name, ...columns.map((column) => formatJump(jump[column]))]);
  const ours = jumps.get(OURS);
  const aims = ['aim', ...columns.map((column) => ((ours?.[column] ?? 1) < SAME_PX ? 'met' : 'missed'))];
  return formatTable(
    [`jump in px, ${count} posts`, 'newer posts', 'older posts', 'late picture above', 'Show more above'],
    [...rows, aims],
  );
}

function formatJump(px: number): string {
  if (Number.isNaN(px)) return 'nothing above';
  return Number.isFinite(px) ? px.toFixed(1) : 'gone';
}
