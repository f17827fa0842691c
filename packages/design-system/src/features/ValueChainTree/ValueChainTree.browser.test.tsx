import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MillraceProvider } from '../../primitives/MillraceProvider';
import { ValueChainTree } from '.';
import { largeChain } from './testing/fiber-chain';

const PRODUCTS = 10_000;

let root: Root | undefined;
let container: HTMLElement | undefined;

beforeAll(async () => {
  await import('./ValueChainDiagram');
  await import('./ValueChainPrint');
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
    const last = `${document.activeElement?.textContent}`;
    await userEvent.keyboard('{End}');
    const end = document.activeElement;
    await userEvent.keyboard('{Home}');
    expect(document.activeElement?.textContent).toBe(last);
    const title = end?.textContent ?? '';
    expect(title).not.toBe(last);
    await userEvent.keyboard('{ArrowDown}s');
    expect(document.activeElement?.textContent?.toLowerCase().startsWith('s')).toBe(true);
  });
});

describe('the tree on paper', () => {
  it('is printed whole, in pages that none of its names is cut by, and is gone afterwards', async () => {
    await show(1_000);
    const printed = () => document.querySelector('body > [data-part="print"]');
    // Told again until what draws the pages, which is loaded after the tree, has heard it.
    await expect
      .poll(() => {
        window.dispatchEvent(new Event('beforeprint'));
        return printed();
      })
      .not.toBeNull();
    const texts = new Set([...(printed()?.querySelectorAll('text') ?? [])].map((text) => text.textContent));
    // The last line of a wrapped name is its number.
    const numbers = [...texts].map((text) => /(\d+)$/.exec(text ?? '')?.[1]);
    for (let serial = 1; serial <= 1_000; serial += 1) expect(numbers).toContain(String(serial));
    expect(printed()?.querySelectorAll('svg').length).toBeGreaterThan(10);
    window.dispatchEvent(new Event('afterprint'));
    await expect.poll(printed).toBeNull();
  });
});
