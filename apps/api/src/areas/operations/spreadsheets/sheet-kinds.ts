import { codePointLength, isShownLine, isShownText, nameSortKey, TEXT_LIMITS } from '@millrace/domain';
import { type Sentence, sentence } from '../../../platform/messages/text';
import { type HeadingMeaning, rateHeading } from '../../../platform/sheets/headings';
import type { SheetRow } from '../../../platform/sheets/sheet-row';
import { cleanText, oneLine, paragraphs } from '../../../platform/text/clean-text';
import { findDamage } from '../../../platform/text/find-damage';
import { readCountry } from '../../../platform/text/read-country';
import { readWebsites } from '../../../platform/text/read-websites';
import { isPlaceholder } from '../../../platform/text/recognize';

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

/** Column index of each field, from 0. */
export type SheetMapping = Readonly<Partial<Record<SheetField, number>>>;

/** Problem of a cell, or of a whole row: the row is refused, or imported without the value. */
export interface SheetFault {
  row: number;
  /** Null for the whole row. */
  field: SheetField | null;
  effect: 'refused' | 'left_out';
  /** Content of the cell. */
  text: string;
  reason: Sentence;
}

/** Meanings of the headings that fit a field, the best first. */
const meaningsFor = (kind: SheetKind, field: SheetField): readonly HeadingMeaning[] => {
  if (field !== 'name') return [field];
  return listsCompanies(kind) ? ['company', 'name', 'product'] : ['product', 'name', 'company'];
};

/** Guesses the column of each field from the headings: first equal ones, then those that contain a known one. */
export function guessMapping(kind: SheetKind, headings: readonly string[]): SheetMapping {
  const free = new Map(headings.entries());
  const mapping: Partial<Record<SheetField, number>> = {};
  const take = (field: SheetField, isEqual: boolean): void => {
    for (const meaning of mapping[field] === undefined ? meaningsFor(kind, field) : []) {
      const [best] = [...free]
        .map(([place, heading]) => ({ place, rated: rateHeading(heading, meaning) }))
        .filter(({ rated }) => rated?.isEqual === isEqual)
        .sort((a, b) => (a.rated?.place ?? 0) - (b.rated?.place ?? 0));
      if (!best) continue;
      mapping[field] = best.place;
      free.delete(best.place);
      return;
    }
  };
  const fields = fieldsOf(kind);
  for (const field of fields) take(field, true);
  // “Address of the supplier” is an address, so that names come last.
  for (const field of [...fields].reverse()) take(field, false);
  return mapping;
}

/** Maximum lengths, the same as in forms. */
const ADDRESS_MAX = 500;

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
export function readRow(
  mapping: SheetMapping,
  { row, cells, links, broken }: SheetRow,
): SheetDraft | RefusedRow {
  const raw = (field: SheetField): string => cells[mapping[field] ?? -1] ?? '';
  const cell = (field: SheetField): string => {
    const { text } = cleanText(raw(field));
    return isPlaceholder(text) ? '' : text;
  };
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
  return { row, ...draft, country: countryOf(), url: urlOf(), faults };

  function countryOf(): string | null {
    const text = cell('country');
    if (text === '') return null;
    const reason = sentence('sheet.unknownCountry', { value: text.slice(0, 60) });
    return readCountry(text) ?? leaveOut('country', reason);
  }

  /** The website is what the cell says, or where its link or that of the name leads. */
  function urlOf(): string | null {
    const text = cell('url');
    const linked =
      links?.[mapping.url ?? -1] ?? (text === '' ? links?.[mapping.name ?? -1] : undefined) ?? '';
    const [url, ...others] = [...readWebsites(text), ...readWebsites(linked)];
    if (url === undefined) return text === '' ? null : leaveOut('url', sentence('sheet.notWebsite'));
    const second = others.find((other) => other !== url && text.includes(other));
    if (second !== undefined) leaveOut('url', sentence('sheet.severalWebsites', { url }));
    return url;
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
