import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MillraceProvider } from '../../provider/MillraceProvider';
import { SupplierTable } from '.';
import { someSuppliers } from './story-suppliers';

const MANY = 100_000;
const rows = someSuppliers(MANY).map((supplier, at) => ({
  ...supplier,
  id: `company-${at + 1}`,
  name: `Company ${at + 1}`,
}));

/** What is waited for takes its time on a machine that does much else. */
const PATIENT = { timeout: 10_000 };

let root: Root | undefined;
let container: HTMLElement | undefined;

// What is done to the columns is remembered for the tab, in which the tables of other tests stand as well.
beforeEach(() => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  root?.unmount();
  container?.remove();
  window.scrollTo({ top: 0, behavior: 'instant' });
});

async function show(): Promise<void> {
  container = document.createElement('div');
  container.style.width = '1100px';
  document.body.append(container);
  root = createRoot(container);
  root.render(
    <MillraceProvider locale="en">
      <SupplierTable
        product={{ name: 'Preform silica glass' }}
        state={{ status: 'ready', rows, total: MANY, more: 'idle' }}
        sort="premium"
        onSortChange={vi.fn()}
        onLoadMore={vi.fn()}
        onRetry={vi.fn()}
        onShowEvidence={vi.fn()}
      />
    </MillraceProvider>,
  );
  await expect.poll(() => drawn().length, PATIENT).toBeGreaterThan(3);
}

const drawn = () => [...document.querySelectorAll<HTMLElement>('tbody [role="row"]')];
const heads = () => [...document.querySelectorAll('thead th, [role="columnheader"]')];
const rowCells = (row: HTMLElement | undefined) => [...(row?.querySelectorAll('td, th') ?? [])];
const focusedIndex = () =>
  Number(document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex'));

/** What Ctrl+C would put on the clipboard. */
function copied(): string {
  const clipboardData = new DataTransfer();
  const event = new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return clipboardData.getData('text/plain');
}

describe('a hundred thousand suppliers', () => {
  it('are walked by keys to the last, and each row tells which it is', async () => {
    await show();
    expect(document.querySelector('table')?.getAttribute('aria-rowcount')).toBe(String(MANY + 1));
    drawn()[0]?.querySelector('a')?.focus();
    // What keys need is loaded.
    await expect
      .poll(() => document.querySelectorAll('[role="separator"]').length, PATIENT)
      .toBeGreaterThan(0);
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(focusedIndex).toBe(3);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect.poll(focusedIndex, PATIENT).toBe(MANY + 1);
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect.poll(() => document.activeElement?.textContent).toBe(`Company ${MANY}`);
    expect(drawn().length).toBeLessThan(80);
  });

  it('are found by name, and what is copied of them are the cells that are seen, hidden columns left out', async () => {
    await show();
    await userEvent.click(page.getByRole('button', { name: 'Table tools' }));
    await userEvent.click(page.getByRole('button', { name: 'Columns' }));
    const before = heads().length;
    for (const name of ['Type', 'Country']) {
      const box = page.getByRole('checkbox', { name });
      await userEvent.click(box);
    }
    await expect.poll(() => heads().length).toBe(before - 2);
    for (const row of drawn()) expect(rowCells(row)).toHaveLength(before - 2);
    await userEvent.keyboard('{Escape}');
    await userEvent.fill(page.getByRole('searchbox', { name: 'Find in table' }), `Company ${MANY}`);
    await userEvent.keyboard('{Enter}');
    const last = () => drawn().find((row) => row.textContent?.includes(`Company ${MANY}`));
    await expect.poll(() => last()?.getAttribute('aria-rowindex'), PATIENT).toBe(String(MANY + 1));
    last()?.querySelector('a')?.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect.poll(copied, PATIENT).toBe(`Company ${MANY}\tPreform silica glass`);
  });
});
