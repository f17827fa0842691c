/** Kinds of documents of a product. */
export const PRODUCT_DOCUMENT_KINDS = ['data-sheet', 'safety-sheet', 'certificate'] as const;

/** A kind of document of a product. */
export type ProductDocumentKind = (typeof PRODUCT_DOCUMENT_KINDS)[number];

/** Limits of the documents of a product. */
export const PRODUCT_DOCUMENTS = {
  /** Bytes of a file: 25 MB. */
  maxBytes: 25 * 2 ** 20,
  extensions: ['.pdf'],
  /** Documents of one product. */
  max: 50,
  /** Days for which a removed document can be restored. */
  keptDays: 30,
} as const;

/** Fields of a document in the edit history. */
export interface DocumentFacts {
  kind: ProductDocumentKind;
  title: string;
  language: string | null;
  issued: string | null;
  source: string | null;
}

const SEPARATOR = ' | ';

/** Writes a document as a line of the edit history; the title comes last, as it may contain the separator. */
export const writeDocumentLine = ({ kind, language, issued, source, title }: DocumentFacts): string =>
  [kind, language ?? '', issued ?? '', source?.replaceAll('|', '/') ?? '', title].join(SEPARATOR);

/** Parses a line of the edit history. @returns Null if it is no document. */
export function readDocumentLine(line: string): DocumentFacts | null {
  const [kind, language, issued, source, ...title] = line.split(SEPARATOR);
  const known = PRODUCT_DOCUMENT_KINDS.find((one) => one === kind);
  if (known === undefined || title.length === 0) return null;
  return {
    kind: known,
    language: language || null,
    issued: issued || null,
    source: source || null,
    title: title.join(SEPARATOR),
  };
}
