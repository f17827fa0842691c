import type { ChatMessage } from '@millrace/api-client';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { frames, mark, painted, rest } from '../../browser/moments';
import { type MeasuredHeights, sumHeights } from './known-heights';
import { Line } from './Line';
import { type Candidate, PANE_PX, type PaneProps } from './panes/pane';
import { makeMessages, SHAPES, startsDay } from './talk';

/** Number of messages added at once: one new message, or a page of older ones. */
const NEWER = 1;
const OLDER = 50;

/** Number of frames within which a change has settled. */
const CHANGE_FRAMES = 4;

/** Number of frames to wait for a conversation before giving up. */
const PATIENCE = 300;

const WIDTH_PX = 640;

/** Distance that fast wheel scrolling covers per frame, in pixels. */
const FAST_PX = 600;

interface Shown extends Omit<PaneProps, 'renderLine'> {
  width: number;
  height: number;
}

let show: (next: Shown) => void = () => undefined;

function App({ pane: { Pane }, first }: { pane: Candidate; first: Shown }) {
  const [shown, setShown] = useState(first);
  show = setShown;
  const { width, height, ...rest } = shown;
  const lineAt = (index: number) => (
    <Line message={rest.messages[index] as ChatMessage} previous={rest.messages[index - 1]} />
  );
  return (
    <div id="pane" style={{ width, height }}>
      <Pane {...rest} renderLine={lineAt} />
    </div>
  );
}

const place = document.getElementById('root') as HTMLElement;
let root: Root | null = null;
let now: Shown;
let candidate: Candidate;
/** Number of the first message. */
let from = 0;
let heights: MeasuredHeights = { byShape: [], day: 0 };
let kept: readonly ChatMessage[] = [];

const lines = (): HTMLElement[] => [...place.querySelectorAll<HTMLElement>('[data-part="line"]')];
const idOfLine = (line: Element): string =>
  line.querySelector('[data-part="text"]')?.textContent?.split(':')[0] ?? '';

function scroller(): HTMLElement {
  for (let node = lines()[0]?.parentElement; node; node = node.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(node).overflowY)) return node;
  }
  throw new Error('Nothing scrolls.');
}

/** Returns the scrolling element: a pane may have a header and footer around it. */
const paneRect = (): DOMRect => scroller().getBoundingClientRect();

/** True if lines fill the whole pane, and its end is that of the newest. */
function isFilled(): boolean {
  const newest = lines().at(-1);
  if (!newest || idOfLine(newest) !== now.messages.at(-1)?.id) return false;
  const pane = paneRect();
  const { bottom } = newest.getBoundingClientRect();
  // Space below the newest line is the list's own padding.
  if (bottom > pane.bottom + 1 || bottom < pane.bottom - 80) return false;
  const all = lines().map((line) => line.getBoundingClientRect());
  return [0.05, 0.3, 0.6, 0.9].every((share) => {
    const y = pane.top + share * pane.height;
    return all.some((line) => line.top - 60 <= y && line.bottom + 10 >= y);
  });
}

/** Returns the first fully visible line. */
function firstWhole(): HTMLElement | undefined {
  const pane = paneRect();
  return lines().find((line) => line.getBoundingClientRect().top >= pane.top - 0.5);
}

const find = (id: string): Element | undefined => lines().find((line) => idOfLine(line) === id);

/** Runs an action, and measures how far it moves the first line. @returns Pixels; infinite if the line is gone. */
async function jumpOf(work: () => void, frameCount: number): Promise<number> {
  const first = firstWhole();
  if (!first) return Number.POSITIVE_INFINITY;
  const id = idOfLine(first);
  const { top } = first.getBoundingClientRect();
  work();
  let most = 0;
  for (let frame = 0; frame < frameCount; frame += 1) {
    await painted();
    const line = find(id);
    most = Math.max(most, line ? Math.abs(line.getBoundingClientRect().top - top) : Number.POSITIVE_INFINITY);
  }
  return most;
}

function change(next: Partial<Shown>): void {
  now = { ...now, ...next };
  show(now);
}

function newer(): Partial<Shown> {
  const messages = [...now.messages, ...makeMessages(from + now.messages.length, NEWER)];
  const known = sumHeights(heights, { from, count: messages.length, prepended: 0 });
  return { messages, isPrepending: false, known };
}

function older(): Partial<Shown> {
  from -= OLDER;
  const messages = [...makeMessages(from, OLDER), ...now.messages];
  const known = sumHeights(heights, { from, count: messages.length, prepended: OLDER });
  return { messages, isPrepending: true, prepended: now.prepended + OLDER, known };
}

/** Message with a late picture of unknown size. */
function withPicture(id: string): Partial<Shown> {
  const messages = now.messages.map((message) =>
    message.id === id
      ? { ...message, media: { image: { data: `/late/${id.replace(' ', '-')}.svg`, name: 'furnace.svg' } } }
      : message,
  );
  return { messages, isPrepending: false };
}

