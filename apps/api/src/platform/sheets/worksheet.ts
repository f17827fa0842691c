import type { ArchiveParts, Attributes } from './archive-parts';
import { SHEET_LIMITS } from './sheet-limits';
import type { SheetRow } from './sheet-row';
import { shownNumber } from './shown-number';
import { idOf, RichText, unescaped, type Workbook } from './workbook';

/** Rows of a worksheet: cells as the sheet shows them, errors empty, merged cells filled down. */
export async function* readWorksheet(book: Workbook, path: string): AsyncGenerator<SheetRow, void> {
  const { merged, links } = await readRanges(book.parts, path);
  const reader = new RowReader(book);
  const filled = new Map<number, { text: string; last: number }>();
  for await (const _ of book.parts.parse(path, reader)) {
    for (const { row, cells, links: written } of reader.takeRows()) {
      const isEmpty = cells.every((text) => text === '');
      for (const [column, { text, last }] of filled) {
        if (row > last) filled.delete(column);
        else if (!isEmpty && !cells[column]) cells[column] = text;
      }
      for (const { column, last } of merged.get(row) ?? []) {
        const text = cells[column] ?? '';
        if (text !== '') filled.set(column, { text, last });
      }
      // A merged cell may have made the row longer.
      const whole = Array.from(cells, (text) => text ?? '');
      yield { row, cells: whole, links: { ...written, ...links.get(row) } };
    }
  }
}

interface Ranges {
  /** First column and last row of merged cells, by first row. */
  merged: ReadonlyMap<number, readonly { column: number; last: number }[]>;
  /** Targets of links, by row and column. */
  links: ReadonlyMap<number, Readonly<Record<number, string>>>;
}

const RANGE = /<(?:\w+:)?(mergeCell|hyperlink)\s([^>]*)>/g;
const ATTRIBUTE = /([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Maximum number of merged cells and of linked rows. */
const RANGES_MAX = 100_000;

/** Reads merged cells and links, which a worksheet lists after its rows. */
async function readRanges(parts: ArchiveParts, path: string): Promise<Ranges> {
  const merged = new Map<number, { column: number; last: number }[]>();
  const links = new Map<number, Record<number, string>>();
  let targets: ReadonlyMap<string, string> | null = null;
  let rest = '';
  for await (const piece of parts.text(path)) {
    const text = rest + piece;
    for (const [, element, written = ''] of text.matchAll(RANGE)) {
      const attributes = attributesOf(written);
      const range = rangeOf(attributes.ref ?? '');
      if (!range || merged.size + links.size > RANGES_MAX) continue;
      if (element === 'mergeCell') {
        if (range.last > range.first)
          merged.set(range.first, [...(merged.get(range.first) ?? []), { ...range }]);
        continue;
      }
      targets ??= new Map((await parts.relations(path)).map(({ id, target }) => [id, target]));
      const target = targets.get(idOf(attributes) ?? '');
      for (let row = range.first; target && row <= range.last && links.size <= RANGES_MAX; row += 1)
        links.set(row, { ...links.get(row), [range.column]: target });
    }
    const last = text.lastIndexOf('<');
    rest = text.includes('>', last) ? '' : text.slice(Math.max(last, text.length - ATTRIBUTES_LENGTH));
  }
  return { merged, links };
}

/** Maximum length of an element that spans two pieces. */
const ATTRIBUTES_LENGTH = 4096;

const attributesOf = (written: string): Attributes =>
  Object.fromEntries(
    [...written.matchAll(ATTRIBUTE)].map(([, name, double, single]) => [name, double ?? single ?? '']),
  );

function rangeOf(text: string): { column: number; first: number; last: number } | null {
  const [start = '', end = start] = text.split(':');
  const from = placeOf(start);
  const to = placeOf(end);
  return from && to ? { column: from.column, first: from.row, last: to.row } : null;
}

const LETTERS = 26;

/** Reads the name of a cell, as in `C7`. */
function placeOf(name: string): { column: number; row: number } | null {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(name) ?? [];
  if (letters === undefined || digits === undefined) return null;
  const column = [...letters.toUpperCase()].reduce(
    (sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64,
    0,
  );
  return { column: column - 1, row: Number(digits) };
}

interface ReadRow {
  row: number;
  cells: string[];
  links: Record<number, string>;
}

/** Reads the rows of a worksheet from its elements. */
class RowReader {
  readonly #book: Workbook;
  readonly #text = new RichText();
  #rows: ReadRow[] = [];
  #row: ReadRow = { row: 0, cells: [], links: {} };
  #column = -1;
  #cell: Attributes = {};
  /** Element whose text is being read: a value or a formula. */
  #within: 'v' | 'f' | null = null;
  #value = '';
  #formula = '';

  constructor(book: Workbook) {
    this.#book = book;
  }

  /** Rows that were completed since the last call. */
  takeRows(): ReadRow[] {
    return this.#rows.splice(0);
  }

  readonly onOpen = (name: string, attributes: Attributes): void => {
    if (name === 'row') {
      const row = Number(attributes.r);
      this.#row = { row: row > 0 ? row : this.#row.row + 1, cells: [], links: {} };
      this.#column = -1;
    } else if (name === 'c') {
      this.#column = placeOf(attributes.r ?? '')?.column ?? this.#column + 1;
      this.#cell = attributes;
      this.#value = '';
      this.#formula = '';
      this.#text.start();
    } else if (name === 'v' || name === 'f') this.#within = name;
    else this.#text.open(name);
  };

  readonly onText = (text: string): void => {
    if (this.#within === 'v') this.#value += text;
    else if (this.#within === 'f') this.#formula += text;
    else this.#text.add(text);
  };

  readonly onClose = (name: string): void => {
    if (name === 'v' || name === 'f') this.#within = null;
    else if (name === 'c') this.#endCell();
    else if (name === 'row') this.#rows.push(this.#row);
    else this.#text.close(name);
  };

  #endCell(): void {
    if (this.#column >= SHEET_LIMITS.columns) return;
    const { cells, links } = this.#row;
    while (cells.length < this.#column) cells.push('');
    cells[this.#column] = this.#cellText();
    const target = /^HYPERLINK\(\s*"([^"]+)"/i.exec(this.#formula)?.[1];
    if (target !== undefined) links[this.#column] = target;
  }

  #cellText(): string {
    const { strings, formats, is1904 } = this.#book;
    switch (this.#cell.t) {
      case 's':
        return strings[Number(this.#value)] ?? '';
      case 'inlineStr':
        return this.#text.end();
      case 'str':
        return unescaped(this.#value);
      case 'b':
        return this.#value === '' ? '' : this.#value === '1' ? 'TRUE' : 'FALSE';
      case 'e':
        return '';
      case 'd':
        return this.#value.replace(/T00:00:00(?:\.0+)?Z?$/, '');
      default:
        return shownNumber(this.#value, formats[Number(this.#cell.s ?? 0)] ?? 0, is1904);
    }
  }
}
