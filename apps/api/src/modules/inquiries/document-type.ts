import { fileTypeFromBuffer } from 'file-type';
import { hasStream, OLD_OFFICE } from '../media';

/** What may be attached to an inquiry, and the ending of each. @see INQ-004, GAP-098 */
const ENDINGS = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
} as const;

/** A kind of document. */
export type DocumentType = keyof typeof ENDINGS;

/** The ending of a document's name. */
export const endingOf = (type: DocumentType): string => ENDINGS[type];

/** What Word and Excel of before 2007 call the stream that holds the document, in their container. */
const STREAMS = [
  ['application/msword', ['WordDocument']],
  ['application/vnd.ms-excel', ['Workbook', 'Book']],
] as const;

/** A document with macros, or a template, is none of these. @returns The kind by content; null for any other file. */
export async function documentTypeOf(bytes: Uint8Array): Promise<DocumentType | null> {
  const found = await fileTypeFromBuffer(bytes);
  if (found?.mime === OLD_OFFICE) return oldOfficeTypeOf(bytes);
  return found && Object.hasOwn(ENDINGS, found.mime) ? (found.mime as DocumentType) : null;
}

const oldOfficeTypeOf = (bytes: Uint8Array): DocumentType | null =>
  STREAMS.find(([, names]) => names.some((name) => hasStream(bytes, name)))?.[0] ?? null;
