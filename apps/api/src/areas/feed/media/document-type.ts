import { fileTypeFromBuffer } from 'file-type';
import { hasPart } from '../../../platform/storage/has-part';
import { hasStream, OLD_OFFICE } from './office-files';
import { beginsAsPdf, findsPages } from './pdf-files';

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
