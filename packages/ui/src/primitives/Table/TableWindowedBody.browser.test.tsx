import { type CSSProperties, createRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { WindowedRowsHandle } from '../../internal/windowing/useWindowing';
import { UiProvider } from '../UiProvider';
import {
  Table,
  TableCell,
  TableColumn,
  TableHead,
  TableName,
  TableRow,
  TableRowLink,
  TableWindowedBody,
} from '.';

const MANY = 100_000;
const rowKeys = (count: number) => Array.from({ length: count }, (_, at) => `company-${at + 1}`);
const many = rowKeys(MANY);

let root: Root | undefined;
let container: HTMLElement;
const handle = createRef<WindowedRowsHandle>();

/** Names become longer further down, so that columns would change with the rows that are drawn. */
const companyName = (index: number) =>
  `Company ${index + 1}${' and daughters'.repeat(index % 1_000 === 999 ? 4 : 0)}`;

const renderRow = (index: number) => (
  <TableRow>
    <TableCell place="name">
      <TableName>
        <TableRowLink href={`#${index + 1}`}>{companyName(index)}</TableRowLink>
      </TableName>
    </TableCell>
    <TableCell kind="number">{index % 90}</TableCell>
  </TableRow>
);

const Suppliers = ({ keys }: { keys: readonly string[] }) => (
  <UiProvider locale="en">
    <Table caption="Suppliers" rowCount={keys.length}>
      <TableHead>
        <TableColumn>Company</TableColumn>
        <TableColumn kind="number">Contacts</TableColumn>
      </TableHead>
      <TableWindowedBody keys={keys} columns={2} renderRow={renderRow} handle={handle} />
    </Table>
  </UiProvider>
);

const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

async function show(keys: readonly string[], widthPx = 900): Promise<void> {
  container = document.createElement('div');
  container.style.width = `${widthPx}px`;
  document.body.append(container);
  root = createRoot(container);
  root.render(<Suppliers keys={keys} />);
  await painted();
}

const rows = () => [...container.querySelectorAll<HTMLElement>('tbody [role="row"]')];
const indexesShown = () =>
  rows()
    .filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    })
    .map((row) => Number(row.getAttribute('aria-rowindex')));

async function scrollTo(top: number): Promise<void> {
  window.scrollTo({ top, behavior: 'instant' });
  await painted();
}

afterEach(() => {
  root?.unmount();
  root = undefined;
  container?.remove();
  window.scrollTo({ top: 0, behavior: 'instant' });
});

describe('a table of a hundred thousand rows', () => {
  it('draws those near the window and tells how many there are, and which each is', async () => {
    await show(many);
    const table = container.querySelector('table');
    expect(table?.getAttribute('aria-rowcount')).toBe(String(MANY + 1));
    expect(container.querySelector('thead tr')?.getAttribute('aria-rowindex')).toBe('1');
    expect(indexesShown()[0]).toBe(2);
    expect(rows().length).toBeLessThan(80);
    await scrollTo(50_000 * 44);
    const shown = indexesShown();
    expect(shown.length).toBeGreaterThan(Math.floor(window.innerHeight / 60));
    expect(shown[0]).toBeGreaterThan(49_000);
    expect(shown).toEqual(shown.map((_, at) => (shown[0] ?? 0) + at));
    expect(rows().length).toBeLessThan(80);
    const first = rows().find((row) => row.getAttribute('aria-rowindex') === String(shown[0]));
    expect(first?.textContent).toContain(`Company ${(shown[0] ?? 0) - 1}`);
    // What is left out is room, and nothing that is read.
    expect(container.querySelectorAll('tbody > tr:not([role]):not([aria-hidden="true"])')).toHaveLength(0);
  });

  it('ends with the last row', async () => {
    await show(many);
    await scrollTo(document.documentElement.scrollHeight);
    await scrollTo(document.documentElement.scrollHeight);
    expect(indexesShown().at(-1)).toBe(MANY + 1);
  });

  it('keeps its columns as they are, whichever rows are drawn', async () => {
    await show(many);
    const widths = () =>
      [...container.querySelectorAll('th')].map((column) => Math.round(column.getBoundingClientRect().width));
    const before = widths();
    handle.current?.scrollToRow('company-1000');
    await painted();
    expect(container.textContent).toContain('Company 1000 and daughters');
    expect(widths()).toEqual(before);
  });

  it('keeps the row that has the focus, and is walked by Tab from there', async () => {
    await show(many);
    const link = rows()[2]?.querySelector('a');
    link?.focus();
    await scrollTo(20_000 * 44);
    expect(document.activeElement).toBe(link);
    expect(link?.isConnected).toBe(true);
    await scrollTo(0);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.textContent).toBe('Company 4');
    // Tab goes on beyond what was drawn at first.
    for (let press = 0; press < 60; press += 1) {
      await userEvent.keyboard('{Tab}');
      await painted();
    }
    expect(document.activeElement?.textContent).toBe('Company 64');
    await expect.poll(() => indexesShown().includes(65)).toBe(true);
  });

  it('goes to a row that is not drawn', async () => {
    await show(many);
    expect(handle.current?.scrollToRow('company-77777')).toBe(true);
    await painted();
    expect(indexesShown()[0]).toBe(77_778);
    expect(handle.current?.scrollToRow('nobody')).toBe(false);
  });

  it('keeps its places on narrow ground, where rows are lines of other heights', async () => {
    await show(many, 360);
    await scrollTo(600_000);
    const shown = indexesShown();
    expect(shown.length).toBeGreaterThan(3);
    const tops = rows().map((row) => row.getBoundingClientRect().top);
    expect(tops).toEqual([...tops].sort((one, other) => one - other));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  });
});

