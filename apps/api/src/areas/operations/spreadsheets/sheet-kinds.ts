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
import type { SheetRow } from '../../../platform/sheets/read-spreadsheet';
import { cleanText, oneLine, paragraphs } from '../../../platform/text/clean-text';
import { findDamage } from '../../../platform/text/find-damage';
import { isPlaceholder } from '../../../platform/text/recognize';
import type { SheetFault } from './sheet-faults';

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
  /** Values that were left out. */
  faults: readonly SheetFault[];
}

/** Reason for refusing a row. */
export interface RefusedRow {
  row: number;
  name: string;
  reason: Sentence;
  /** Cell that is to blame; undefined for the whole row. */
  at?: Pick<SheetFault, 'field' | 'text'> | undefined;
}

/** Parsed row, or the reason for refusing it. */
export function readRow(mapping: SheetMapping, { row, cells, broken }: SheetRow): SheetDraft | RefusedRow {
  const raw = (field: SheetField): string => cells[mapping[field] ?? -1] ?? '';
  const cell = (field: SheetField): string => cleanText(raw(field)).text;
  const name = oneLine(cell('name'));
  if (broken !== undefined) return { row, name, reason: sentence('sheet.broken', { reason: broken }) };
  const faults: SheetFault[] = [];
  const leaveOut = (field: SheetField, reason: Sentence): null => {
    faults.push({ row, field, effect: 'left_out', text: raw(field), reason });
    return null;
  };
  const draft = {
    name,
    nameKey: nameSortKey(name),
    address: paragraphs(cell('address')) || null,
    description: paragraphs(cell('description')) || null,
  };
  const refused = problemOf(draft);
  if (refused) {
    const { field, reason } = refused;
    return { row, name, reason, at: { field, text: raw(field) } };
  }
  return { row, ...draft, country: readCountry(), url: readUrl(), faults };

  function readCountry(): string | null {
    const text = cell('country');
    if (text === '' || isPlaceholder(text)) return null;
    const reason = sentence('sheet.unknownCountry', { value: text.slice(0, 60) });
    return findCountry(text)?.code ?? leaveOut('country', reason);
  }

  function readUrl(): string | null {
    const url = oneLine(cell('url'));
    if (url === '') return null;
    return isWebsite(url) && url.length <= URL_MAX ? url : leaveOut('url', sentence('sheet.notWebsite'));
  }
}

interface FieldProblem {
  field: SheetField;
  reason: Sentence;
}

type DraftTexts = Pick<SheetDraft, 'name' | 'nameKey' | 'address' | 'description'>;

function problemOf({ name, nameKey, address, description }: DraftTexts): FieldProblem | null {
  const ofName = (reason: Sentence): FieldProblem => ({ field: 'name', reason });
  if (name === '' || nameKey === '') return ofName(sentence('sheet.noName'));
  if (findDamage(name) || !isShownLine(name)) return ofName(sentence('sheet.damagedName'));
  return (
    fieldProblem('name', name, TEXT_LIMITS.name) ??
    fieldProblem('address', address, ADDRESS_MAX) ??
    fieldProblem('description', description, TEXT_LIMITS.description)
  );
}

function fieldProblem(field: SheetField, value: string | null, limit: number): FieldProblem | null {
  if (value === null) return null;
  if (findDamage(value) || !isShownText(value))
    return { field, reason: sentence('sheet.damaged', { field }) };
  return codePointLength(value) > limit
    ? { field, reason: sentence('sheet.tooLong', { field, limit }) }
    : null;
}

/** True if a row was refused. */
export const isRefused = (row: object): row is RefusedRow => 'reason' in row;
