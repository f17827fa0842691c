import '../../../../../packages/ui/src/styles/layer-order.css';
import '../../../../../packages/ui/src/styles/reset.css';
import '../../../../../packages/ui/src/theme';
import { documentClass } from '../../../../../packages/ui/src/styles/document.css';
import { mark, painted, rest } from '../../browser/moments';
import { compareNames, makeRows, type SupplierRow } from './rows';
import { agGrid } from './tables/ag-grid';
import { floor } from './tables/floor';
import { millrace } from './tables/millrace';
import { mui } from './tables/mui';
import { reactAria } from './tables/react-aria';
import { type Candidate, HEIGHT_PX, type MountedTable, type Order, WIDTH_PX } from './tables/table';
import { tanstack } from './tables/tanstack';

const CANDIDATES: readonly Candidate[] = [floor, millrace, agGrid, mui, tanstack, reactAria];

/** Frames within which a table is there, or never. */
const PATIENCE = 600;

/** How often a table that shows nothing yet is given a rest. */
const PATIENT_RESTS = 20;

/** How far a frame scrolls, in pixels. */
const SCROLL_PX = 120;

const place = document.createElement('div');
place.style.cssText = `position: fixed; inset: 0; width: ${WIDTH_PX}px; height: ${HEIGHT_PX}px; background: #fff`;
document.body.append(place);

interface Data {
  rows: readonly SupplierRow[];
  /** The company that comes first in each order. */
  first: Record<Order, string>;
}

const known = new Map<number, Data>();
let data: Data;
let mounted: MountedTable | null = null;
let name = '';
/** Rounds that only warm up are not marked. */
let isMeasured = false;

const moment = (what: string): void => {
  if (isMeasured) mark(what);
};

function makeData(count: number): Data {
  const rows = makeRows(count);
  const companies = rows.map(({ company }) => company).sort(compareNames);
  return { rows, first: { ascending: companies[0] ?? '', descending: companies.at(-1) ?? '' } };
}

/** Whether a text stands in the first row. */
const isFirst = (text: string): boolean => {
  for (const y of [40, 52, 64, 76]) {
    const found = document.elementsFromPoint(60, y).some((element) => element.textContent === text);
    if (found) return true;
  }
  return false;
};

/** Whether a row stands at each height of the window. */
const isFilled = (): boolean =>
  [0.3, 0.5, 0.7, 0.85].every((share) =>
    document
      .elementsFromPoint(60, share * HEIGHT_PX)
      .some(
        (element) => /\d+-\d+ /.test(element.textContent ?? '') && (element.textContent ?? '').length < 60,
      ),
  );

async function until(text: string): Promise<void> {
  let tries = 0;
  do {
    await painted();
    tries += 1;
  } while (!(isFirst(text) && isFilled()) && tries < PATIENCE);
}

async function measure(what: string, text: string, work: () => void): Promise<void> {
  await rest();
  moment(`${what} of ${name} begins`);
  work();
  await until(text);
  moment(`${what} of ${name} ends`);
  if (!isFirst(text) || !isFilled()) throw new Error(`${name} does not show ${text} first after ${what}.`);
  await rest();
}

/** What the driver tells the page to do. */
const bench = {
  prepare(candidate: string, count: number, measured: boolean): void {
    name = candidate;
    isMeasured = measured;
    data = known.get(count) ?? makeData(count);
    known.set(count, data);
  },

  async mount(): Promise<void> {
    const candidate = CANDIDATES.find((one) => one.name === name);
    if (!candidate) throw new Error(`There is no ${name}.`);
    await measure('mount', data.rows[0]?.company ?? '', () => {
      mounted = candidate.mount(place, data.rows);
    });
  },

  sort: (what: string, order: Order) => measure(what, data.first[order], () => mounted?.sort(order)),

  /** Scrolls down frame by frame, and up again from the end. @returns How many elements there are then. */
  async scroll(count: number): Promise<number> {
    const scroller = mounted?.scroller();
    if (!scroller) throw new Error(`${name} has nothing to scroll.`);
    let isMoved = false;
    let px = SCROLL_PX;
    for (let frame = 0; frame < count; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (frame > 0) moment(`scroll of ${name} ends`);
      moment(`scroll of ${name} begins`);
      const before = scroller.scrollTop;
      scroller.scrollBy({ top: px, behavior: 'instant' });
      isMoved ||= scroller.scrollTop !== before;
      // A page of a few rows ends soon.
      if (scroller.scrollTop < 1) px = SCROLL_PX;
      else if (scroller.scrollTop + scroller.clientHeight > scroller.scrollHeight - 1) px = -SCROLL_PX;
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
    moment(`scroll of ${name} ends`);
    await rest();
    if (!isMoved) throw new Error(`${name} does not scroll.`);
    // Some draw only after a while what was scrolled past too fast.
    for (let tries = 0; !isFilled() && tries < PATIENT_RESTS; tries += 1) await rest();
    if (!isFilled()) throw new Error(`${name} shows no rows where it was scrolled to.`);
    return place.querySelectorAll('*').length;
  },

  unmount(): void {
    mounted?.unmount();
    mounted = null;
    place.replaceChildren();
  },
};

export type SupplierTableBench = typeof bench;

document.body.classList.add(...documentClass.split(' '));
Object.assign(window, { bench });
