import type { components } from '@millrace/api-client';
import { countryName, DAY_MS, type Language } from '@millrace/domain';
import { spoken } from '../../../platform/messages/text';
import type { Assessed } from './assess-rows';
import { type SheetImport, UNDO_DAYS } from './imports.repository';
import { cellName, placeOf } from './sheet-faults';
import type { SheetFault, SheetMapping } from './sheet-kinds';
import type { AssessedSheet } from './spreadsheets.service';

type Schemas = components['schemas'];

/** Maximum number of displayed rows. */
const SHOWN = 200;

/** Maximum number of displayed characters of a cell. */
const TOP_CELL_LENGTH = 80;

/** Display order: rows that need attention come first. */
const ORDER = [
  'refused',
  'alike',
  'new',
  'known',
  'repeated',
  'listed',
] as const satisfies readonly Assessed['is'][];

/** Returns the preview of an import. */
export function previewView(
  {
    format,
    sheets,
    sheet,
    encoding,
    headingRow,
    topRows,
    headings,
    samples,
    mapping,
    damage,
    rows,
  }: AssessedSheet,
  language: Language,
): Schemas['SpreadsheetPreview'] {
  const faults = rows.flatMap(faultsOf);
  const of = (status: Assessed['is']) => rows.filter(({ is }) => is === status);
  const count = (status: Assessed['is']): number => of(status).length;
  return {
    format,
    sheets: [...sheets],
    sheet,
    encoding: encoding as Schemas['TextEncoding'] | null,
    heading_row: headingRow,
    top_rows: topRows.map(({ row, cells }) => ({
      row,
      cells: cells.map((cell) => cell.slice(0, TOP_CELL_LENGTH)),
    })),
    columns: headings.map((heading, place) => ({ heading, samples: [...(samples[place] ?? [])] })),
    mapping,
    counts: {
      new: count('new'),
      known: count('known'),
      listed: count('listed'),
      alike: count('alike'),
      repeated: count('repeated'),
      refused: count('refused'),
    },
    rows: ORDER.flatMap(of)
      .slice(0, SHOWN)
      .map((row) => rowView(row, language)),
    damage: {
      count: damage.count,
      cells: damage.cells.map((one) => ({ ...one, cell: cellName(one.column, one.row) })),
    },
    fault_count: faults.length,
    faults: [...faults.filter(refuses), ...faults.filter((one) => !refuses(one))]
      .slice(0, SHOWN)
      .map((fault) => faultView(fault, mapping, language)),
  };
}

const refuses = ({ effect }: SheetFault): boolean => effect === 'refused';

function faultsOf(assessed: Assessed): readonly SheetFault[] {
  if (assessed.is !== 'refused') return assessed.draft.faults;
  const { row, name, reason, at = { field: null, text: name } } = assessed;
  return [{ row, ...at, effect: 'refused', reason }];
}

function faultView(fault: SheetFault, mapping: SheetMapping, language: Language): Schemas['SheetFault'] {
  const { row, field, effect, text, reason } = fault;
  const place = placeOf(fault, mapping);
  return {
    row,
    ...place,
    field,
    effect,
    text: text.slice(0, TOP_CELL_LENGTH),
    reason: spoken(reason, language),
  };
}

function rowView(assessed: Assessed, language: Language): Schemas['SheetPreviewRow'] {
  const { is: status } = assessed;
  if (assessed.is === 'refused') {
    const { row, name, reason } = assessed;
    return {
      row,
      name,
      country: null,
      status,
      reason: spoken(reason, language),
      same_as_row: null,
      candidates: [],
    };
  }
  const { row, name, country } = assessed.draft;
  return {
    row,
    name,
    country: countryName(country),
    status,
    reason: null,
    same_as_row: 'sameAsRow' in assessed ? assessed.sameAsRow : null,
    candidates: candidatesOf(assessed).map((one) => ({
      id: one.id,
      name: one.name,
      country: countryName(one.country),
    })),
  };
}

function candidatesOf(assessed: Exclude<Assessed, { is: 'refused' }>) {
  if ('candidates' in assessed) return assessed.candidates;
  return 'match' in assessed ? [assessed.match] : [];
}

/** Returns an import of the member. @param targetName Null if the target no longer exists. */
export const importView = (
  { id, target, fileName, state, rows, rowsDone, counts, undone, hasMade, createdAt }: SheetImport,
  targetName: string | null,
): Schemas['SpreadsheetImport'] => ({
  ...{ id, kind: target.kind, file_name: fileName, state, rows, rows_done: rowsDone, ...counts, undone },
  target: targetName === null ? null : { id: target.id, name: targetName },
  started: createdAt.toISOString(),
  undo_until: hasMade ? new Date(createdAt.getTime() + UNDO_DAYS * DAY_MS).toISOString() : null,
});
