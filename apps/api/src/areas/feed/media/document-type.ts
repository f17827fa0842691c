import { fileTypeFromBuffer } from 'file-type';
import { hasPart } from '../../../platform/storage/has-part';

const OOXML = 'application/vnd.openxmlformats-officedocument';

/** Supported document types. */
export type DocumentType =
  | 'application/pdf'
  | 'application/msword'
  | 'application/vnd.ms-excel'
  | 'application/vnd.ms-powerpoint'
  | `${typeof OOXML}.wordprocessingml.document`
  | `${typeof OOXML}.spreadsheetml.sheet`
  | `${typeof OOXML}.presentationml.presentation`;

/** Names of the main stream in legacy Office files (before 2007). */
const STREAMS: readonly (readonly [DocumentType, readonly string[]])[] = [
  ['application/msword', ['WordDocument']],
  ['application/vnd.ms-excel', ['Workbook', 'Book']],
  ['application/vnd.ms-powerpoint', ['PowerPoint Document']],
];

/** Names of the main part in OOXML archives. Word for the web numbers its own. */
const PARTS: readonly (readonly [DocumentType, RegExp])[] = [
  [`${OOXML}.wordprocessingml.document`, /^word\/document\d*\.xml$/i],
  [`${OOXML}.spreadsheetml.sheet`, /^xl\/workbook\d*\.xml$/i],
  [`${OOXML}.presentationml.presentation`, /^ppt\/presentation\d*\.xml$/i],
];

/**
 * Detects the document type by content. Files with macros and templates are not accepted.
 *
 * @returns `broken` for a file that starts like a document but is corrupt; null for any other file.
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

/** Signature of legacy Office files: the OLE compound file format. */
const OLD_OFFICE = 'application/x-cfb';

/** Size in bytes of the compound file header, whose first sector has the same size in all versions. */
const HEAD_BYTES = 512;

/** Directory entry: its name, twice the length of the name, its type and size. */
const ENTRY = { bytes: 128, nameBytesAt: 64, kindAt: 66, sizeAt: 120, stream: 2 } as const;

/**
 * True if a legacy file has a stream of a name, because installers and mails use the same container format.
 *
 * @returns `broken` if the file ends before the stream could.
 * @see https://learn.microsoft.com/openspecs/windows_protocols/ms-cfb (2.6 Compound file directory sectors)
 */
function hasStream(bytes: Buffer, name: string): 'whole' | 'broken' | 'none' {
  const wanted = Buffer.from(`${name}\0`, 'utf16le');
  let found: 'broken' | 'none' = 'none';
  for (let at = bytes.indexOf(wanted); at >= 0; at = bytes.indexOf(wanted, at + 1)) {
    // Entries are aligned to sectors; elsewhere the name may be part of a text.
    if (at < HEAD_BYTES || at % ENTRY.bytes !== 0) continue;
    if (at + ENTRY.bytes > bytes.length) return 'broken';
    if (bytes.readUInt16LE(at + ENTRY.nameBytesAt) !== wanted.length) continue;
    if (bytes[at + ENTRY.kindAt] !== ENTRY.stream) continue;
    if (reachesEnd(bytes, at)) return 'whole';
    found = 'broken';
  }
  return found;
}

/** Sectors of a stream need not be contiguous, so this is only a lower bound of the file's size. */
function reachesEnd(bytes: Buffer, at: number): boolean {
  const size = bytes.readUInt32LE(at + ENTRY.sizeAt);
  return size > 0 && HEAD_BYTES + size <= bytes.length;
}

/** True if a presentation contains macros, whatever its type. */
export function hasMacros(bytes: Buffer): boolean {
  // Archives store the names of their parts uncompressed.
  return /vbaProject\.bin/i.test(bytes.toString('latin1')) || hasOldMacros(bytes);
}

/**
 * The PowerPoint macro record: two headers, a reference, and a flag.
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
/** The catalog's reference in a trailer or cross-reference stream. */
const ROOT = new RegExp(`/Root${SPACE}(\\d{1,10})${SPACE}(\\d{1,5})${SPACE}R`, 'g');
/** The catalog as an object, its reference to the pages, and its end. */
const PDF_PARTS = new RegExp(
  `(?<!\\d)(\\d{1,10})${SPACE}(\\d{1,5})${SPACE}obj\\b|/Pages\\b|\\bendobj\\b`,
  'g',
);

/** Limits for revisions and objects, above those of any accepted file, to bound the time for crafted files. */
const ROOTS_MAX = 1_000;
const PARTS_MAX = 1_000_000;

/** Readers accept the header within the first kilobyte. After markup, browsers might treat the file as a page. */
const HEAD = /^[^<]{0,1019}%PDF-\d/;

/** True if a file starts like a PDF. */
const beginsAsPdf = (bytes: Buffer): boolean => HEAD.test(bytes.toString('latin1', 0, 1100));

/**
 * True if a PDF has the minimum for finding its pages: a referenced catalog that contains the pages. Readers rebuild
 * everything else, such as the cross-reference table. A catalog in a compressed object stream is assumed to be valid.
 *
 * Each expression scans the file once with a limited number of matches, so that crafted files cannot be slow.
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
