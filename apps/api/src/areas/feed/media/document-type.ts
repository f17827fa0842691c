import { fileTypeFromBuffer } from 'file-type';
import { hasPart } from '../../../platform/storage/has-part';

const OOXML = 'application/vnd.openxmlformats-officedocument';

/** Documents that are taken somewhere. */
export type DocumentType =
  | 'application/pdf'
  | 'application/msword'
  | 'application/vnd.ms-excel'
  | 'application/vnd.ms-powerpoint'
  | `${typeof OOXML}.wordprocessingml.document`
  | `${typeof OOXML}.spreadsheetml.sheet`
  | `${typeof OOXML}.presentationml.presentation`;

/** What the office programs of before 2007 call the stream that holds the document, in their container. */
const STREAMS: readonly (readonly [DocumentType, readonly string[]])[] = [
  ['application/msword', ['WordDocument']],
  ['application/vnd.ms-excel', ['Workbook', 'Book']],
  ['application/vnd.ms-powerpoint', ['PowerPoint Document']],
];

/** The part of an archive that holds the document. Word on the web numbers its own. */
const PARTS: readonly (readonly [DocumentType, RegExp])[] = [
  [`${OOXML}.wordprocessingml.document`, /^word\/document\d*\.xml$/i],
  [`${OOXML}.spreadsheetml.sheet`, /^xl\/workbook\d*\.xml$/i],
  [`${OOXML}.presentationml.presentation`, /^ppt\/presentation\d*\.xml$/i],
];

/**
 * Which document a file is, by its content. One with macros, or a template, is none of them.
 *
 * @returns `broken` for what begins as one and has nothing that a reader could open; null for any other file.
 * @see DATA-010, GAP-098
 */
export async function documentTypeOf(bytes: Buffer): Promise<DocumentType | 'broken' | null> {
  const found = await fileTypeFromBuffer(bytes);
  if (found?.mime === OLD_OFFICE) return oldOfficeTypeOf(bytes);
  if (found?.mime === 'application/pdf' || (!found && beginsAsPdf(bytes))) {
    return findsPages(bytes) ? 'application/pdf' : 'broken';
  }
  const [type, part] = PARTS.find(([mime]) => mime === found?.mime) ?? [];
  if (!type || !part) return null;
  return (await hasPart(bytes, part)) ? type : 'broken';
}

function oldOfficeTypeOf(bytes: Buffer): DocumentType | 'broken' | null {
  for (const [type, names] of STREAMS) {
    const states = names.map((name) => hasStream(bytes, name));
    if (states.includes('whole')) return type;
    if (states.includes('broken')) return 'broken';
  }
  return null;
}

/** How the office programs of before 2007 begin every file: as a container of streams. */
const OLD_OFFICE = 'application/x-cfb';

/** The head of a container, of which the first sector is as long in each version that there is, in bytes. */
const HEAD_BYTES = 512;

/** An entry of the list of streams: its name, twice the length of which follows, what it is, and how long it is. */
const ENTRY = { bytes: 128, nameBytesAt: 64, kindAt: 66, sizeAt: 120, stream: 2 } as const;

/**
 * Whether a file of before 2007 has a stream of a name. Installers and mails come in the same container.
 *
 * @returns `broken` where the file ends before the stream could.
 * @see https://learn.microsoft.com/openspecs/windows_protocols/ms-cfb (2.6 Compound file directory sectors)
 */
function hasStream(bytes: Buffer, name: string): 'whole' | 'broken' | 'none' {
  const wanted = Buffer.from(`${name}\0`, 'utf16le');
  let found: 'broken' | 'none' = 'none';
  for (let at = bytes.indexOf(wanted); at >= 0; at = bytes.indexOf(wanted, at + 1)) {
    // Entries stand in sectors, and the name may be a word of a text as well.
    if (at < HEAD_BYTES || at % ENTRY.bytes !== 0) continue;
    if (at + ENTRY.bytes > bytes.length) return 'broken';
    if (bytes.readUInt16LE(at + ENTRY.nameBytesAt) !== wanted.length) continue;
    if (bytes[at + ENTRY.kindAt] !== ENTRY.stream) continue;
    if (reachesEnd(bytes, at)) return 'whole';
    found = 'broken';
  }
  return found;
}