async function measureChange(name: string, next: () => Partial<Shown>): Promise<void> {
  const made = next();
  await rest();
  mark(`${name} of ${candidate.name} begins`);
  change(made);
  await frames(CHANGE_FRAMES);
  mark(`${name} of ${candidate.name} ends`);
}

async function scrollUp(px: number): Promise<void> {
  scroller().scrollBy({ top: -px, behavior: 'instant' });
  await rest();
}

/** Commands of the driver. */
const bench = {
  /** Measures the height of a message of each shape. */
  async measureHeights(): Promise<MeasuredHeights> {
    const messages = makeMessages(-1, SHAPES + 1);
    root = createRoot(place);
    root.render(
      <div style={{ width: WIDTH_PX }}>
        {messages.map((message, at) => (
          <div key={message.id} data-row={at} style={{ display: 'flow-root' }}>
            <Line message={message} previous={messages[at - 1]} />
          </div>
        ))}
      </div>,
    );
    await rest();
    const rows = [...place.querySelectorAll<HTMLElement>('[data-row]')];
    const byShape = rows.slice(1).map((row) => row.getBoundingClientRect().height);
    const day = place.querySelector('[data-part="day"]')?.getBoundingClientRect().height ?? 0;
    heights = { byShape, day };
    bench.unmount();
    return heights;
  },

  /** Applies heights measured on another page. */
  know(measured: MeasuredHeights): void {
    heights = measured;
  },

  /** Creates the messages, which are not part of a candidate's heap. */
  prepare(count: number): void {
    from = startsDay(0) ? -3 : 0;
    kept = makeMessages(from, count);
    now = {
      messages: kept,
      prepended: 0,
      isPrepending: false,
      known: sumHeights(heights, { from, count, prepended: 0 }),
      width: WIDTH_PX,
      height: PANE_PX,
    };
  },

  /** @param what `first mount` in a page without a previous render, or `mount`. */
  async mount(what: 'first mount' | 'mount', count: number): Promise<void> {
    const { name } = candidate;
    bench.prepare(count);
    await rest();
    mark(`${what} of ${name} begins`);
    root = createRoot(place);
    root.render(<App pane={candidate} first={now} />);
    let tries = 0;
    do {
      await painted();
      tries += 1;
    } while (!isFilled() && tries < PATIENCE);
    mark(`${what} of ${name} ends`);
    if (!isFilled()) throw new Error(`${name} does not show the newest of ${count} messages.`);
    await rest();
  },

  unmount(): void {
    root?.unmount();
    root = null;
  },

  append: () => measureChange('append', newer),

  prepend: () => measureChange('prepend', older),

  scrollUp,

  /** Scrolls to the first message, as far as possible. */
  async scrollToBeginning(): Promise<void> {
    for (let tries = 0; tries < 200; tries += 1) {
      const before = scroller().scrollTop;
      scroller().scrollBy({ top: -1_000_000, behavior: 'instant' });
      await frames(2);
      if (scroller().scrollTop === before) break;
    }
    await rest();
  },

  /** Scrolls up like a fast wheel. @returns The number of frames in which lines do not fill the pane. */
  async countBlankFrames(count: number): Promise<number> {
    const pane = paneRect();
    const scrolled = scroller();
    const heights = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => pane.top + share * pane.height);
    let blank = 0;
    for (let frame = 0; frame < count; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      scrolled.scrollBy({ top: -FAST_PX, behavior: 'instant' });
      await painted();
      const all = lines().map((line) => line.getBoundingClientRect());
      // The date and margins are between two lines.
      if (!heights.every((y) => all.some(({ top, bottom }) => top - 60 <= y && bottom + 10 >= y))) blank += 1;
    }
    await rest();
    return blank;
  },

  /** Scroll jumps of the line being read, in pixels, by action. */
  async jumps(): Promise<Record<'newer' | 'older' | 'late' | 'width' | 'height', number>> {
    await scrollUp(3_000);
    const byNewer = await jumpOf(() => change(newer()), 30);
    const above = lines()[lines().indexOf(firstWhole() as HTMLElement) - 1];
    const late = above ? await jumpOf(() => change(withPicture(idOfLine(above))), 60) : Number.NaN;
    const height = await jumpOf(() => change({ height: PANE_PX - 250 }), 20);
    await jumpOf(() => change({ height: PANE_PX }), 20);
    const width = await jumpOf(() => change({ width: WIDTH_PX - 160 }), 20);
    change({ width: WIDTH_PX });
    await rest();
    await bench.scrollToBeginning();
    const byOlder = await jumpOf(() => change(older()), 40);
    return { newer: byNewer, older: byOlder, late, width, height };
  },
};

export type ChatPaneBench = typeof bench;

/** Starts, once the script of the page is loaded. */
export function start(chosen: Candidate): void {
  candidate = chosen;
  mark(`load of ${candidate.name} ends`);
  Object.assign(window, { bench });
}
