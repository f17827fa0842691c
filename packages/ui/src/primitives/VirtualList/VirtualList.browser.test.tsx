import { createRef, useCallback, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { createVirtualListHeights, VirtualList, type VirtualListHandle, type VirtualListProps } from '.';

/** Rows are from 60 to 180 px high, and none as high as estimated. */
const rowHeight = (key: string): number => 60 + ((Number(key) * 7919) % 121);

const rowKeys = (from: number, count: number) => Array.from({ length: count }, (_, at) => String(from + at));

let root: Root | undefined;
let container: HTMLElement;
let setRows: (keys: readonly string[]) => void;
const handle = createRef<VirtualListHandle>();

type Options = Partial<Extract<VirtualListProps<string>, { from?: 'start' }>>;

function List({ first, ...options }: { first: readonly string[] } & Options) {
  const [items, setItems] = useState(first);
  setRows = setItems;
  const renderItem = useCallback(
    (key: string) => (
      <button type="button" data-key={key} style={{ display: 'block', height: rowHeight(key) }}>
        {key}
      </button>
    ),
    [],
  );
  return (
    <VirtualList
      items={items}
      getKey={itself}
      estimatedHeight={100}
      handle={handle}
      renderItem={renderItem}
      {...options}
    />
  );
}

const itself = (key: string) => key;

const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

async function show(keys: readonly string[], options: Options = {}): Promise<void> {
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  root.render(<List first={keys} {...options} />);
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

describe('VirtualList', () => {
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

  it('keeps the row drawn that has the focus, or had it last', async () => {
    await show(rowKeys(0, 5000));
    container.querySelector<HTMLElement>('[data-key="3"]')?.focus({ preventScroll: true });
    await scrollTo(200_000);
    expect(document.activeElement?.getAttribute('data-key')).toBe('3');
    expect(shown().length).toBeGreaterThan(3);
    document.querySelector<HTMLElement>('[data-key="3"]')?.blur();
    await scrollTo(250_000);
    expect(container.querySelector('[data-key="3"]')).not.toBeNull();
    shown()[0]?.focus({ preventScroll: true });
    await scrollTo(300_000);
    expect(container.querySelector('[data-key="3"]')).toBeNull();
  });

  it('scrolls to a row that is not drawn', async () => {
    await show(rowKeys(0, 5000));
    expect(handle.current?.scrollToItem('3000')).toBe(true);
    await painted();
    expect(rowTop('3000')).toBeCloseTo(0, 0);
    expect(handle.current?.scrollToItem('gone')).toBe(false);
  });

  it('shows the same place again with the heights of the time before', async () => {
    const heights = createVirtualListHeights(100);
    await show(rowKeys(0, 1000), { heights });
    for (let top = 0; top <= 20_000; top += 600) await scrollTo(top);
    const before = [window.scrollY, shown().map((row) => row.dataset.key)];
    root?.unmount();
    container.remove();
    await show(rowKeys(0, 1000), { heights });
    await scrollTo(before[0] as number);
    expect([window.scrollY, shown().map((row) => row.dataset.key)]).toEqual(before);
  });

  it('is drawn by the server with its first rows and without styles', async () => {
    container = document.createElement('div');
    const html = renderToString(
      <VirtualList
        items={rowKeys(0, 100)}
        getKey={itself}
        estimatedHeight={100}
        renderItem={(key) => <p>{key}</p>}
      />,
    );
    expect(html.match(/<p>/g)).toHaveLength(20);
    expect(html).not.toContain('style=');
  });

  it('tells screen readers how many items there are, and where each stands', async () => {
    await show(rowKeys(0, 500), { 'aria-label': 'Gases', total: 800 });
    await scrollTo(20_000);
    const list = container.querySelector('[role="list"]');
    expect(list?.getAttribute('aria-label')).toBe('Gases');
    const [item] = shown().map((button) => button.closest('[role="listitem"]'));
    expect(item?.getAttribute('aria-posinset')).toBe(String(Number(item?.textContent) + 1));
    expect(item?.getAttribute('aria-setsize')).toBe('800');
  });

  it('renders an item anew when it is another object, and no other', async () => {
    const rendered: string[] = [];
    const items = rowKeys(0, 40).map((id) => ({ id, text: id }));
    const renderItem = ({ id, text }: { id: string; text: string }) => {
      rendered.push(id);
      return <p data-key={id}>{text}</p>;
    };
    const list = (shown: typeof items) => (
      <VirtualList items={shown} estimatedHeight={40} renderItem={renderItem} />
    );
    container = document.createElement('div');
    document.body.append(container);
    root = createRoot(container);
    root.render(list(items));
    await painted();
    rendered.length = 0;
    root.render(list(items.map((item) => (item.id === '3' ? { ...item, text: 'changed' } : item))));
    await painted();
    expect(rendered).toEqual(['3']);
    expect(container.querySelector('[data-key="3"]')?.textContent).toBe('changed');
  });

  it('says once for the same items that their end is near, and anew when it is asked anew', async () => {
    let reached = 0;
    const onEndReached = () => {
      reached += 1;
    };
    await show(rowKeys(0, 200), { onEndReached });
    expect(reached).toBe(0);
    await scrollTo(999_999);
    await scrollTo(999_998);
    expect(reached).toBe(1);
    root?.render(<List first={[]} />);
    await painted();
    root?.render(<List first={[]} onEndReached={onEndReached} />);
    await painted();
    expect(reached).toBe(2);
    setRows(rowKeys(0, 201));
    await painted();
    expect(reached).toBe(3);
  });

  it('finds the pane that scrolls it, also one that becomes so later', async () => {
    await show(rowKeys(0, 5000));
    container.style.cssText = 'height: 300px; overflow-y: auto';
    window.dispatchEvent(new Event('resize'));
    container.scrollTo({ top: 100_000 });
    await painted();
    const pane = container.getBoundingClientRect();
    const seen = rows().filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return bottom > pane.top && top < pane.bottom;
    });
    expect(seen[0]?.getBoundingClientRect().top).toBeLessThanOrEqual(pane.top);
    expect(seen.at(-1)?.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(pane.bottom);
    expect(rows().length).toBeLessThan(80);
  });

  it('shows items in every frame while one scrolls fast, without a blank one', async () => {
    await show(rowKeys(0, 20_000));
    let blank = 0;
    for (let frame = 0; frame < 60; frame += 1) {
      window.scrollBy({ top: frame % 2 ? 1900 : 1300, behavior: 'instant' });
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port2.onmessage = () => resolve();
        requestAnimationFrame(() => port1.postMessage(null));
      });
      const seen = shown();
      const isFull =
        (seen[0]?.getBoundingClientRect().top ?? 1) <= 0 &&
        (seen.at(-1)?.getBoundingClientRect().bottom ?? 0) >= window.innerHeight;
      if (!isFull) blank += 1;
    }
    expect(blank).toBe(0);
  });

  it('renders all items on paper, and few again afterwards', async () => {
    await show(rowKeys(0, 300));
    window.dispatchEvent(new Event('beforeprint'));
    await painted();
    expect(rows()).toHaveLength(300);
    window.dispatchEvent(new Event('afterprint'));
    await painted();
    expect(rows().length).toBeLessThan(80);
  });

  it('begins at its first item, and keeps its place, where it is hidden at first or meanwhile', async () => {
    container = document.createElement('div');
    container.style.cssText = 'height: 300px; overflow-y: auto; display: none';
    document.body.append(container);
    root = createRoot(container);
    root.render(<List first={rowKeys(0, 500)} />);
    await painted();
    container.style.display = 'block';
    await painted();
    expect(rowTop('0')).toBe(container.getBoundingClientRect().top);
    container.scrollTo({ top: 9000 });
    await painted();
    const isSeen = (row: HTMLElement) =>
      row.getBoundingClientRect().top >= container.getBoundingClientRect().top;
    const key = rows().find(isSeen)?.dataset.key ?? '';
    const before = rowTop(key);
    const { scrollTop } = container;
    container.style.display = 'none';
    await painted();
    container.style.display = 'block';
    container.scrollTo({ top: scrollTop });
    await painted();
    expect(rowTop(key)).toBeCloseTo(before ?? Number.NaN, 0);
  });

  it('asks for a key where items have no id', () => {
    expect(() =>
      renderToString(
        <VirtualList items={[{ name: 'Argon' }]} estimatedHeight={10} renderItem={() => null} />,
      ),
    ).toThrow('getKey');
  });
});
