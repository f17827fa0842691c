import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { VirtualList, type VirtualListPlace } from '.';

// A conversation: texts that wrap at the available width, a line above the first of each ten, and
// pictures whose height is unknown until they load.

const PANE_PX = 400;
const TEN = 10;

const rowKeys = (from: number, count: number) => Array.from({ length: count }, (_, at) => String(from + at));
const rowText = (key: string) => 'word '.repeat(1 + ((Number(key) * 7919) % 40));
const tenIndex = (key: string | undefined) => key && Math.floor(Number(key) / TEN);

let root: Root | undefined;
let place: HTMLElement;
let setRows: (keys: readonly string[]) => void;
let ends: boolean[];

function Conversation({ first }: { first: readonly string[] }) {
  const [keys, setKeys] = useState(first);
  setRows = setKeys;
  const renderItem = (key: string, { index }: VirtualListPlace) => (
    <>
      {tenIndex(keys[index - 1]) !== tenIndex(key) && (
        <h3 style={{ margin: 0, height: 37 }}>{tenIndex(key)}</h3>
      )}
      <p data-key={key} style={{ margin: 0, padding: 4, font: '14px/20px monospace' }}>
        {key}: {rowText(key)}
      </p>
    </>
  );
  return (
    <VirtualList
      from="end"
      items={keys}
      getKey={itself}
      estimatedHeight={50}
      renderItem={renderItem}
      style={{ height: PANE_PX, width: 300 }}
      onAtEndChange={(isAtEnd) => ends.push(isAtEnd)}
      data-pane
    />
  );
}

const itself = (key: string) => key;

/** After what is seen has been drawn. */
const painted = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = () => resolve();
    requestAnimationFrame(() => port1.postMessage(null));
  });

async function show(keys: readonly string[]): Promise<void> {
  ends = [];
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  root.render(<Conversation first={keys} />);
  for (let frame = 0; frame < 3; frame += 1) await painted();
}

function only<Found>(found: Found | null | undefined): Found {
  if (!found) throw new Error('It is not there.');
  return found;
}
const pane = () => only(place.querySelector<HTMLElement>('[data-pane]'));
const lines = () => [...place.querySelectorAll<HTMLElement>('[data-key]')];
const line = (key: string) => only(place.querySelector<HTMLElement>(`[data-key="${key}"]`));
const distanceFromTop = (element: Element) =>
  element.getBoundingClientRect().top - pane().getBoundingClientRect().top;
const distanceFromBottom = (element: Element) =>
  pane().getBoundingClientRect().bottom - element.getBoundingClientRect().bottom;
const isSeen = (element: Element) => distanceFromTop(element) >= 0 && distanceFromBottom(element) >= 0;
const firstSeen = () => only(lines().find(isSeen));

async function scrollBy(px: number): Promise<void> {
  pane().scrollBy({ top: px, behavior: 'instant' });
  await painted();
}

/** Positions of an element in each frame during a change. */
async function measureFrames(measure: () => number, change: () => void): Promise<number[]> {
  const frames = [measure()];
  change();
  for (let frame = 0; frame < 12; frame += 1) {
    await painted();
    frames.push(measure());
  }
  return frames;
}

/** Maximum distance from the initial position, in any frame. */
const largestJump = (frames: readonly number[]) =>
  Math.max(...frames.map((at) => Math.abs(at - (frames[0] ?? 0))));

const addPicture = (element: Element, heightPx: number) => {
  const picture = document.createElement('div');
  picture.style.height = `${heightPx}px`;
  element.append(picture);
};

afterEach(() => {
  root?.unmount();
  place.remove();
});

