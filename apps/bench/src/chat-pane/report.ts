import { formatTable } from '../table';
import { NAMES } from './candidates';
import type { ChatPaneBench } from './page/main';

/** Measurements of a conversation, in milliseconds of the main thread. */
export interface Figures {
  /** In a freshly opened page, including its script. */
  freshMs: number;
  /** On a remount in the same page. */
  mountMs: number;
  appendMs: number;
  prependMs: number;
  /** During fast wheel scrolling. */
  blankFrames: number;
}

/** Measurements, by `cellKey`. */
export type Measurements = Map<string, Figures>;

/** Scroll jumps, by the name of the pane. */
export type Jumps = Map<string, Awaited<ReturnType<ChatPaneBench['jumps']>>>;

/** Returns the key of a conversation's cell by its number of messages. */
export const cellKey = (name: string, count: number): string => `${name} ${count}`;

/** Targets: at most this multiple of the floor, and this heap in bytes; never slower than a peer. */
const AIM = { timesFloor: 1.5, heap: 2 ** 20 } as const;

/** Target for script size, beyond React. */
export const AIM_BYTES = 20_000;

/** Tolerance, as element positions are fractions of pixels. */
const SAME_PX = 0.5;

const OURS = 'Millrace';
const CHANGES = ['freshMs', 'mountMs', 'appendMs', 'prependMs'] as const;

/** Formats the measurements of conversations, with the targets in the last row. */
export function reportChatPane(count: number, measurements: Measurements): string {
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
    of(name, 'blankFrames').toFixed(0),
  ]);
  const aims = [
    'aim',
    ...CHANGES.flatMap((figure) => ['', isMet(figure) ? 'met' : 'missed']),
    of(OURS, 'blankFrames') === 0 ? 'met' : 'missed',
  ];
  return formatTable(
    [
      `${new Intl.NumberFormat('en').format(count)} messages`,
      'fresh mount ms',
      '×',
      'mount again ms',
      '×',
      'append ms',
      '×',
      'prepend ms',
      '×',
      'blank frames',
    ],
    [...rows, aims],
  );
}

/** Formats the scroll jumps. */
export function reportJumps(jumps: Jumps, count: number): string {
  const columns = ['newer', 'older', 'late', 'width', 'height'] as const;
  const rows = [...jumps].map(([name, jump]) => [name, ...columns.map((column) => formatJump(jump[column]))]);
  const ours = jumps.get(OURS);
  const aims = ['aim', ...columns.map((column) => ((ours?.[column] ?? 1) < SAME_PX ? 'met' : 'missed'))];
  return formatTable(
    [
      `jump in px, ${count} messages`,
      'newer',
      'older of the same day',
      'late picture above',
      'narrower',
      'lower',
    ],
    [...rows, aims],
  );
}

function formatJump(px: number): string {
  if (Number.isNaN(px)) return 'nothing above';
  return Number.isFinite(px) ? px.toFixed(1) : 'gone';
}

/** Formats the heap sizes. */
export function reportHeap(heap: ReadonlyMap<string, number>, count: number): string {
  const ours = heap.get(OURS) ?? Number.NaN;
  return formatTable(
    [`heap, ${new Intl.NumberFormat('en').format(count)} messages`, 'KiB'],
    [
      ...[...heap].map(([name, bytes]) => [name, (bytes / 1024).toFixed(0)]),
      ['aim', ours <= AIM.heap ? 'met' : 'missed'],
    ],
  );
}
