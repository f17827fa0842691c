import type { DocumentType } from '../../feed/media';

/** What may be attached to an inquiry, and the ending of each. @see INQ-004, GAP-098 */
const ENDINGS = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
} as const satisfies Partial<Record<DocumentType, string>>;

/** A kind of document that may be attached. */
export type AttachableType = keyof typeof ENDINGS;

/** Whether a document may be attached. */
export const isAttachable = (type: DocumentType | null): type is AttachableType =>
  type !== null && Object.hasOwn(ENDINGS, type);

/** The ending of a document's name. */
export const endingOf = (type: AttachableType): string => ENDINGS[type];
