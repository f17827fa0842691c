import { UiProvider } from '@millrace/ui';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { DiagramGraph } from '../../graph';
import { sampleGraph } from '../../testing/sample-graphs';
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
  container = undefined;
});

const ids = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${index}`);
const items = () => [...document.querySelectorAll<HTMLElement>('[role="treeitem"]')];
const heads = () =>
  [...document.querySelectorAll('[data-level]')].map((head) => head.lastElementChild?.textContent);

function show(graph: DiagramGraph): void {
  if (!container) {
    container = document.createElement('div');
    document.body.append(container);
    root = createRoot(container);
  }
  root?.render(
    <UiProvider locale="en">
      <div style={{ blockSize: 800 }}>
        <ValueChainDiagram graph={graph} openLevels={9} />
      </div>
    </UiProvider>,
  );
}

it('shows all of another tree of the same root, below the heads of its levels', async () => {
  show(sampleGraph('root', { root: ids('a', 4) }));
  await expect.poll(() => items().length).toBe(5);
  show(sampleGraph('root', { root: ids('b', 12) }));
  await expect.poll(() => items().length).toBe(13);
  const plate = document.querySelector('[data-component="ValueChainPlate"]') as HTMLElement;
  const { top, bottom } = plate.getBoundingClientRect();
  await expect.poll(() => items().every((item) => item.getBoundingClientRect().top >= top + 48)).toBe(true);
  await expect.poll(() => items().every((item) => item.getBoundingClientRect().bottom <= bottom)).toBe(true);
});

it('counts a product once that stands in several places of a level', async () => {
  show(sampleGraph('root', { root: ['a', 'b'], a: ['x', 'y'], b: ['x'] }));
  await expect.poll(heads).toEqual(['1 product', '2 products', '2 products']);
});
