import { UiProvider } from '@millrace/ui';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { largeGraph } from '../../testing/sample-graphs';
import { ValueChainDiagram } from '.';

let root: Root | undefined;
let container: HTMLElement | undefined;

beforeAll(async () => {
  await import('./ValueChainDiagram');
  await import('../../engine/stage-life');
});

afterEach(() => {
  root?.unmount();
  container?.remove();
  document.documentElement.dir = 'ltr';
});

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const plate = () => document.querySelector('[data-component="ValueChainPlate"]') as HTMLElement;
const canvas = () => plate().querySelector('canvas') as HTMLCanvasElement;

async function show(locale: string): Promise<void> {
  container = document.createElement('div');
  document.documentElement.dir = locale === 'ar' ? 'rtl' : 'ltr';
  document.body.append(container);
  root = createRoot(container);
  const graph = largeGraph(1_000);
  root.render(
    <UiProvider locale={locale}>
      <div style={{ blockSize: 800 }}>
        <ValueChainDiagram graph={graph} openLevels={9} />
      </div>
    </UiProvider>,
  );
  await expect.poll(() => document.querySelectorAll('[role="treeitem"]').length).toBeGreaterThan(3);
  // Level heads show that the interactive parts are loaded: until then the wheel is buffered and nothing moves.
  await expect.poll(() => plate().querySelector('[data-part="heads"]')?.childElementCount).toBeGreaterThan(0);
}

/** Pixels of the drawing, in px of the plate. */
function picture(): ImageData {
  const { clientWidth: width, clientHeight: height } = plate();
  const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.drawImage(canvas(), 0, 0);
  return context.getImageData(0, 0, width, height);
}

/** Waits until two frames in a row show the same: fonts may arrive, and the drawing follows the page by a frame. */
async function stillPicture(): Promise<ImageData> {
  await document.fonts.ready;
  for (let last = picture(); ; ) {
    await nextFrame();
    const next = picture();
    if (shareOfOtherPixels(last, next, 0, 0) === 0) return next;
    last = next;
  }
}

/** Share of differing pixels in the overlap, if the second picture is the first one moved. */
function shareOfOtherPixels(one: ImageData, other: ImageData, dx: number, dy: number): number {
  let others = 0;
  let shared = 0;
  for (let y = Math.max(0, dy); y < Math.min(one.height, one.height + dy); y += 1)
    for (let x = Math.max(0, dx); x < Math.min(one.width, one.width + dx); x += 1) {
      const from = ((y - dy) * one.width + x - dx) * 4 + 3;
      const to = (y * one.width + x) * 4 + 3;
      shared += 1;
      if (Math.abs((one.data[from] as number) - (other.data[to] as number)) > 40) others += 1;
    }
  return others / shared;
}

it.each([
  ['en', -72],
  ['ar', 72],
])('moves the picture as it is while it is panned (%s)', async (locale, dx) => {
  await show(locale);
  const before = await stillPicture();
  for (let frame = 0; frame < 6; frame += 1) {
    plate().dispatchEvent(
      new WheelEvent('wheel', { deltaX: -dx / 6, deltaY: 23, bubbles: true, cancelable: true }),
    );
    await nextFrame();
  }
  const after = await stillPicture();
  expect(shareOfOtherPixels(before, after, dx, -138)).toBeLessThan(0.002);
  // It has gone somewhere else, where there is something to see.
  expect(shareOfOtherPixels(before, after, 0, 0)).toBeGreaterThan(0.01);
});
