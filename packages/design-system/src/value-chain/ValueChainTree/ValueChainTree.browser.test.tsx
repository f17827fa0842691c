import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MillraceProvider } from '../../provider/MillraceProvider';
import { ValueChainTree } from '.';
import { largeChain } from './testing/fiber-chain';
import { withMotion } from './testing/with-motion';

const PRODUCTS = 10_000;

let root: Root | undefined;
let container: HTMLElement | undefined;

beforeAll(async () => {
  await import('@millrace/value-chain');
});

afterEach(() => {
  root?.unmount();
  container?.remove();
});

async function show(count = PRODUCTS): Promise<void> {
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  const data = { status: 'ready', graph: largeChain(count) } as const;
  root.render(
    <MillraceProvider locale="en">
      <ValueChainTree data={data} onExpand={() => undefined} defaultOpen openLevels={9} />
    </MillraceProvider>,
  );
  await expect.poll(told).toMatchObject({ level: '1' });
}

const items = () => document.querySelectorAll('[role="treeitem"]');

/** What assistive technology is told of the place that has the focus. */
function told() {
  const at = document.activeElement;
  if (at?.getAttribute('role') !== 'treeitem') return null;
  return {
    level: at.getAttribute('aria-level'),
    place: `${at.getAttribute('aria-posinset')} of ${at.getAttribute('aria-setsize')}`,
    expanded: at.getAttribute('aria-expanded'),
  };
}

describe('a tree of ten thousand products, all open', () => {
  it('is walked by keys, and tells of each place where it is, though few are drawn', async () => {
    await show();
    expect(told()).toEqual({ level: '1', place: '1 of 1', expanded: 'true' });
    await userEvent.keyboard('{ArrowDown}');
    expect(told()).toEqual({ level: '2', place: '1 of 10', expanded: 'true' });
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(told()).toEqual({ level: '5', place: '1 of 10', expanded: null });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(told()).toEqual({ level: '5', place: '3 of 10', expanded: null });
    await userEvent.keyboard('{ArrowLeft}');
    expect(told()).toMatchObject({ level: '4', place: '1 of 10' });
    await userEvent.keyboard('{End}');
    // The last of the first level has ten of which the last has ten: none of them was drawn.
    expect(told()).toMatchObject({ place: '10 of 10', expanded: null });
    expect(items().length).toBeLessThan(150);
    await userEvent.keyboard('{ArrowUp}');
    expect(told()).toMatchObject({ place: '9 of 10' });
    await userEvent.keyboard('{Home}');
    expect(told()).toEqual({ level: '1', place: '1 of 1', expanded: 'true' });
  });

  it('keeps the focus on the place that has it while the window is elsewhere', async () => {
    await show();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const held = document.activeElement;
    const plate = document.querySelector('[data-component="ValueChainPlate"]');
    for (let turn = 0; turn < 10; turn += 1) {
      plate?.dispatchEvent(new WheelEvent('wheel', { deltaY: 20_000, bubbles: true, cancelable: true }));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      expect(document.activeElement).toBe(held);
    }
    const others = [...items()].filter((item) => item !== held);
    expect(others.length).toBeGreaterThan(3);
    await userEvent.keyboard('{ArrowDown}');
    expect(told()).toMatchObject({ level: '4' });
  });

  it('goes to what is typed, wherever it stands', async () => {
    await show();
    const labelTitle = (element: Element | null) =>
      element?.querySelector('[aria-hidden]')?.nextElementSibling?.textContent ??
      element?.firstElementChild?.textContent ??
      '';
    await userEvent.keyboard('{End}');
    const title = labelTitle(document.activeElement);
    await userEvent.keyboard('{Home}');
    const isDrawn = () => [...items()].some((item) => labelTitle(item) === title);
    await expect.poll(isDrawn).toBe(false);
    await userEvent.keyboard(title);
    expect(labelTitle(document.activeElement)).toBe(title);
    expect(told()).toMatchObject({ place: '10 of 10', expanded: null });
  });
});

