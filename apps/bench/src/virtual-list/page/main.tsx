import { memo, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { frames, mark, painted, rest } from '../../browser/moments';
import { type Candidate, heightOf, type Item, type ListProps, PANE_PX } from './lists/list';

/** Number of items prepended at once. */
const PORTION = 50;

/** Number of frames within which a change has settled. */
const CHANGE_FRAMES = 4;

/** Number of frames to wait for a list before giving up. */
const PATIENCE = 300;

type Shown = Omit<ListProps, 'renderItem'>;

const OneItem = memo(({ item }: { item: Item }) => (
  <div data-item={item.id} style={{ boxSizing: 'border-box', height: heightOf(item), padding: 4 }}>
    <b>{item.id}</b> {'holds its temperature. '.repeat(1 + (((item.number % 5) + 5) % 5))}
  </div>
));

const renderItem = (item: Item) => <OneItem item={item} />;

let show: (next: Shown) => void = () => undefined;

function App({ list: { List }, first }: { list: Candidate; first: Shown }) {
  const [shown, setShown] = useState(first);
  show = setShown;
  return (
    <div id="pane" style={{ width: 640, height: PANE_PX }}>
      <List {...shown} renderItem={renderItem} />
    </div>
  );
}

const place = document.getElementById('root') as HTMLElement;
let root: Root | null = null;
let now: Shown;
let candidate: Candidate;
let prepared: readonly Item[] = [];

const makeItems = (from: number, count: number): Item[] =>
  Array.from({ length: count }, (_, at) => ({ id: `Lot ${5_000_000 + from + at}`, number: from + at }));

const drawn = (): HTMLElement[] => [...place.querySelectorAll<HTMLElement>('[data-item]')];
const pane = (): DOMRect => (document.getElementById('pane') as HTMLElement).getBoundingClientRect();

function scroller(): HTMLElement {
  for (let node = drawn()[0]?.parentElement; node; node = node.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(node).overflowY)) return node;
  }
  throw new Error('Nothing scrolls.');
}

/** Returns true if items fill the pane. */
function isFilled(): boolean {
  const { top, bottom } = pane();
  const rects = drawn()
    .map((item) => item.getBoundingClientRect())
    .filter((rect) => rect.bottom > top && rect.top < bottom)
    .sort((one, other) => one.top - other.top);
  let reached = top + 1;
  for (const rect of rects) {
    if (rect.top > reached + 1) return false;
    reached = Math.max(reached, rect.bottom);
  }
  return rects.length > 0 && reached >= bottom - 2;
}

/** Returns the first fully visible item. */
const firstWhole = (): HTMLElement | undefined =>
  drawn()
    .filter((item) => item.getBoundingClientRect().top >= pane().top - 0.5)
    .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)[0];

function change(next: Partial<Shown>): void {
  now = { ...now, ...next };
  show(now);
}

const before = (): Partial<Shown> => ({
  items: [...makeItems((now.items[0]?.number ?? 0) - PORTION, PORTION), ...now.items],
  isPrepending: true,
});
const after = (): Partial<Shown> => ({
  items: [...now.items, ...makeItems((now.items.at(-1)?.number ?? 0) + 1, 1)],
  isPrepending: false,
});

async function measureChange(name: string, next: Partial<Shown>): Promise<void> {
  await rest();
  mark(`${name} of ${candidate.name} begins`);
  change(next);
  await frames(CHANGE_FRAMES);
  mark(`${name} of ${candidate.name} ends`);
}

/** Commands of the driver. */
const bench = {
  /** Creates the items, which do not count towards time and heap. */
  prepare(count: number): void {
    prepared = makeItems(0, count);
  },

  async mount(from: 'start' | 'end'): Promise<void> {
    const { name } = candidate;
    now = { items: prepared, from, isPrepending: false };
    await rest();
    mark(`mount ${from} of ${name} begins`);
    root = createRoot(place);
    root.render(<App list={candidate} first={now} />);
    let tries = 0;
    do {
      await painted();
      tries += 1;
    } while (!isFilled() && tries < PATIENCE);
    mark(`mount ${from} of ${name} ends`);
    if (!isFilled()) throw new Error(`${name} does not fill its pane.`);
    await rest();
  },

  unmount(): void {
    root?.unmount();
    root = null;
  },

  append: () => measureChange('append', after()),

  prepend: () => measureChange('prepend', before()),

  async scrollBy(px: number): Promise<void> {
    scroller().scrollBy({ top: px, behavior: 'instant' });
    await rest();
  },

  /** Scrolls frame by frame, without measuring. */
  async scroll(px: number, frameCount: number): Promise<void> {
    const element = scroller();
    await rest();
    for (let frame = 0; frame < frameCount; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      mark(`frame of ${candidate.name}`);
      element.scrollBy({ top: px, behavior: 'instant' });
    }
    await painted();
  },

  /** Scrolls frame by frame. @returns The number of frames that were not filled. */
  async blanks(px: number, frameCount: number): Promise<number> {
    const element = scroller();
    await rest();
    let blank = 0;
    for (let frame = 0; frame < frameCount; frame += 1) {
      element.scrollBy({ top: px, behavior: 'instant' });
      await painted();
      if (!isFilled()) blank += 1;
    }
    return blank;
  },

  /** Measures the maximum distance that the item being read moves, in any frame, while items are prepended. */
  async jump(): Promise<number> {
    await rest();
    const first = firstWhole();
    if (!first) return Number.POSITIVE_INFINITY;
    const id = first.dataset.item ?? '';
    const { top } = first.getBoundingClientRect();
    change(before());
    let most = 0;
    for (let frame = 0; frame < 30; frame += 1) {
      await painted();
      const item = place.querySelector(`[data-item="${id}"]`);
      most = Math.max(
        most,
        item ? Math.abs(item.getBoundingClientRect().top - top) : Number.POSITIVE_INFINITY,
      );
    }
    return most;
  },

  /** Measures the maximum distance of the last item from the pane's foot, in any frame, while items are appended. */
  async leavesEnd(): Promise<number> {
    await rest();
    let most = 0;
    for (let item = 0; item < 5; item += 1) {
      change(after());
      for (let frame = 0; frame < 6; frame += 1) {
        await painted();
        const last = place.querySelector(`[data-item="${now.items.at(-1)?.id}"]`);
        const off = last ? Math.abs(last.getBoundingClientRect().bottom - pane().bottom) : PANE_PX;
        most = Math.max(most, off);
      }
    }
    return most;
  },
};

export type VirtualListBench = typeof bench;

/** Starts, once the script of the page is loaded. */
export function start(chosen: Candidate): void {
  candidate = chosen;
  mark(`load of ${candidate.name} ends`);
  Object.assign(window, { bench });
}