describe('a windowed table in something that scrolls', () => {
  const PANE_PX = 400;
  const pane = () => container.querySelector<HTMLElement>('[data-pane]');
  /** Pixels of the pane, below its head, in which no row stands. */
  const blankPx = () => {
    const { top = 0, bottom = 0 } = pane()?.getBoundingClientRect() ?? {};
    const head = container.querySelector('thead')?.getBoundingClientRect().bottom ?? top;
    const boxes = rows().map((row) => row.getBoundingClientRect());
    const seen = boxes.map((box) => Math.min(box.bottom, bottom) - Math.max(box.top, head, top));
    return bottom - Math.max(head, top) - seen.reduce((sum, px) => sum + Math.max(0, px), 0);
  };

  async function showInPane(style: CSSProperties): Promise<void> {
    container = document.createElement('div');
    document.body.append(container);
    root = createRoot(container);
    root.render(
      <div data-pane="" style={style}>
        <div style={{ overflowX: 'auto' }}>
          <Suppliers keys={many} />
        </div>
      </div>,
    );
    await painted();
  }

  it.each<[string, CSSProperties]>([
    ['a pane', { height: PANE_PX, overflowY: 'auto' }],
    ['a fixed panel', { position: 'fixed', inset: '0 auto auto 0', height: PANE_PX, overflow: 'auto' }],
  ])('%s leaves no frame blank, however fast one scrolls', async (_, style) => {
    await showInPane(style);
    let blank = 0;
    for (let frame = 1; frame <= 40; frame += 1) {
      pane()?.scrollBy({ top: 4000, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      // As painted: after the frame's scroll events.
      blank += await new Promise<number>((resolve) => setTimeout(() => resolve(blankPx() > 1 ? 1 : 0)));
    }
    expect(blank).toBe(0);
    expect(rows().length).toBeLessThan(80);
  });

  it('goes to a row that is not drawn', async () => {
    await showInPane({ height: PANE_PX, overflowY: 'scroll' });
    handle.current?.scrollToRow('company-77777');
    await painted();
    expect(rows().some((row) => row.getAttribute('aria-rowindex') === '77778')).toBe(true);
    expect(blankPx()).toBeLessThanOrEqual(1);
  });

  it('follows the page once the pane no longer scrolls', async () => {
    await showInPane({ height: PANE_PX, overflowY: 'auto' });
    const { style } = pane() ?? document.body;
    style.height = 'auto';
    style.overflowY = 'visible';
    window.dispatchEvent(new Event('resize'));
    await scrollTo(50_000 * 44);
    expect(indexesShown()[0]).toBeGreaterThan(49_000);
  });
});

describe('a windowed table', () => {
  it('draws all rows on paper, and some again afterwards', async () => {
    await show(rowKeys(10_000));
    expect(rows().length).toBeLessThan(80);
    window.dispatchEvent(new Event('beforeprint'));
    await Promise.resolve();
    expect(rows()).toHaveLength(10_000);
    window.dispatchEvent(new Event('afterprint'));
    await painted();
    expect(rows().length).toBeLessThan(80);
  });

  it('draws a short list whole', async () => {
    await show(rowKeys(12));
    await expect.poll(() => rows().length).toBe(12);
  });

  it('comes from the server with its first rows and without styles of its own', () => {
    const markup = renderToString(<Suppliers keys={many} />);
    expect(markup).toContain('aria-rowcount="100001"');
    expect(markup.match(/Company \d+/g)?.length).toBe(20);
    expect(markup).not.toContain('style=');
  });
});
