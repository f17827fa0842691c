import { formatTable } from '../table';
import { NAMES } from './candidates';
import type { FeedListBench } from './page/main';

/** Measurements of a list; times are of the main thread. */
export interface Figures {
  /** In a freshly opened page, including its script. */
  freshMs: number;
  /** On a remount in the same page. */
  mountMs: number;
  appendMs: number;
  prependMs: number;
  /** Per frame of scrolling, at the 95th percentile. */
  scrollMs: number;
  /** Cumulative layout shift. */
  layoutShift: number;
  /** During fast wheel scrolling. */
  blankFrames: number;
}

/** Measurements, by `cellKey`. */
export type Measurements = Map<string, Figures>;

/** Scroll jumps, by the name of the list. */
export type Jumps = Map<string, Awaited<ReturnType<FeedListBench['jumps']>>>;

/** Returns the key of a list's cell by its number of posts. */
export const cellKey = (name: string, count: number): string => `${name} ${count}`;

/** Targets: at most this multiple of the floor, in milliseconds a frame; never slower than a peer. */
const AIM = { timesFloor: 1.3, scrollMs: 8 } as const;

/** Target for script size, beyond React. */
export const AIM_BYTES = 6_000;

/** Tolerance, as element positions are fractions of pixels. */
const SAME_PX = 0.5;

const OURS = 'Millrace';
const CHANGES = ['freshMs', 'mountMs', 'appendMs', 'prependMs'] as const;

/** Formats the measurements of lists, with the targets in our row. */
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

/** Formats the scroll jumps. */
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
