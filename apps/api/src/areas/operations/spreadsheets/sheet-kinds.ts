import {
  codePointLength,
  findCountry,
  foldText,
  isShownLine,
  isShownText,
  isWebsite,
  nameSortKey,
  TEXT_LIMITS,
} from '@millrace/domain';
import { type Sentence, sentence } from '../../../platform/messages/text';
import { cleanText, DAMAGED, oneLine, paragraphs } from '../../../platform/text/clean-text';
import { isPlaceholder } from '../../../platform/text/recognize';
import type { SheetRow } from './read-spreadsheet';

/** Kinds of imports: suppliers, raw materials or applications of a product, or the catalogue of a company. */
const SHEET_KINDS = ['suppliers', 'materials', 'applications', 'catalogue'] as const;

/** A kind of import. */
export type SheetKind = (typeof SHEET_KINDS)[number];

/** Fields of a row. */
export type SheetField = 'name' | 'country' | 'address' | 'url' | 'description';

const COMPANY_FIELDS = ['name', 'country', 'address', 'url', 'description'] as const;
const PRODUCT_FIELDS = ['name', 'description'] as const;

/** True if the rows are companies, otherwise products. */
export const listsCompanies = (kind: SheetKind): boolean => kind === 'suppliers';

/** Fields of each kind; only the name is required. */
export const fieldsOf = (kind: SheetKind): readonly SheetField[] =>
  listsCompanies(kind) ? COMPANY_FIELDS : PRODUCT_FIELDS;

/** Common column headings, folded and without spaces; most specific first. */
const HEADINGS: Readonly<Record<SheetField, readonly string[]>> = {
  name: [
    ...['companyname', 'suppliername', 'productname', 'materialname', 'facilityname', 'applicationname'],
    ...['company', 'supplier', 'manufacturer', 'vendor', 'facility', 'product', 'material', 'application'],
    ...[
      'name',
      'legalname',
      'firma',
      'firmenname',
      'unternehmen',
      'lieferant',
      'produkt',
      'entreprise',
      'nom',
    ],
  ],
  country: ['countryname', 'country', 'countrycode', 'nation', 'land', 'pays', 'pais', 'paese'],
  address: ['address', 'streetaddress', 'street', 'adresse', 'anschrift', 'direccion', 'indirizzo'],
  url: ['website', 'url', 'webpage', 'homepage', 'web', 'site', 'internet'],
  description: ['description', 'desc', 'details', 'notes', 'comment', 'beschreibung', 'descripcion'],
};

/** Column index of each field, from 0. */
export type SheetMapping = Readonly<Partial<Record<SheetField, number>>>;

const folded = (heading: string): string => foldText(heading).replace(/[^\p{L}\p{N}]/gu, '');

/** Guesses the column of each field from the headings: first equal ones, then those that contain the term. */
export function guessMapping(kind: SheetKind, headings: readonly string[]): SheetMapping {
  const free = new Map(headings.map((heading, place) => [place, folded(heading)]));
  const mapping: Partial<Record<SheetField, number>> = {};
  const take = (field: SheetField, fits: (heading: string, word: string) => boolean): void => {
    if (mapping[field] !== undefined) return;
    for (const word of HEADINGS[field]) {
      const found = [...free].find(([, heading]) => fits(heading, word));
      if (!found) continue;
      mapping[field] = found[0];
      free.delete(found[0]);
      return;
    }
  };
  const fields = fieldsOf(kind);
  for (const field of fields) take(field, (heading, word) => heading === word);
  for (const field of fields) take(field, (heading, word) => word.length > 3 && heading.includes(word));
  return mapping;
}

/** Maximum lengths, the same as in forms. */
const ADDRESS_MAX = 500;
const URL_MAX = 2048;

/** Data of a company or product from a row. */
export interface SheetDraft {
  row: number;
  name: string;
  nameKey: string;
  /** ISO 3166-1 alpha-2 code. */
  country: string | null;
  address: string | null;
  url: string | null;
  description: string | null;
}

/** Reason for refusing a row. */
export interface RefusedRow {
  row: number;
  name: string;
  reason: Sentence;
}

/** Parsed row, or the reason for refusing it. */
export function readRow(mapping: SheetMapping, { row, cells, broken }: SheetRow): SheetDraft | RefusedRow {
  const cell = (field: SheetField): string => {
    const place = mapping[field];
    return place === undefined ? '' : cleanText(cells[place] ?? '').text;
  };
  const name = oneLine(cell('name'));
  const refused = (reason: Sentence): RefusedRow => ({ row, name, reason });
  if (broken !== undefined) return refused(sentence('sheet.broken', { reason: broken }));
  const sentCountry = cell('country');
  const country = findCountry(sentCountry);
  const draft: SheetDraft = {
    row,
    name,
    nameKey: nameSortKey(name),
    country: country?.code ?? null,
    address: paragraphs(cell('address')) || null,
    url: oneLine(cell('url')) || null,
    description: paragraphs(cell('description')) || null,
  };
  const problem =
    nameProblem(draft) ??
    (country || sentCountry === '' || isPlaceholder(sentCountry)
      ? null
      : sentence('sheet.unknownCountry', { value: sentCountry.slice(0, 60) })) ??
    fieldProblem('address', draft.address, ADDRESS_MAX) ??
    fieldProblem('url', draft.url, URL_MAX) ??
    (isWebsite(draft.url ?? '') ? null : sentence('sheet.notWebsite')) ??
    fieldProblem('description', draft.description, TEXT_LIMITS.description);
  return problem === null ? draft : refused(problem);
}

function nameProblem({ name, nameKey }: SheetDraft): Sentence | null {
  if (name === '' || nameKey === '') return sentence('sheet.noName');
  if (name.includes(DAMAGED) || !isShownLine(name)) return sentence('sheet.damagedName');
  return fieldProblem('name', name, TEXT_LIMITS.name);
}

function fieldProblem(field: SheetField, value: string | null, limit: number): Sentence | null {
  if (value === null) return null;
  if (value.includes(DAMAGED) || !isShownText(value)) return sentence('sheet.damaged', { field });
  return codePointLength(value) > limit ? sentence('sheet.tooLong', { field, limit }) : null;
}

/** True if a row was refused. */
export const isRefused = (row: object): row is RefusedRow => 'reason' in row;
