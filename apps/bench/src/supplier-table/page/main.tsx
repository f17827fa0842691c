import { mark, painted, rest } from '../../browser/moments';
import { compareNames, makeRows, type SupplierRow } from './rows';
import { type Candidate, HEIGHT_PX, type MountedTable, type Order, WIDTH_PX } from './tables/table';

/** Number of frames to wait for a table before giving up. */
const PATIENCE = 600;

/** Number of pauses given to a table that is still empty. */
const PATIENT_RESTS = 20;

/** Distance that fast wheel scrolling covers per frame, in pixels. */
const FAST_PX = 1_200;

/** Scroll distance per frame, in pixels. */
const SCROLL_PX = 120;

const place = document.createElement('div');
place.style.cssText = `position: fixed; inset: 0; width: ${WIDTH_PX}px; height: ${HEIGHT_PX}px; background: #fff`;
document.body.append(place);

interface Data {
  rows: readonly SupplierRow[];
  /** First company in each order. */
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

/** True if a text is in the first row. */
const isFirst = (text: string): boolean => {
  for (const y of [40, 52, 64, 76]) {
    const found = document.elementsFromPoint(60, y).some((element) => element.textContent === text);
    if (found) return true;
  }
  return false;
};

/** True if rows cover the whole window. */
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

/** Commands of the driver. */
const bench = {
  prepare(count: number): void {
    data = makeData(count);
  },

  /** @param what `first mount` in a page without a previous render, or `mount`. */
  mount: (what: 'first mount' | 'mount') =>
    measure(what, data.rows[0]?.company ?? '', () => {
      mounted = candidate.mount(place, data.rows);
    }),

  sort: (what: string, order: Order) => measure(what, data.first[order], () => mounted?.sort(order)),

  /** Scrolls down frame by frame, and up again from the end. @returns The number of elements. */
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
      // A page with few rows ends soon.
      if (scroller.scrollTop < 1) px = SCROLL_PX;
      else if (scroller.scrollTop + scroller.clientHeight > scroller.scrollHeight - 1) px = -SCROLL_PX;
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
    mark(`scroll of ${candidate.name} ends`);
    await rest();
    if (!isMoved) throw new Error(`${candidate.name} does not scroll.`);
    // Some candidates defer rendering during fast scrolling.
    for (let tries = 0; !isFilled() && tries < PATIENT_RESTS; tries += 1) await rest();
    if (!isFilled()) throw new Error(`${candidate.name} shows no rows where it was scrolled to.`);
    return place.querySelectorAll('*').length;
  },

  /** Scrolls down like a fast wheel. @returns The number of frames in which rows do not fill the window. */
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

/** Starts, once the script of the page is loaded. */
export function start(chosen: Candidate): void {
  candidate = chosen;
  mark(`load of ${candidate.name} ends`);
  Object.assign(window, { bench });
}
