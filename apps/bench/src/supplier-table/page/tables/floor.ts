import { COLUMNS, compareNames, type SupplierRow } from '../rows';
import { type Candidate, HEAD_PX, HEIGHT_PX, type Order, ROW_PX } from './table';

/** Number of rows that fill the window, and one more. */
const DRAWN = Math.ceil((HEIGHT_PX - HEAD_PX) / ROW_PX) + 1;

/** Reuses as many elements as fill the window for the visible rows; all rows have the same height. */
class Floor {
  readonly scroller = document.createElement('div');
  private readonly lines: HTMLDivElement[] = [];
  private rows: readonly SupplierRow[];
  private ascending: SupplierRow[] | null = null;
  private drawnFrom = -1;

  constructor(place: HTMLElement, rows: readonly SupplierRow[]) {
    this.rows = rows;
    const head = document.createElement('div');
    head.style.cssText = `display: flex; height: ${HEAD_PX}px`;
    for (const { title, width } of COLUMNS) head.append(cell(width, title));
    this.scroller.style.cssText = `height: ${HEIGHT_PX - HEAD_PX}px; overflow-y: auto; overflow-anchor: none`;
    const canvas = document.createElement('div');
    canvas.style.cssText = `position: relative; height: ${rows.length * ROW_PX}px; contain: strict`;
    for (let at = 0; at < Math.min(DRAWN, rows.length); at += 1) {
      const line = document.createElement('div');
      line.style.cssText = `position: absolute; display: flex; height: ${ROW_PX}px`;
      line.dataset.row = '';
      for (const { width } of COLUMNS) line.append(cell(width, ''));
      this.lines.push(line);
    }
    canvas.append(...this.lines);
    this.scroller.append(canvas);
    place.append(head, this.scroller);
    this.scroller.addEventListener('scroll', () => this.draw(false), { passive: true });
    this.draw(true);
  }

  sort(order: Order): void {
    this.ascending ??= [...this.rows].sort((one, other) => compareNames(one.company, other.company));
    this.rows = order === 'ascending' ? this.ascending : [...this.ascending].reverse();
    this.draw(true);
  }

  private draw(isNew: boolean): void {
    const last = this.rows.length - this.lines.length;
    const from = Math.max(0, Math.min(Math.floor(this.scroller.scrollTop / ROW_PX), last));
    const before = this.drawnFrom;
    this.drawnFrom = from;
    for (let index = from; index < from + this.lines.length; index += 1) {
      if (!isNew && index >= before && index < before + this.lines.length) continue;
      const line = this.lines[index % this.lines.length];
      const row = this.rows[index];
      if (!line || !row) continue;
      line.style.transform = `translateY(${index * ROW_PX}px)`;
      for (const [at, { key }] of COLUMNS.entries()) {
        (line.children[at]?.firstChild as Text).data = String(row[key]);
      }
    }
  }
}

function cell(width: number, text: string): HTMLElement {
  const made = document.createElement('div');
  made.style.cssText = `width: ${width}px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis`;
  made.append(document.createTextNode(text));
  return made;
}

/** Lower bound: no resizable columns, no keyboard support, and no accessibility. */
export const candidate: Candidate = {
  name: 'floor',
  mount(place, rows) {
    const made = new Floor(place, rows);
    return {
      sort: (order) => made.sort(order),
      scroller: () => made.scroller,
      unmount: () => place.replaceChildren(),
    };
  },
};
