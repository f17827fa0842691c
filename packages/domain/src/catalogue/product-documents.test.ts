import { expect, it } from 'vitest';
import { readDocumentLine, writeDocumentLine } from './product-documents';

it('a line of the history says of a document what was entered, whatever is in its title', () => {
  const document = {
    kind: 'data-sheet',
    title: 'Preform | 2026.pdf',
    language: 'en',
    issued: null,
    source: 'https://x.example',
  } as const;
  expect(readDocumentLine(writeDocumentLine(document))).toEqual(document);
  expect(readDocumentLine('of another kind | en |  |  | x')).toBeNull();
  expect(readDocumentLine('data-sheet')).toBeNull();
});
