import { mark, painted, rest } from '../../browser/moments';
import { compareNames, makeRows, type SupplierRow } from './rows';
import { type Candidate, HEIGHT_PX, type MountedTable, type Order, WIDTH_PX } from './tables/table';

/** Frames within which a table is there, or never. */
const PATIENCE = 600;

/** How often a table that shows nothing yet is given a rest. */
const PATIENT_RESTS = 20;

/** How far a quick wheel scrolls in a frame, in pixels. */
const FAST_PX = 1_200;

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

let candidate: Candidate;
let data: Data;
let mounted: MountedTable | null = null;

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
  mark(`${what} of ${candidate.name} begins`);
  work();
  await until(text);
  mark(`${what} of ${candidate.name} ends`);
  if (!isFirst(text) || !isFilled())
    throw new Error(`${candidate.name} does not show ${text} first after ${what}.`);
  await rest();
}

/** What the driver tells the page to do. */
const bench = {
  prepare(count: number): void {
    data = makeData(count);
  },

  /** @param what `first mount` in a page where nothing was drawn before, or `mount`. */
  mount: (what: 'first mount' | 'mount') =>
    measure(what, data.rows[0]?.company ?? '', () => {
      mounted = candidate.mount(place, data.rows);
    }),

  sort: (what: string, order: Order) => measure(what, data.first[order], () => mounted?.sort(order)),

  /** Scrolls down frame by frame, and up again from the end. @returns How many elements there are then. */
  async scroll(count: number): Promise<number> {
    const scroller = mounted?.scroller();
    if (!scroller) throw new Error(`${candidate.name} has nothing to scroll.`);
    let isMoved = false;
    let px = SCROLL_PX;
    for (let frame = 0; frame < count; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (frame > 0) mark(`scroll of ${candidate.name} ends`);
      mark(`scroll of ${candidate.name} begins`);
      const before = scroller.scrollTop;
      scroller.scrollBy({ top: px, behavior: 'instant' });
      isMoved ||= scroller.scrollTop !== before;
      // A page of a few rows ends soon.
      if (scroller.scrollTop < 1) px = SCROLL_PX;
      else if (scroller.scrollTop + scroller.clientHeight > scroller.scrollHeight - 1) px = -SCROLL_PX;
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
    mark(`scroll of ${candidate.name} ends`);
    await rest();
    if (!isMoved) throw new Error(`${candidate.name} does not scroll.`);
    // Some draw only after a while what was scrolled past too fast.
    for (let tries = 0; !isFilled() && tries < PATIENT_RESTS; tries += 1) await rest();
    if (!isFilled()) throw new Error(`${candidate.name} shows no rows where it was scrolled to.`);
    return place.querySelectorAll('*').length;
  },

  /** Scrolls down as a quick wheel does. @returns In how many frames no rows fill the window. */
  async countBlankFrames(count: number): Promise<number> {
    const scroller = mounted?.scroller();
    let blank = 0;
    for (let frame = 0; frame < count; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      scroller?.scrollBy({ top: FAST_PX, behavior: 'instant' });
      await painted();
      if (!isFilled()) blank += 1;
    }
    scroller?.scrollTo({ top: 0, behavior: 'instant' });
    await rest();
    return blank;
  },

  unmount(): void {
    mounted?.unmount();
    mounted = null;
    place.replaceChildren();
  },
};

export type SupplierTableBench = typeof bench;

/** Begins, once the script of the page is there. */
export function start(chosen: Candidate): void {
  candidate = chosen;
  mark(`load of ${candidate.name} ends`);
  Object.assign(window, { bench });
}
