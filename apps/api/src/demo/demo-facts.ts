import {
  type CompanyFacts,
  isProductKind,
  isSizeBand,
  type ProductIdentifiers,
  type ProductKind,
  type ProductProperty,
  readCertificateLine,
  readPropertyLine,
  readSiteLine,
} from '@millrace/domain';
import type { ProductSynonyms } from '../platform/db/schema';
import { cell, readTable, requiredCell } from './demo-ids';

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

/** Returns kind, synonyms, identifiers and properties of a demo product. */
export function demoFacts(line: Line): {
  kind: ProductKind | null;
  synonyms: ProductSynonyms;
  identifiers: Partial<ProductIdentifiers>;
  properties: ProductProperty[];
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
        cn: values(line, 'cn'),
        unspsc: values(line, 'unspsc'),
        partNumbers: values(line, 'part_numbers'),
      }),
      ...(formula !== null && { formula }),
    },
    properties: linesOf('product-properties.csv', requiredCell(line, 'key')).map((one) =>
      readPropertyLine(
        requiredCell(one, 'property'),
        [requiredCell(one, 'value'), cell(one, 'condition') ?? '', cell(one, 'source') ?? ''].join(' | '),
      ),
    ),
  };
}

const tables = new Map<string, Map<string, Line[]>>();

/** Returns the lines of a table about a record, named in the first column. */
function linesOf(file: string, key: string): readonly Line[] {
  let byKey = tables.get(file);
  if (!byKey) {
    byKey = new Map();
    for (const line of readTable(file)) {
      const [about = ''] = Object.values(line);
      byKey.set(about, [...(byKey.get(about) ?? []), line]);
    }
    tables.set(file, byKey);
  }
  return byKey.get(key) ?? [];
}

const DAY_MS = 86_400_000;

/** Returns sites, certificates and identifiers of a demo company. @param now Time of loading. */
export function demoCompanyFacts(key: string, now: number): CompanyFacts {
  const [known = {}] = linesOf('company-facts.csv', key);
  const sites = linesOf('company-sites.csv', key).flatMap(
    (one) =>
      readSiteLine(
        ['kind', 'address', 'country', 'coordinates'].map((column) => cell(one, column) ?? '').join(' | '),
      ) ?? [],
  );
  const certificates = linesOf('company-certificates.csv', key).flatMap((one) => {
    const inDays = cell(one, 'inDays');
    const end = inDays === null ? '' : new Date(now + Number(inDays) * DAY_MS).toISOString().slice(0, 10);
    const parts = [requiredCell(one, 'scheme'), cell(one, 'number') ?? '', cell(one, 'issuer') ?? '', end];
    return readCertificateLine(parts.join(' | ')) ?? [];
  });
  const size = cell(known, 'size');
  const founded = cell(known, 'founded');
  const [lei, vat, duns] = [cell(known, 'lei'), cell(known, 'vat'), cell(known, 'duns')];
  return {
    ...kept({ languages: values(known, 'languages') }),
    ...(sites.length > 0 && { sites }),
    ...(certificates.length > 0 && { certificates }),
    ...(isSizeBand(size) && { size }),
    ...(founded !== null && { founded: Number(founded) }),
    ...(lei !== null && { lei }),
    ...(vat !== null && { vat }),
    ...(duns !== null && { duns }),
  };
}
