import { ArchiveParts, type Attributes } from './archive-parts';
import { SheetProblemError } from './sheet-problem';

/** A worksheet of a workbook. */
export interface SheetOfWorkbook {
  name: string;
  hidden: boolean;
  /** True if no cell has a value. */
  empty: boolean;
}

/** A worksheet with its place in the archive. */
interface ListedSheet extends SheetOfWorkbook {
  path: string;
}

/** An opened workbook, with what its cells refer to. */
export interface Workbook {
  parts: ArchiveParts;
  sheets: readonly ListedSheet[];
  strings: readonly string[];
  /** Number format of each cell style: the code, or the number of a built-in one. */
  formats: readonly (string | number)[];
  /** True if days are counted from 1904. */
  is1904: boolean;
}

/**
 * Opens a workbook. Sheets of charts are left out.
 *
 * @throws {SheetProblemError} If the archive is corrupt or too large.
 */
export async function openWorkbook(bytes: Buffer): Promise<Workbook> {
  const parts = await ArchiveParts.open(bytes);
  const path = (await parts.relations('')).find(({ kind }) => kind === 'officeDocument')?.path;
  if (path === undefined) throw new SheetProblemError('unreadable');
  const relations = await parts.relations(path);
  const pathOf = (wanted: string) => relations.find(({ kind }) => kind === wanted)?.path ?? '';
  const listed = await parts.elements(path, 'sheet');
  const sheets: ListedSheet[] = [];
  for (const attributes of listed) {
    const relation = relations.find(({ id }) => id === idOf(attributes));
    const { name, state = 'visible' } = attributes;
    if (!name || relation?.kind !== 'worksheet' || sheets.some((one) => one.path === relation.path)) continue;
    const empty = !(await hasCells(parts, relation.path));
    sheets.push({ name, hidden: state !== 'visible', empty, path: relation.path });
  }
  const [properties] = await parts.elements(path, 'workbookPr');
  return {
    ...{ parts, sheets },
    strings: await readStrings(parts, pathOf('sharedStrings')),
    formats: await readFormats(parts, pathOf('styles')),
    is1904: /^(?:1|true)$/.test(properties?.date1904 ?? ''),
  };
}

/** Returns the ID of an element’s relationship, whatever the prefix. */
export function idOf(attributes: Attributes): string | undefined {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1];
}

/** A non-empty cell: a value, or an inline string. */
const CELL = /<(?:\w+:)?(?:v|is)[\s>]/;

/** Length within which a sheet that is not empty has its first cell, in bytes; cells without values may precede it. */
const FIRST_CELL_WITHIN = 2 ** 20;

async function hasCells(parts: ArchiveParts, path: string): Promise<boolean> {
  const start = await parts.beginning(path, FIRST_CELL_WITHIN);
  return start.length >= FIRST_CELL_WITHIN || CELL.test(start);
}

async function readStrings(parts: ArchiveParts, path: string): Promise<string[]> {
  const strings: string[] = [];
  const text = new RichText();
  const listening = parts.parse(path, {
    onOpen: (name) => {
      if (name === 'si') text.start();
      text.open(name);
    },
    onText: (piece) => text.add(piece),
    onClose: (name) => {
      text.close(name);
      if (name === 'si') strings.push(text.end());
    },
  });
  for await (const _ of listening);
  return strings;
}

/** Text of a string with its runs, without the reading aids of Japanese. */
export class RichText {
  #text = '';
  #isText = false;
  #isReadingAid = false;

  start(): void {
    this.#text = '';
  }

  open(name: string): void {
    if (name === 't') this.#isText = true;
    else if (name === 'rPh') this.#isReadingAid = true;
  }

  add(piece: string): void {
    if (this.#isText && !this.#isReadingAid) this.#text += piece;
  }

  close(name: string): void {
    if (name === 't') this.#isText = false;
    else if (name === 'rPh') this.#isReadingAid = false;
  }

  end(): string {
    return unescaped(this.#text);
  }
}

/** Decodes the escapes of characters that XML cannot have, as in `_x000D_`. */
export const unescaped = (text: string): string =>
  text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

async function readFormats(parts: ArchiveParts, path: string): Promise<(string | number)[]> {
  const codes = new Map<number, string>();
  const formats: (string | number)[] = [];
  let isOfCells = false;
  const onOpen = (name: string, { numFmtId, formatCode }: Attributes): void => {
    const id = Number(numFmtId ?? 0);
    if (name === 'cellXfs') isOfCells = true;
    else if (name === 'numFmt') codes.set(id, formatCode ?? '');
    else if (name === 'xf' && isOfCells) formats.push(codes.get(id) ?? id);
  };
  const onClose = (name: string): void => {
    if (name === 'cellXfs') isOfCells = false;
  };
  for await (const _ of parts.parse(path, { onOpen, onClose }));
  return formats;
}
