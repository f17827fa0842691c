import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { MillraceProvider } from '../../primitives/MillraceProvider';
import { largeChain } from './testing/fiber-chain';
import { ValueChainTree } from './ValueChainTree';

let root: Root | undefined;
let container: HTMLElement | undefined;

beforeAll(async () => {
  await import('./ValueChainDiagram');
  await import('./engine/late-parts');
});

afterEach(() => {
  root?.unmount();
  container?.remove();
  document.documentElement.dir = 'ltr';
});

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const plate = () => document.querySelector('[data-component="ValueChainPlate"]') as HTMLElement;
const canvas = () => plate().querySelector('canvas') as HTMLCanvasElement;
const bands = () => [...(canvas().nextElementSibling?.querySelectorAll('canvas') ?? [])];

async function show(locale: string): Promise<void> {
  container = document.createElement('div');
  document.documentElement.dir = locale === 'ar' ? 'rtl' : 'ltr';
  document.body.append(container);
  root = createRoot(container);
  const data = { status: 'ready', graph: largeChain(1_000) } as const;
  root.render(
    <MillraceProvider locale={locale}>
      <ValueChainTree data={data} onExpand={() => undefined} defaultOpen openLevels={9} />
    </MillraceProvider>,
  );
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('treeitem');
  await expect.poll(() => canvas().nextElementSibling).not.toBeNull();
}

/** What a reader sees of canvases where they stand now, in px of the plate. */
function pictureOf(canvases: readonly HTMLCanvasElement[]): Uint8ClampedArray {
  const { clientWidth: width, clientHeight: height } = plate();
  const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
  const at = plate().getBoundingClientRect();
  for (const one of canvases) {
    const box = one.getBoundingClientRect();
    context.drawImage(one, Math.round(box.left - at.left), Math.round(box.top - at.top));
  }
  return context.getImageData(0, 0, width, height).data;
}

function shareOfOtherPixels(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let others = 0;
  for (let at = 3; at < one.length; at += 4)
    if (Math.abs((one[at] as number) - (other[at] as number)) > 40) others += 1;
  return others / (one.length / 4);
}

it.each(['en', 'ar'])(
  'is moved in bands while it is panned, which show what is drawn once it rests (%s)',
  async (locale) => {
    await show(locale);
    const before = pictureOf([canvas()]);
    // In sixes, as the guides are dotted.
    for (let frame = 0; frame < 12; frame += 1) {
      plate().dispatchEvent(
        new WheelEvent('wheel', { deltaX: 12, deltaY: 48, bubbles: true, cancelable: true }),
      );
      await nextFrame();
    }
    await nextFrame();
    expect(getComputedStyle(canvas()).visibility).toBe('hidden');
    const panned = pictureOf(bands());
    await expect.poll(() => getComputedStyle(canvas()).visibility).toBe('visible');
    expect(bands()).toHaveLength(0);
    const atRest = pictureOf([canvas()]);
    expect(shareOfOtherPixels(panned, atRest)).toBeLessThan(0.002);
    // It has gone somewhere else, where there is something to see.
    expect(shareOfOtherPixels(before, atRest)).toBeGreaterThan(0.01);
  },
);
