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

/** What a spreadsheet may list, and of what: suppliers, raw materials or applications of a product, or what a company supplies. */
const SHEET_KINDS = ['suppliers', 'materials', 'applications', 'catalogue'] as const;

/** What a spreadsheet lists. */
export type SheetKind = (typeof SHEET_KINDS)[number];

/** What a row says. */
export type SheetField = 'name' | 'country' | 'address' | 'url' | 'description';

const COMPANY_FIELDS = ['name', 'country', 'address', 'url', 'description'] as const;
const PRODUCT_FIELDS = ['name', 'description'] as const;

/** Whether the rows are companies; all others are products. */
export const listsCompanies = (kind: SheetKind): boolean => kind === 'suppliers';

/** What rows of a kind may say; the name they must. */
export const fieldsOf = (kind: SheetKind): readonly SheetField[] =>
  listsCompanies(kind) ? COMPANY_FIELDS : PRODUCT_FIELDS;

/** How people head their columns, folded and without spaces; those that say most come first. */
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

/** Which column says what, by its place from 0. */
export type SheetMapping = Readonly<Partial<Record<SheetField, number>>>;

const folded = (heading: string): string => foldText(heading).replace(/[^\p{L}\p{N}]/gu, '');

/** Guesses from the headings which column says what: first those that are called so, then those whose heading holds the word. */
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

/** As long as the forms of companies let them be. */
const ADDRESS_MAX = 500;
const URL_MAX = 2048;

/** What a row says of a company or a product. */
export interface SheetDraft {
  row: number;
  name: string;
  nameKey: string;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  address: string | null;
  url: string | null;
  description: string | null;
}

/** Why nothing can be made of a row. */
export interface RefusedRow {
  row: number;
  name: string;
  reason: Sentence;
}

/** What a row says, or why it can't be taken. */
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

/** Whether a row was refused. */
export const isRefused = (row: object): row is RefusedRow => 'reason' in row;
