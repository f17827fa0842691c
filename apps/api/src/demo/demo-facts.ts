import { isProductKind, type ProductIdentifiers, type ProductKind } from '@millrace/domain';
import type { ProductSynonyms } from '../platform/db/schema';
import { cell } from './demo-ids';

type Line = Parameters<typeof cell>[0];

const values = (line: Line, column: string): string[] =>
  (cell(line, column) ?? '')
    .split(';')
    .map((value) => value.trim())
    .filter((value) => value !== '');

const kept = <Key extends string>(lists: Readonly<Record<Key, string[]>>): Partial<Record<Key, string[]>> =>
  Object.fromEntries(Object.entries<string[]>(lists).filter(([, list]) => list.length > 0)) as Partial<
    Record<Key, string[]>
  >;

/** Kind, synonyms and identifiers of a product of the demonstration. */
export function demoFacts(line: Line): {
  kind: ProductKind | null;
  synonyms: ProductSynonyms;
  identifiers: Partial<ProductIdentifiers>;
} {
  const kind = cell(line, 'kind');
  const formula = cell(line, 'formula');
  return {
    kind: isProductKind(kind) ? kind : null,
    synonyms: kept({
      en: values(line, 'synonyms'),
      de: values(line, 'synonyms_de'),
      zh: values(line, 'synonyms_zh'),
      ja: values(line, 'synonyms_ja'),
    }),
    identifiers: {
      ...kept({
        cas: values(line, 'cas'),
        ec: values(line, 'ec'),
        hs: values(line, 'hs'),
        partNumbers: values(line, 'part_numbers'),
      }),
      ...(formula !== null && { formula }),
    },
  };
}
