import type { CSSProperties } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TableName, TableRowLink } from '../Table';
import { UiProvider } from '../UiProvider';
import { DataTable, type DataTableColumn } from '.';

interface Company {
  id: string;
  name: string;
  contacts: number;
}

const MANY = 100_000;

/** Names become longer further down, so that columns would change with the rows that are rendered. */
const companies = (count: number): Company[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `company-${at + 1}`,
    name: `Company ${at + 1}${' and daughters'.repeat(at % 1_000 === 999 ? 4 : 0)}`,
    contacts: at % 90,
  }));
const many = companies(MANY);

let root: Root | undefined;
let container: HTMLElement;

const columns: DataTableColumn<Company>[] = [
  {
    key: 'name',
    header: 'Company',
    cell: ({ id, name }) => (
      <TableName>
        <TableRowLink href={`#${id}`}>{name}</TableRowLink>
      </TableName>
    ),
  },
  { key: 'contacts', header: 'Contacts' },
];

const Suppliers = ({ rows }: { rows: readonly Company[] }) => (
  <UiProvider locale="en">
    <DataTable caption="Suppliers" rows={rows} columns={columns} tools={false} />
  </UiProvider>
);

const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

async function show(rows: readonly Company[], widthPx = 900): Promise<void> {
  container = document.createElement('div');
  container.style.width = `${widthPx}px`;
  document.body.append(container);
  root = createRoot(container);
  root.render(<Suppliers rows={rows} />);
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
    // Rows that are not rendered are replaced by a hidden spacer.
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
    await scrollTo(995 * 44);
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
  /** Pixels of the pane, below its head, without a row. */
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
          <Suppliers rows={many} />
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
    await show(many.slice(0, 10_000));
    expect(rows().length).toBeLessThan(80);
    window.dispatchEvent(new Event('beforeprint'));
    await Promise.resolve();
    expect(rows()).toHaveLength(10_000);
    window.dispatchEvent(new Event('afterprint'));
    await painted();
    expect(rows().length).toBeLessThan(80);
  });

  it('draws a short list whole', async () => {
    await show(many.slice(0, 12));
    await expect.poll(() => rows().length).toBe(12);
  });

  it('comes from the server with its first rows and without styles of its own', () => {
    const markup = renderToString(<Suppliers rows={many} />);
    expect(markup).toContain('aria-rowcount="100001"');
    expect(markup).toContain('role="table"');
    expect(markup.match(/Company \d+/g)?.length).toBe(20);
    expect(markup).not.toContain('style=');
  });
});
