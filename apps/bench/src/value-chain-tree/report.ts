import { formatTable } from '../table';
import { CANDIDATES } from './weigh-trees';

/** What a tree of so many nodes takes: milliseconds of the main thread, those of frames at the 95th percentile. */
export interface Figures {
  mountMs: number;
  collapseMs: number;
  expandMs: number;
  panMs: number;
  zoomMs: number;
  /** As far out as all can be zoomed. */
  farPanMs: number;
  farZoomMs: number;
  /** What the page holds more with the tree drawn and used, beyond its data, in bytes. */
  heap: number;
  /** Elements, at most. */
  elements: number;
  /** How far the pressed node is moved, in pixels, at most. */
  movedPx: number;
}

/** What was measured, by `cellKey`. */
export type Measurements = Map<string, Figures>;

/** Names the cell of a tree of so many nodes. */
export const cellKey = (name: string, count: number): string => `${name} ${count}`;

/** At most so many times the floor, and so many times faster than any peer; these two for the largest tree. */
const AIM = {
  mountTimesFloor: 1.3,
  mountFaster: 10,
  pressFaster: 20,
  frameMs: 8,
  heap: 3 * 2 ** 20,
  elements: 300,
  bytes: 7 * 1024,
} as const;

/** Positions of elements are fractions of pixels. */
const SAME_PX = 0.5;

const OURS = 'Millrace';
const FRAMES = ['panMs', 'zoomMs', 'farPanMs', 'farZoomMs'] as const;

const verdict = (isMet: boolean): string => (isMet ? 'met' : 'missed');

/** What it takes to draw trees of so many nodes, with what was aimed at in the last row. */
export function reportTrees(count: number, measurements: Measurements, isLargest: boolean): string {
  const of = (name: string, figure: keyof Figures): number =>
    measurements.get(cellKey(name, count))?.[figure] ?? Number.NaN;
  const best = (figure: keyof Figures): number =>
    Math.min(
      ...CANDIDATES.filter((name) => name !== OURS && name !== 'floor').map((name) => of(name, figure)),
    );
  const timed = (name: string, figure: keyof Figures): string[] => [
    of(name, figure).toFixed(2),
    (of(name, figure) / of('floor', figure)).toFixed(2),
  ];
  const rows = CANDIDATES.map((name) => [
    name,
    ...timed(name, 'mountMs'),
    ...timed(name, 'collapseMs'),
    ...timed(name, 'expandMs'),
    ...FRAMES.map((figure) => of(name, figure).toFixed(2)),
    (of(name, 'heap') / 2 ** 20).toFixed(2),
    of(name, 'elements').toFixed(0),
    of(name, 'movedPx').toFixed(1),
  ]);
  const times = (figure: 'mountMs' | 'collapseMs' | 'expandMs'): string =>
    `${(best(figure) / of(OURS, figure)).toFixed(1)} × best peer`;
  const isMounted =
    of(OURS, 'mountMs') <= AIM.mountTimesFloor * of('floor', 'mountMs') &&
    of(OURS, 'mountMs') * AIM.mountFaster <= best('mountMs');
  const isFast = (figure: 'collapseMs' | 'expandMs'): boolean =>
    of(OURS, figure) * AIM.pressFaster <= best(figure);
  const aims = [
    'aim',
    isLargest ? verdict(isMounted) : '',
    times('mountMs'),
    isLargest ? verdict(isFast('collapseMs')) : '',
    times('collapseMs'),
    isLargest ? verdict(isFast('expandMs')) : '',
    times('expandMs'),
    ...FRAMES.map((figure) => verdict(of(OURS, figure) <= AIM.frameMs)),
    verdict(of(OURS, 'heap') <= AIM.heap),
    verdict(of(OURS, 'elements') <= AIM.elements),
    verdict(of(OURS, 'movedPx') < SAME_PX),
  ];
  const title = `${new Intl.NumberFormat('en').format(count)} nodes`;
  return formatTable(
    [
      title,
      'mount ms',
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
    ],
    [...rows, aims],
  );
}

/** What trees weigh. */
export function reportBytes(bytes: ReadonlyMap<string, number>): string {
  return formatTable(
    ['script of the tree', 'brotli bytes'],
    [
      ...[...bytes].map(([name, size]) => [name, String(size)]),
      ['aim', verdict((bytes.get(OURS) ?? Number.NaN) <= AIM.bytes)],
    ],
  );
}
