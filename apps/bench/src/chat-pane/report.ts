import { formatTable } from '../table';
import type { ChatPaneBench } from './page/main';
import { CANDIDATES } from './weigh-panes';

/** What a conversation of so many messages takes, in milliseconds of the main thread. */
export interface Figures {
  mountMs: number;
  appendMs: number;
  prependMs: number;
}

/** What was measured, by `cellKey`. */
export type Measurements = Map<string, Figures>;

/** How far what is read jumps, by the name of the pane. */
export type Jumps = Map<string, Awaited<ReturnType<ChatPaneBench['jumps']>>>;

/** Names the cell of a conversation of so many messages. */
export const cellKey = (name: string, count: number): string => `${name} ${count}`;

/** At most so many times the floor, in bytes of the heap and of the script; and never slower than a peer. */
const AIM = { timesFloor: 1.3, heap: 2 ** 20, bytes: 6 * 1024 } as const;

/** Positions of elements are fractions of pixels. */
const SAME_PX = 0.5;

const OURS = 'Millrace';
const CHANGES = ['mountMs', 'appendMs', 'prependMs'] as const;

/** What it takes to draw conversations of so many messages, with what was aimed at in the last row. */
export function reportChatPane(count: number, measurements: Measurements): string {
  const of = (name: string, figure: keyof Figures): number =>
    measurements.get(cellKey(name, count))?.[figure] ?? Number.NaN;
  const peers = CANDIDATES.filter((name) => name !== OURS && name !== 'floor');
  const isMet = (figure: (typeof CHANGES)[number]): boolean =>
    of(OURS, figure) <= AIM.timesFloor * of('floor', figure) &&
    peers.every((name) => of(OURS, figure) <= of(name, figure));
  const rows = CANDIDATES.map((name) => [
    name,
    ...CHANGES.flatMap((figure) => [
      of(name, figure).toFixed(2),
      (of(name, figure) / of('floor', figure)).toFixed(2),
    ]),
  ]);
  const aims = ['aim', ...CHANGES.flatMap((figure) => ['', isMet(figure) ? 'met' : 'missed'])];
  return formatTable(
    [
      `${new Intl.NumberFormat('en').format(count)} messages`,
      'mount ms',
      '×',
      'append ms',
      '×',
      'prepend ms',
      '×',
    ],
    [...rows, aims],
  );
}

/** How far what is read jumps. */
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

/** What is held in memory. */
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

/** What lists weigh. */
export function reportBytes(bytes: ReadonlyMap<string, number>): string {
  return formatTable(
    ['script of the list', 'brotli bytes'],
    [
      ...[...bytes].map(([name, size]) => [name, String(size)]),
      ['aim', (bytes.get(OURS) ?? Number.NaN) <= AIM.bytes ? 'met' : 'missed'],
    ],
  );
}