/** Sectors of a stream need not follow each other: this is the least that a file of it is long. */
function reachesEnd(bytes: Buffer, at: number): boolean {
  const size = bytes.readUInt32LE(at + ENTRY.sizeAt);
  return size > 0 && HEAD_BYTES + size <= bytes.length;
}

/** Whether a presentation carries a program that could run where it is opened, whatever it says of itself. */
export function hasMacros(bytes: Buffer): boolean {
  // The names of an archive's parts stand in it as they are.
  return /vbaProject\.bin/i.test(bytes.toString('latin1')) || hasOldMacros(bytes);
}

/**
 * The record of macros, as PowerPoint writes it: both heads, then a reference, then whether there are any.
 *
 * @see https://learn.microsoft.com/openspecs/office_file_formats/ms-ppt (VBAInfoContainer, VBAInfoAtom)
 */
const OLD_MACROS = { heads: Buffer.from('1f00ff0314000000020000040c000000', 'hex'), flagAt: 20 } as const;

function hasOldMacros(content: Buffer): boolean {
  const { heads, flagAt } = OLD_MACROS;
  for (let at = content.indexOf(heads); at >= 0; at = content.indexOf(heads, at + 1)) {
    if (content.length >= at + flagAt + 4 && content.readUInt32LE(at + flagAt) !== 0) return true;
  }
  return false;
}

const SPACE = '[\\s\\0]{1,32}';
/** Where a trailer, or the stream in place of one, names the catalog. */
const ROOT = new RegExp(`/Root${SPACE}(\\d{1,10})${SPACE}(\\d{1,5})${SPACE}R`, 'g');
/** The catalog as an object, what it leads to, and where it ends. */
const PDF_PARTS = new RegExp(
  `(?<!\\d)(\\d{1,10})${SPACE}(\\d{1,5})${SPACE}obj\\b|/Pages\\b|\\bendobj\\b`,
  'g',
);

/** More revisions, and more objects and their ends, than a file of the size that is taken has; to look at each takes time. */
const ROOTS_MAX = 1_000;
const PARTS_MAX = 1_000_000;

/** Readers look for the head in the first kilobyte. Behind markup, browsers could take it for a page. */
const HEAD = /^[^<]{0,1019}%PDF-\d/;

/** Whether a file begins as a PDF does, whatever else it lacks. */
const beginsAsPdf = (bytes: Buffer): boolean => HEAD.test(bytes.toString('latin1', 0, 1100));

/**
 * Whether a PDF has what a reader needs to find its pages: a catalog that something names, and in it the pages. Readers
 * do without all else, such as the table of objects and the end: they make the table anew. A catalog may be packed
 * with other objects, and is not looked for then.
 *
 * Each expression goes over the file once, and finds no more than so much: what somebody makes to be slow is not.
 *
 * @see https://pdfa.org/resource/iso-32000-2/ (7.5 File structure, 7.7.2 Document catalog)
 */
function findsPages(bytes: Buffer): boolean {
  const content = bytes.toString('latin1');
  const catalogs = new Set<string>();
  for (const [, number, turn] of first(ROOTS_MAX, content.matchAll(ROOT))) catalogs.add(`${number} ${turn}`);
  if (catalogs.size === 0) return false;
  if (content.includes('/ObjStm')) return true;
  let isInCatalog = false;
  for (const [part, number, turn] of first(PARTS_MAX, content.matchAll(PDF_PARTS))) {
    if (number !== undefined) isInCatalog = catalogs.has(`${number} ${turn}`);
    else if (part === 'endobj') isInCatalog = false;
    else if (isInCatalog) return true;
  }
  return false;
}

function* first<Found>(max: number, all: Iterable<Found>): Generator<Found> {
  let count = 0;
  for (const found of all) {
    if (count === max) return;
    count += 1;
    yield found;
  }
}