describe('what is drawn of ten thousand products', () => {
  const plate = () => document.querySelector('[data-component="ValueChainPlate"]') as HTMLElement;
  const nextFrames = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  /** From here on time goes on from frame to frame, each of which is looked at, however busy the machine is. */
  const holdFrames = () =>
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  /** What moves a tree is loaded once it stands; the heads of levels come with it. */
  const moves = () => expect.poll(() => plate().textContent, { timeout: 10_000 }).toMatch(/Second level/);
  /** Points of the screen on which something is drawn. */
  const inked = () => {
    const canvas = plate().querySelector('canvas') as HTMLCanvasElement;
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    const { left, top } = canvas.getBoundingClientRect();
    const points: { x: number; y: number }[] = [];
    for (let at = 0; at < data.length / 4; at += 1)
      if ((data[4 * at + 3] as number) > 0)
        points.push({ x: left + (at % canvas.width), y: top + Math.floor(at / canvas.width) });
    return points;
  };

  it('is at most three hundred elements, near and far out', async () => {
    await show();
    const elements = () => plate().querySelectorAll('*').length;
    expect(elements()).toBeLessThanOrEqual(300);
    for (let turn = 0; turn < 12; turn += 1) {
      const zoomOut = {
        deltaY: 40,
        ctrlKey: true,
        clientX: 500,
        clientY: 400,
        bubbles: true,
        cancelable: true,
      };
      plate().dispatchEvent(new WheelEvent('wheel', zoomOut));
      await nextFrames();
      expect(elements()).toBeLessThanOrEqual(300);
    }
  });

  it('is as little while thousands of them come or go, or some dozens of them do so slowly', async () => {
    const stop = withMotion();
    try {
      await show();
      await moves();
      holdFrames();
      const most = new Map<string, number>();
      const watch = (frames: number, keys: string) => {
        for (let frame = 0; frame < frames; frame += 1) {
          const count = plate().querySelectorAll('*').length;
          most.set(keys, Math.max(most.get(keys) ?? 0, count));
          vi.advanceTimersToNextFrame();
        }
      };
      // All of them; all below a product among others; the ten of one; and back again.
      const presses = [
        ['{ArrowLeft}'],
        ['{ArrowRight}'],
        ['{ArrowDown}', '{ArrowLeft}'],
        ['{ArrowDown}', '{ArrowLeft}'],
        ['{ArrowRight}'],
        ['{ArrowRight}', '{ArrowLeft}'],
        ['{ArrowRight}', '{ArrowRight}', '{ArrowLeft}'],
        ['{ArrowRight}'],
      ];
      // Keys that follow each other at once, and in the middle of the transition of the one before.
      for (const pauseFrames of [1, 40]) {
        for (const keys of presses) {
          for (const key of keys) {
            await userEvent.keyboard(key);
            watch(pauseFrames, keys.join(''));
          }
          watch(100, keys.join(''));
        }
        await userEvent.keyboard('{Home}');
      }
      expect([...most].filter(([, count]) => count > 300)).toEqual([]);
    } finally {
      vi.useRealTimers();
      stop();
    }
  });

  it('is blocks where names could not be read, and a press on one opens its details', async () => {
    await show();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(page.getByRole('button', { name: 'Fit' }));
    await expect.poll(() => items().length).toBe(1);
    await expect.poll(() => inked().length).toBeGreaterThan(2_000);
    // The last level has a block in each row of the screen.
    const points = inked().sort((one, other) => other.x - one.x);
    const end = points.find(({ y }) => y > 200 && y < window.innerHeight - 200);
    const at = { clientX: (end?.x ?? 0) - 1, clientY: end?.y ?? 0 };
    plate().dispatchEvent(new MouseEvent('click', { ...at, bubbles: true }));
    await expect.element(page.getByRole('complementary')).toBeVisible();
  });

  it('moves at once for who wants less motion', async () => {
    await show();
    await moves();
    const places = () => [...items()].map((item) => Math.round(item.getBoundingClientRect().top));
    await userEvent.keyboard('{ArrowDown}');
    const before = places();
    await userEvent.keyboard('{ArrowLeft}');
    await nextFrames();
    const after = places();
    expect(after).not.toEqual(before);
    for (let frame = 0; frame < 20; frame += 1) {
      await nextFrames();
      expect(places()).toEqual(after);
    }
  });

  it('keeps what is pressed where it is, in every frame of its opening and closing', async () => {
    const stop = withMotion();
    try {
      await show();
      await moves();
      holdFrames();
      await userEvent.keyboard('{ArrowDown}');
      const { activeElement } = document;
      const pressed = activeElement as HTMLElement;
      const isExpanded = () => {
        vi.advanceTimersToNextFrame();
        return pressed.getAttribute('aria-expanded');
      };
      // The details open beside it first.
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByRole('complementary')).toBeVisible();
      await expect.poll(isExpanded).toBe('false');
      // What moves for 1,500 ms, unseen by the tree of labels, is at rest.
      for (let frame = 0; frame < 110; frame += 1) vi.advanceTimersToNextFrame();
      for (const expanded of ['true', 'false']) {
        const before = pressed.getBoundingClientRect();
        await userEvent.keyboard('{Enter}');
        await expect.poll(isExpanded).toBe(expanded);
        for (let frame = 0; frame < 110; frame += 1) {
          vi.advanceTimersToNextFrame();
          expect(Math.abs(pressed.getBoundingClientRect().top - before.top)).toBeLessThanOrEqual(1);
        }
      }
    } finally {
      vi.useRealTimers();
      stop();
    }
  });
});
