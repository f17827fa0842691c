import { formatTable } from '../table';
import { NAMES } from './candidates';

/** Measurements of a tree: milliseconds of the main thread, those of frames at the 95th percentile. */
export interface Figures {
  /** In a freshly opened page, including its script. */
  freshMs: number;
  /** The same in wall time. */
  freshClockMs: number;
  /** On a remount in the same page. */
  mountMs: number;
  collapseMs: number;
  expandMs: number;
  panMs: number;
  zoomMs: number;
  /** At minimum zoom. */
  farPanMs: number;
  farZoomMs: number;
  /** Heap after rendering and using the tree, beyond its data, in bytes. */
  heap: number;
  /** Maximum number of elements. */
  elements: number;
  /** Maximum distance that the clicked node moves, in pixels. */
  movedPx: number;
  /** During fast wheel panning. */
  blankFrames: number;
}

/** Measurements, by `cellKey`. */
export type Measurements = Map<string, Figures>;

/** Returns the key of a tree's cell by its number of nodes. */
export const cellKey = (name: string, count: number): string => `${name} ${count}`;

/** Targets: first mount within this multiple of the floor; the others are for the largest tree. */
const AIM = {
  freshTimesFloor: 2,
  pressFaster: 20,
  frameMs: 8,
  heap: 4 * 2 ** 20,
  elements: 350,
} as const;

/** Target for script size, beyond React. */
export const AIM_BYTES = 25_000;

/** Tolerance, as element positions are fractions of pixels. */
const SAME_PX = 0.5;

const OURS = 'Millrace';
const FRAMES = ['panMs', 'zoomMs', 'farPanMs', 'farZoomMs'] as const;

const verdict = (isMet: boolean): string => (isMet ? 'met' : 'missed');

/** Formats the measurements of trees, with the targets in the last row. */
export function reportTrees(count: number, measurements: Measurements, isLargest: boolean): string {
  const of = (name: string, figure: keyof Figures): number =>
    measurements.get(cellKey(name, count))?.[figure] ?? Number.NaN;
  const best = (figure: keyof Figures): number =>
    Math.min(...NAMES.filter((name) => name !== OURS && name !== 'floor').map((name) => of(name, figure)));
  const timed = (name: string, figure: keyof Figures): string[] => [
    of(name, figure).toFixed(2),
    (of(name, figure) / of('floor', figure)).toFixed(2),
  ];
  const rows = NAMES.map((name) => [
    name,
    ...timed(name, 'freshMs'),
    of(name, 'freshClockMs').toFixed(0),
    ...timed(name, 'mountMs'),
    ...timed(name, 'collapseMs'),
    ...timed(name, 'expandMs'),
    ...FRAMES.map((figure) => of(name, figure).toFixed(2)),
    (of(name, 'heap') / 2 ** 20).toFixed(2),
    of(name, 'elements').toFixed(0),
    of(name, 'movedPx').toFixed(1),
    of(name, 'blankFrames').toFixed(0),
  ]);
  const times = (figure: 'freshMs' | 'mountMs' | 'collapseMs' | 'expandMs'): string =>
    `${(best(figure) / of(OURS, figure)).toFixed(1)} × best peer`;
  const isMounted =
    of(OURS, 'freshMs') <= AIM.freshTimesFloor * of('floor', 'freshMs') &&
    of(OURS, 'freshMs') < best('freshMs');
  const isFast = (figure: 'collapseMs' | 'expandMs'): boolean =>
    of(OURS, figure) * AIM.pressFaster <= best(figure);
  const aims = [
    'aim',
    verdict(isMounted),
    times('freshMs'),
    '',
    '',
    times('mountMs'),
    isLargest ? verdict(isFast('collapseMs')) : '',
    times('collapseMs'),
    isLargest ? verdict(isFast('expandMs')) : '',
    times('expandMs'),
    ...FRAMES.map((figure) => verdict(of(OURS, figure) <= AIM.frameMs)),
    verdict(of(OURS, 'heap') <= AIM.heap),
    verdict(of(OURS, 'elements') <= AIM.elements),
    verdict(of(OURS, 'movedPx') < SAME_PX),
    verdict(of(OURS, 'blankFrames') === 0),
  ];
  const title = `${new Intl.NumberFormat('en').format(count)} nodes`;
  return formatTable(
    [
      title,
      'fresh mount ms',
      '×',
      'by the clock ms',
      'mount again ms',
      '×',
      'collapse ms',
      '×',
      'expand ms',
      '×',
      'pan p95 ms',
      'zoom p95 ms',
      'far pan p95 ms',
      'far zoom p95 ms',
      'heap MiB',
      'elements',
      'moved px',
      'blank frames',
    ],
    [...rows, aims],
  );
}
