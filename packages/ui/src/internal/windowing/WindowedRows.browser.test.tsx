import { createRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { RowHeights } from './row-heights';
import { WindowedRows, type WindowedRowsHandle } from './WindowedRows';

/** Rows are from 60 to 180 px high, and none as high as estimated. */
const rowHeight = (key: string): number => 60 + ((Number(key) * 7919) % 121);

const rowKeys = (from: number, count: number) => Array.from({ length: count }, (_, at) => String(from + at));

let root: Root | undefined;
let container: HTMLElement;
let setRows: (keys: readonly string[]) => void;
const handle = createRef<WindowedRowsHandle>();

function List({ first, heights }: { first: readonly string[]; heights?: RowHeights }) {
  const [keys, setKeys] = useState(first);
  setRows = setKeys;
  return (
    <WindowedRows
      keys={keys}
      estimatePx={100}
      heights={heights}
      handle={handle}
      renderRow={(index) => (
        <button
          type="button"
          data-key={keys[index]}
          style={{ display: 'block', height: rowHeight(keys[index] ?? '0') }}
        >
          {keys[index]}
        </button>
      )}
    />
  );
}

const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

async function show(keys: readonly string[], heights?: RowHeights): Promise<void> {
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  root.render(<List first={keys} {...(heights && { heights })} />);
  await painted();
}

const rows = () => [...container.querySelectorAll<HTMLElement>('[data-key]')];
const shown = () =>
  rows().filter((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
const rowTop = (key: string) => container.querySelector(`[data-key="${key}"]`)?.getBoundingClientRect().top;

async function scrollTo(top: number): Promise<void> {
  window.scrollTo({ top, behavior: 'instant' });
  await painted();
}

afterEach(() => {
  root?.unmount();
  container.remove();
  window.scrollTo(0, 0);
});

describe('WindowedRows', () => {
  it('draws few of ten thousand rows, and those that are seen without a hole', async () => {
    await show(rowKeys(0, 10_000));
    for (const top of [0, 5000, 400_000, 999_999_999]) {
      await scrollTo(top);
      expect(rows().length).toBeLessThan(80);
      const seen = shown();
      expect(seen[0]?.getBoundingClientRect().top).toBeLessThanOrEqual(0);
      expect(seen.at(-1)?.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(window.innerHeight - 1);
      for (const [at, row] of seen.slice(1).entries()) {
        expect(row.getBoundingClientRect().top).toBeCloseTo(seen[at]?.getBoundingClientRect().bottom ?? 0, 1);
      }
    }
    expect(rows().at(-1)?.dataset.key).toBe('9999');
  });

  it('keeps what is seen in its place while one scrolls back up over rows that were never measured', async () => {
    await show(rowKeys(0, 2000));
    await scrollTo(100_000);
    for (let step = 0; step < 40; step += 1) {
      const [first] = shown().slice(1);
      const before = first?.getBoundingClientRect().top ?? 0;
      window.scrollBy({ top: -300, behavior: 'instant' });
      await painted();
      if (first?.isConnected) expect(first.getBoundingClientRect().top).toBeCloseTo(before + 300, 0);
    }
  });

  it('moves nothing by a pixel when newer rows come before, or older ones after', async () => {
    await show(rowKeys(1000, 200));
    await scrollTo(3000);
    const key = shown()[1]?.dataset.key ?? '';
    const before = rowTop(key);
    setRows(rowKeys(900, 300));
    await painted();
    expect(rowTop(key)).toBeCloseTo(before ?? Number.NaN, 0);
    setRows(rowKeys(900, 900));
    await painted();
    expect(rowTop(key)).toBeCloseTo(before ?? Number.NaN, 0);
  });

  it('shows a row that comes first while the start of the list is in sight, and moves nothing above it', async () => {
    await show(rowKeys(1000, 200));
    container.style.paddingBlockStart = '200px';
    await scrollTo(100);
    setRows(rowKeys(999, 201));
    await painted();
    expect(window.scrollY).toBe(100);
    expect(rowTop('999')).toBeCloseTo(container.getBoundingClientRect().top + 200, 0);
    expect(rowTop('1000')).toBeCloseTo((rowTop('999') ?? Number.NaN) + rowHeight('999'), 0);
  });

  it('draws no row anew that is drawn when rows come before', async () => {
    await show(rowKeys(1000, 200));
    await scrollTo(3000);
    const before = shown();
    setRows(rowKeys(500, 700));
    await painted();
    expect(shown()).toEqual(before);
    expect(before.every((row) => row.isConnected)).toBe(true);
  });

  it('begins with the rows that fill the window, and draws what is near bit by bit', async () => {
    container = document.createElement('div');
    document.body.append(container);
    root = createRoot(container);
    root.render(<List first={rowKeys(0, 1000)} />);
    while (rows().length === 0) await new Promise((resolve) => setTimeout(resolve));
    const begun = rows().length;
    expect(begun).toBeLessThanOrEqual(window.innerHeight / 100 + 1);
    expect(rows().at(-1)?.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(window.innerHeight);
    for (let frame = 0; frame < 10; frame += 1) await painted();
    expect(rows().length).toBeGreaterThan(begun);
    expect(rows().at(-1)?.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight * 1.4);
  });

  it('draws a short list whole in the end', async () => {
    await show(rowKeys(0, 20));
    for (let frame = 0; frame < 20; frame += 1) await painted();
    expect(rows()).toHaveLength(20);
  });

  it('moves nothing by a pixel when a row before changes its height', async () => {
    await show(rowKeys(0, 500));
    await scrollTo(4000);
    const seen = shown();
    const key = seen[1]?.dataset.key ?? '';
    const before = rowTop(key);
    const above = rows()[rows().indexOf(seen[0] as HTMLElement) - 2];
    if (!above) throw new Error('No row above.');
    above.style.height = '700px';
    await painted();
    expect(rowTop(key)).toBeCloseTo(before ?? Number.NaN, 0);
  });

  it('keeps the row drawn that has the focus', async () => {
    await show(rowKeys(0, 5000));
    container.querySelector<HTMLElement>('[data-key="3"]')?.focus({ preventScroll: true });
    await scrollTo(200_000);
    expect(document.activeElement?.getAttribute('data-key')).toBe('3');
    expect(shown().length).toBeGreaterThan(3);
    document.querySelector<HTMLElement>('[data-key="3"]')?.blur();
    await scrollTo(250_000);
    expect(container.querySelector('[data-key="3"]')).toBeNull();
  });

  it('scrolls to a row that is not drawn', async () => {
    await show(rowKeys(0, 5000));
    expect(handle.current?.scrollToRow('3000')).toBe(true);
    await painted();
    expect(rowTop('3000')).toBeCloseTo(0, 0);
    expect(handle.current?.scrollToRow('gone')).toBe(false);
  });

  it('shows the same place again with the heights of the time before', async () => {
    const heights = new RowHeights(100);
    await show(rowKeys(0, 1000), heights);
    for (let top = 0; top <= 20_000; top += 600) await scrollTo(top);
    const before = [window.scrollY, shown().map((row) => row.dataset.key)];
    root?.unmount();
    container.remove();
    await show(rowKeys(0, 1000), heights);
    await scrollTo(before[0] as number);
    expect([window.scrollY, shown().map((row) => row.dataset.key)]).toEqual(before);
  });

  it('is drawn by the server with its first rows and without styles', async () => {
    container = document.createElement('div');
    const html = renderToString(
      <WindowedRows keys={rowKeys(0, 100)} estimatePx={100} renderRow={(index) => <p>{index}</p>} />,
    );
    expect(html.match(/<p>/g)).toHaveLength(20);
    expect(html).not.toContain('style=');
  });
});
