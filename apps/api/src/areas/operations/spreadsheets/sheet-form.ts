import type { Language } from '@millrace/domain';
import { UUID } from '../../../platform/db/ids';
import type { SheetFormFields } from '../../../platform/db/schema';
import { InvalidFieldsError } from '../../../platform/errors';
import type { UploadedFile } from '../../../platform/http/call';
import { sentence } from '../../../platform/messages/text';
import { SHEET_LIMITS } from '../../../platform/sheets/sheet-limits';
import { ALIKE_DECISIONS, type AlikeDecision, type Decisions, type RowDecision } from './assess-rows';
import { fieldsOf, type SheetField, type SheetKind, type SheetMapping } from './sheet-kinds';
import type { SentSheet } from './spreadsheets.service';

const DECISIONS_MAX = 1000;

/** Parses the form of a spreadsheet. @throws {InvalidFieldsError} */
export function readSheetForm(
  form: SheetFormFields,
  file: UploadedFile | undefined,
  language: Language,
): { sheet: SentSheet; decisions: Decisions } {
  if (!file) throw new InvalidFieldsError({ file: sentence('field.notAFile') });
  const { kind } = form;
  const mapping = form.columns === undefined ? undefined : readMapping(kind, parsed(form.columns));
  if (mapping === null) throw new InvalidFieldsError({ columns: sentence('field.sheetColumn') });
  const byRow = form.decisions === undefined ? new Map() : readDecisions(parsed(form.decisions));
  if (byRow === null) throw new InvalidFieldsError({ decisions: sentence('problem.shape') });
  const choice = {
    sheet: form.sheet,
    encoding: form.encoding,
    headingRow: form.heading_row === undefined ? undefined : Number(form.heading_row),
    language,
  };
  return {
    sheet: { bytes: file.bytes, target: { kind, id: form.target_id }, choice, mapping },
    decisions: { alike: form.alike ?? 'skip', byRow },
  };
}

function readMapping(kind: SheetKind, sent: unknown): SheetMapping | null {
  if (!isRecord(sent)) return null;
  const fields: readonly string[] = fieldsOf(kind);
  const places = Object.entries(sent);
  const isRight = places.every(
    ([field, place]) =>
      fields.includes(field) &&
      typeof place === 'number' &&
      Number.isInteger(place) &&
      place >= 0 &&
      place < SHEET_LIMITS.columns,
  );
  return isRight ? (Object.fromEntries(places) as Partial<Record<SheetField, number>>) : null;
}

function readDecisions(sent: unknown): Map<number, RowDecision> | null {
  if (!isRecord(sent)) return null;
  const entries = Object.entries(sent);
  if (entries.length > DECISIONS_MAX) return null;
  const read = entries.map(([row, decision]) => [Number(row), decisionOf(decision)] as const);
  const isRight = read.every(([row, decision]) => Number.isInteger(row) && row > 0 && decision !== null);
  return isRight ? new Map(read.flatMap(([row, decision]) => (decision ? [[row, decision]] : []))) : null;
}

function decisionOf(sent: unknown): RowDecision | null {
  if (typeof sent !== 'string') return null;
  if (ALIKE_DECISIONS.some((one) => one === sent)) return sent as AlikeDecision;
  return UUID.test(sent) ? { id: sent.toLowerCase() } : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