describe('VirtualList from its end', () => {
  it('begin at the last row, and draw few of ten thousand', async () => {
    await show(rowKeys(0, 10_000));
    expect(distanceFromBottom(line('9999'))).toBe(0);
    expect(lines().length).toBeLessThan(80);
    await scrollBy(-200_000);
    expect(lines().length).toBeLessThan(80);
    expect(lines().filter(isSeen).length).toBeGreaterThan(3);
  });

  it('stand at the foot of a pane that they do not fill', async () => {
    await show(rowKeys(0, 2));
    expect(distanceFromBottom(line('1'))).toBe(0);
    setRows(rowKeys(0, 3));
    await painted();
    expect(distanceFromBottom(line('2'))).toBe(0);
  });

  it('stay at the end, in every frame, when rows come there, late pictures, or less room', async () => {
    await show(rowKeys(0, 1000));
    const bottomOfLast = () => distanceFromBottom(only(lines().at(-1)));
    const changes = [
      () => setRows(rowKeys(0, 1001)),
      () => setRows(rowKeys(0, 1300)),
      () => addPicture(only(lines().at(-1)), 180),
      () => addPicture(only(lines().at(-3)), 90),
      () => pane().style.setProperty('height', '260px'),
      () => pane().style.setProperty('height', '420px'),
      () => pane().style.setProperty('width', '180px'),
    ];
    for (const change of changes) expect(largestJump(await measureFrames(bottomOfLast, change))).toBe(0);
    expect(bottomOfLast()).toBe(0);
    expect(lines().at(-1)?.dataset.key).toBe('1299');
  });

  it('move nothing, in any frame, when older rows come above and merge with the first ten that is seen', async () => {
    await show(rowKeys(1005, 30));
    for (let step = 0; step < 4; step += 1) await scrollBy(-9999);
    // The first of all rows is in sight, below the number of its ten.
    const seen = line('1005');
    expect(isSeen(seen)).toBe(true);
    expect(seen.previousElementSibling?.tagName).toBe('H3');
    const frames = await measureFrames(
      () => distanceFromTop(line('1005')),
      () => setRows(rowKeys(905, 130)),
    );
    expect(largestJump(frames)).toBe(0);
    expect(line('1005').previousElementSibling).toBeNull();
    expect(line('1005')).toBe(seen);
  });

  it('move nothing, in any frame, when rows come at the end while one reads further up', async () => {
    await show(rowKeys(0, 500));
    await scrollBy(-5000);
    const seen = firstSeen();
    expect(
      largestJump(
        await measureFrames(
          () => distanceFromTop(seen),
          () => setRows(rowKeys(0, 501)),
        ),
      ),
    ).toBe(0);
    expect(
      largestJump(
        await measureFrames(
          () => distanceFromTop(seen),
          () => setRows(rowKeys(0, 900)),
        ),
      ),
    ).toBe(0);
    await scrollBy(99_999);
    expect(distanceFromBottom(line('899'))).toBe(0);
  });

  it('move nothing, in any frame, when pictures come late above, below, or in the row at the upper edge', async () => {
    await show(rowKeys(0, 500));
    await scrollBy(-5007);
    const seen = firstSeen();
    const drawn = lines();
    const index = drawn.indexOf(seen);
    for (const [place, heightPx] of [
      [index - 3, 200],
      [index - 1, 70],
      [index + 2, 130],
      [index + 6, 55],
    ] as const) {
      const picture = only(drawn[place]);
      expect(
        largestJump(
          await measureFrames(
            () => distanceFromTop(seen),
            () => addPicture(picture, heightPx),
          ),
        ),
      ).toBe(0);
    }
  });

  it('move nothing that is seen, in any frame, when the pane becomes lower, higher, narrower or wider', async () => {
    await show(rowKeys(0, 500));
    await scrollBy(-5007);
    for (const [property, value] of [
      ['height', '250px'],
      ['height', '460px'],
      ['width', '210px'],
      ['width', '340px'],
    ] as const) {
      const seen = firstSeen();
      const frames = await measureFrames(
        () => distanceFromTop(seen),
        () => pane().style.setProperty(property, value),
      );
      expect([property, value, largestJump(frames)]).toEqual([property, value, 0]);
    }
  });

  it('move by what is scrolled alone, over rows that were never measured', async () => {
    await show(rowKeys(0, 2000));
    for (let step = 0; step < 60; step += 1) {
      const seen = firstSeen();
      const before = distanceFromTop(seen);
      await scrollBy(-170);
      expect(distanceFromTop(seen) - before).toBe(170);
    }
    for (let step = 0; step < 30; step += 1) {
      const seen = only(lines().findLast(isSeen));
      const before = distanceFromTop(seen);
      await scrollBy(150);
      expect(distanceFromTop(seen) - before).toBe(-150);
    }
  });

  it('show the last of what was not there at first', async () => {
    await show([]);
    setRows(rowKeys(0, 3000));
    await painted();
    expect(distanceFromBottom(line('2999'))).toBe(0);
    expect(lines().length).toBeLessThan(80);
  });

  it('are drawn by the server with their last rows and without styles', () => {
    place = document.createElement('div');
    const html = renderToString(
      <VirtualList
        from="end"
        items={rowKeys(0, 1000)}
        getKey={itself}
        estimatedHeight={50}
        renderItem={(key) => <p>{key}</p>}
      />,
    );
    expect(html).toContain('<p>999</p>');
    expect(html.match(/<p>/g)?.length).toBeLessThan(60);
    expect(html).not.toContain('style=');
  });

  it('are a log that the keyboard scrolls, and that announces nothing by itself', async () => {
    await show(rowKeys(0, 100));
    expect(pane().getAttribute('role')).toBe('log');
    expect(pane().getAttribute('aria-live')).toBe('off');
    expect(pane().tabIndex).toBe(0);
  });

  it('say when their end is left, and when one is there again', async () => {
    await show(rowKeys(0, 500));
    await scrollBy(-3000);
    await scrollBy(-500);
    await scrollBy(99_999);
    expect(ends).toEqual([false, true]);
  });
});
