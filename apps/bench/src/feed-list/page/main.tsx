import '@millrace/design-system/styles.css';
import type { Post } from '@millrace/api-client';
import { MillraceProvider } from '@millrace/design-system';
import { documentClass } from '@millrace/ui/theme';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { frames, mark, painted, rest } from '../../browser/moments';
import { Card } from './Card';
import { sumHeights } from './known-heights';
import type { Candidate, ListProps } from './lists/list';
import { makePosts, SHAPES } from './posts';

/** Number of posts added at once. */
const PORTION = 10;

/** Number of frames within which a change has settled. */
const CHANGE_FRAMES = 4;

/** Scroll distance per frame, in pixels: at 60 frames a second a quick flick of a wheel. */
const SCROLL_PX = 60;

/** Distance that fast wheel scrolling covers per frame, in pixels. */
const FAST_PX = 600;

interface Shown extends Omit<ListProps, 'renderPost'> {
  /** Post whose picture loads late. */
  late: string | null;
}

interface AppProps {
  list: Candidate;
  first: Shown;
}

let show: (next: Shown) => void = () => undefined;

function App({ list: { List }, first }: AppProps) {
  const [shown, setShown] = useState(first);
  show = setShown;
  const { late, ...rest } = shown;
  return (
    <MillraceProvider locale="en">
      <List {...rest} renderPost={(post: Post) => <Card post={post} isLate={late === post.id} />} />
    </MillraceProvider>
  );
}

const place = document.getElementById('root') as HTMLElement;
let root: Root | null = null;
let now: Shown;
let candidate: Candidate;
/** Number of the first post. */
let from = 0;
let heights: number[] = [];

function render(list: Candidate): void {
  root = createRoot(place);
  root.render(<App list={list} first={now} />);
}

function prepare(count: number): void {
  from = 0;
  now = {
    posts: makePosts(0, count),
    prepended: 0,
    isPrepending: false,
    known: sumHeights(heights, { from, count, prepended: 0 }),
    late: null,
  };
}

/** True if cards cover the whole window. */
function isFilled(): boolean {
  const across = window.innerWidth / 2;
  const down = [0.02, 0.25, 0.5, 0.75, 0.98].map((share) => share * window.innerHeight);
  return down.every((y) => document.elementFromPoint(across, y)?.closest('[data-post]') != null);
}

const cardOf = (id: string): Element | null => place.querySelector(`[data-post="${id}"]`);

/** Returns the first card that begins within the window, and whether there is one before it. */
function firstWhole(): { id: string; top: number; before: Element | null } {
  const cards = [...place.querySelectorAll<HTMLElement>('[data-post]')]
    .map((card) => ({ card, rect: card.getBoundingClientRect() }))
    .sort((one, other) => one.rect.top - other.rect.top);
  const at = cards.findIndex(({ rect }) => rect.top > -1);
  const above = cards.filter(({ rect }) => rect.bottom < 1).at(-1);
  const first = cards[at];
  return { id: first?.card.dataset.post ?? '', top: first?.rect.top ?? 0, before: above?.card ?? null };
}

/** Scrolls so that the first whole card is aligned with the top of the window. */
async function align(): Promise<void> {
  await rest();
  window.scrollBy({ top: firstWhole().top, behavior: 'instant' });
  await rest();
}

/** Runs an action, and measures how far it moves the first card. @returns Pixels; infinite if the card is gone. */
async function jumpOf(work: () => void, frameCount: number): Promise<number> {
  const { id, top } = firstWhole();
  work();
  let most = 0;
  for (let frame = 0; frame < frameCount; frame += 1) {
    await painted();
    const card = cardOf(id);
    most = Math.max(most, card ? Math.abs(card.getBoundingClientRect().top - top) : Number.POSITIVE_INFINITY);
  }
  return most;
}

/** Scrolls until the card above the window can expand. */
async function scrollToMore(): Promise<HTMLElement | null> {
  for (let tries = 0; tries < 30; tries += 1) {
    const button = firstWhole().before?.querySelector<HTMLElement>('[data-part="more"]');
    if (button) return button;
    window.scrollBy({ top: 150, behavior: 'instant' });
    await align();
  }
  return null;
}

function change(next: Partial<Shown>): void {
  now = { ...now, ...next };
  show(now);
}

