import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MillraceProvider } from '../../provider/MillraceProvider';
import { firstLevel, largeChain, sharedAndCycle } from './testing/fiber-chain';
import { LiveValueChain } from './testing/LiveValueChain';
import type { ValueChainGraph } from './value-chain-data';

let root: Root | undefined;
let container: HTMLElement | undefined;

beforeAll(() => import('@millrace/value-chain'));

afterEach(() => {
  root?.unmount();
  container?.remove();
});

const onExpand = vi.fn();
beforeEach(() => vi.clearAllMocks());

async function showTable(graph: ValueChainGraph, answerAfterMs = 0): Promise<void> {
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  root.render(
    <MillraceProvider locale="en">
      <LiveValueChain
        graph={graph}
        answerAfterMs={answerAfterMs}
        openLevels={9}
        defaultOpen
        onExpand={onExpand}
      />
    </MillraceProvider>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Table' }));
  await expect.element(page.getByRole('table')).toBeVisible();
}

const findRow = (name: string) =>
  [...document.querySelectorAll('tbody tr')].find((row) => row.querySelector('a')?.textContent === name);

/** Whether a row lies between the heads and the foot of the window. */
function isInView(row: Element | undefined): boolean {
  const { top = -1, bottom = -1 } = row?.getBoundingClientRect() ?? {};
  const heads = document.querySelector('thead th')?.getBoundingClientRect().bottom ?? 0;
  return top >= heads - 1 && bottom <= window.innerHeight + 1;
}

describe('the keyboard in the table of a value chain', () => {
  it('stays on the button of a product while its applications are fetched and when they have come', async () => {
    await showTable(firstLevel, 300);
    const named = (name: string) =>
      page.getByRole('button', { name: `${name} the applications of Single-mode fiber, G.652.D` });
    (named('Show').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const fetching = page.getByRole('button', { name: 'Fetching Applications' });
    await expect.element(fetching).toHaveFocus();
    expect(fetching.element().closest('td[aria-busy="true"]')).not.toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect.element(named('Hide')).toHaveFocus();
    expect(onExpand).toHaveBeenCalledOnce();
    expect(document.querySelector('td[aria-busy]')).toBeNull();
  });

  it('stays at the foot when there are no more rows to load', async () => {
    await showTable(largeChain(150));
    const more = page.getByRole('button', { name: 'Load more' });
    (more.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(more).not.toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent(/^151 of 151 shown$/);
  });
});

describe('what is gone to while the table is shown', () => {
  it('comes into view, also from beyond the rows that are loaded, and back under the heads', async () => {
    await showTable(largeChain(1_000));
    expect(document.querySelectorAll('tbody tr')).toHaveLength(100);
    await userEvent.type(page.getByRole('searchbox'), ' 997');
    const found = () => document.querySelector('tbody tr[aria-selected="true"]') ?? undefined;
    await expect.poll(() => found()?.textContent).toMatch(/ 997/);
    await expect.poll(() => isInView(found())).toBe(true);
    const path = page.getByRole('region', { name: 'Path from root' });
    await userEvent.click(path.getByRole('button').nth(1));
    await expect.poll(() => found()?.textContent).not.toMatch(/ 997/);
    await expect.poll(() => isInView(found())).toBe(true);
  });

  it('is the row of its product, in whichever of its places it is selected', async () => {
    await showTable(sharedAndCycle);
    const selected = () => [...document.querySelectorAll('tbody tr[aria-selected="true"] a')];
    await userEvent.type(page.getByRole('searchbox'), 'submarine');
    await expect.poll(() => selected().map((link) => link.textContent)).toEqual(['Submarine cable']);
    await userEvent.click(page.getByRole('button', { name: 'Next occurrence' }));
    const path = page.getByRole('region', { name: 'Path from root' });
    await expect.element(path.getByRole('button', { name: 'Downhole sensing cable' })).toBeVisible();
    expect(selected().map((link) => link.textContent)).toEqual(['Submarine cable']);
  });
});

it('tells of a product that is repeated below itself that it is, and where [GAP-086]', async () => {
  await showTable(sharedAndCycle);
  expect(findRow('Preform silica glass')).toHaveTextContent('cycle');
  expect(findRow('Preform silica glass')).toHaveTextContent('Also under Loose-tube cable.');
  expect(findRow('Submarine cable')).not.toHaveTextContent('cycle');
});