function older(): Partial<Shown> {
  const posts = [...now.posts, ...makePosts(from + now.posts.length, PORTION)];
  return {
    posts,
    isPrepending: false,
    known: sumHeights(heights, { from, count: posts.length, prepended: 0 }),
  };
}

function newer(): Partial<Shown> {
  from -= PORTION;
  const posts = [...makePosts(from, PORTION), ...now.posts];
  const known = sumHeights(heights, { from, count: posts.length, prepended: PORTION });
  return { posts, isPrepending: true, prepended: now.prepended + PORTION, known };
}

async function measureChange(name: string, next: Partial<Shown>): Promise<void> {
  await rest();
  mark(`${name} of ${candidate.name} begins`);
  change(next);
  await frames(CHANGE_FRAMES);
  mark(`${name} of ${candidate.name} ends`);
}

async function scrollTo(top: number): Promise<void> {
  window.scrollTo({ top, behavior: 'instant' });
  await rest();
}

let shift = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
}).observe({ type: 'layout-shift', buffered: true });

/** Commands of the driver. */
const bench = {
  /** Measures the height of a post of each shape. */
  async measureHeights(): Promise<number[]> {
    heights = Array.from({ length: SHAPES }, () => 0);
    root = createRoot(place);
    root.render(
      <MillraceProvider locale="en">
        {makePosts(0, SHAPES).map((post) => (
          <Card key={post.id} post={post} isLate={false} />
        ))}
      </MillraceProvider>,
    );
    await rest();
    heights = makePosts(0, SHAPES).map(({ id }) => cardOf(id)?.getBoundingClientRect().height ?? 0);
    bench.unmount();
    return heights;
  },

  /** Applies heights measured on another page. */
  know(measured: number[]): void {
    heights = measured;
  },

  /** @param what `first mount` in a page without a previous render, or `mount`. */
  async mount(what: 'first mount' | 'mount', count: number): Promise<void> {
    const { name } = candidate;
    window.scrollTo({ top: 0, behavior: 'instant' });
    prepare(count);
    await rest();
    shift = 0;
    mark(`${what} of ${name} begins`);
    render(candidate);
    do await painted();
    while (!isFilled());
    mark(`${what} of ${name} ends`);
    await rest();
  },

  unmount(): void {
    root?.unmount();
    root = null;
  },

  append: () => measureChange('append', older()),

  async prepend(): Promise<void> {
    await measureChange('prepend', newer());
  },

  scrollTo,

  /** Scrolls down frame by frame. */
  async scroll(frameCount: number): Promise<void> {
    await rest();
    for (let frame = 0; frame < frameCount; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      mark(`frame of ${candidate.name}`);
      window.scrollBy({ top: SCROLL_PX, behavior: 'instant' });
    }
    await painted();
  },

  /** Scrolls down like a fast wheel. @returns The number of frames in which cards do not fill the window. */
  async countBlankFrames(frameCount: number): Promise<number> {
    let blank = 0;
    for (let frame = 0; frame < frameCount; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      window.scrollBy({ top: FAST_PX, behavior: 'instant' });
      await painted();
      if (!isFilled()) blank += 1;
    }
    await rest();
    return blank;
  },

  /** Scroll jumps of the card being read, in pixels, by action; NaN if nothing is rendered above it. */
  async jumps(): Promise<Record<'newer' | 'older' | 'late' | 'more', number>> {
    await align();
    const byNewer = await jumpOf(() => change(newer()), 30);
    await align();
    const byOlder = await jumpOf(() => change(older()), 30);
    await align();
    const above = firstWhole().before?.getAttribute('data-post');
    const late = above ? await jumpOf(() => change({ late: above }), 60) : Number.NaN;
    const button = await scrollToMore();
    const more = button ? await jumpOf(() => button.click(), 30) : Number.NaN;
    return { newer: byNewer, older: byOlder, late, more };
  },

  /** Layout shift since the list was mounted. @see https://web.dev/articles/cls */
  shift: () => shift,
};

export type FeedListBench = typeof bench;

/** Starts, once the script of the page is loaded. */
export function start(chosen: Candidate): void {
  candidate = chosen;
  mark(`load of ${candidate.name} ends`);
  document.body.classList.add(...documentClass.split(' '));
  Object.assign(window, { bench });
}
