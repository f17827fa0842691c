import type { Language } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import { findCompanyNames, findProductNames } from '../../../platform/db/names';
import { transact } from '../../../platform/db/transact';
import { NotFoundError } from '../../../platform/errors';
import type { Viewer } from '../../../platform/http/call';
import { type Sentence, sentence, spoken } from '../../../platform/messages/text';
import type { SheetChoice, SheetFormat, SheetOutline } from '../../../platform/sheets/read-spreadsheet';
import type { SheetRow } from '../../../platform/sheets/sheet-row';
import { openSpreadsheet } from '../../../platform/sheets/sheet-thread';
import { type DamageKind, findDamage } from '../../../platform/text/find-damage';
import { findClosed } from '../../catalogue/links';
import { type Assessed, assessRows, type Decided, type Decisions, decideRow, tableOf } from './assess-rows';
import { linkOf } from './list-rows';
import {
  guessMapping,
  isRefused,
  type RefusedRow,
  readRow,
  type SheetDraft,
  type SheetMapping,
} from './sheet-kinds';
import { findExisting, type SheetTarget } from './spreadsheets.repository';

/** An uploaded spreadsheet. */
export interface SentSheet {
  bytes: Buffer;
  target: SheetTarget;
  choice: SheetChoice;
  /** Column of each field; undefined to guess. */
  mapping: SheetMapping | undefined;
}

/** A parsed spreadsheet with its assessment. */
export interface AssessedSheet extends SheetOutline {
  /** Sample values of each column. */
  samples: readonly (readonly string[])[];
  mapping: SheetMapping;
  damage: SheetDamage;
  rows: readonly Assessed[];
}

/** Cells with damaged text. */
interface SheetDamage {
  count: number;
  /** The first ones. */
  cells: readonly { row: number; column: number; kind: DamageKind; text: string }[];
}

const SAMPLES = 3;
const SAMPLE_LENGTH = 80;
const DAMAGED_SHOWN = 20;

/**
 * Previews an import without writing.
 *
 * @throws {NotFoundError} If there is no such target.
 */
export async function assessSheet({ db }: Pick<Context, 'db'>, sheet: SentSheet): Promise<AssessedSheet> {
  await transact(db, (tx) => requireTarget(tx, sheet.target));
  const read = await readSheet(sheet);
  const rows = await assessRows((work) => transact(db, work), sheet.target, read.drafts);
  return { ...read, rows: inOrder([...rows, ...read.refused.map(asRefused)]) };
}

/** Returns the refused rows unchanged, each with its reason. */
export async function refusedRows(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  sheet: SentSheet,
  decisions: Decisions,
  language: Language,
): Promise<{ format: SheetFormat; headings: readonly string[]; rows: readonly (readonly string[])[] }> {
  const { rows: assessed, format, headings } = await assessSheet({ db }, sheet);
  const decided = await transact(db, (tx) =>
    withoutMissing(
      tx,
      viewer,
      sheet.target,
      assessed.map((one) => decideRow(one, decisions)),
    ),
  );
  const reasons = new Map(
    decided.flatMap((one) => (one.do === 'refuse' ? [[one.row, one.reason] as const] : [])),
  );
  const rows: string[][] = [];
  const { rows: cellRows } = await openSpreadsheet(sheet.bytes, sheet.choice);
  for await (const { row, cells } of cellRows) {
    const reason = reasons.get(row);
    if (reason !== undefined)
      rows.push([...headings.map((_, place) => cells[place] ?? ''), spoken(reason, language)]);
  }
  return { format, headings: [...headings, spoken(sentence('sheet.reason'), language)], rows };
}

/** @throws {NotFoundError} If the target is gone. */
export async function requireTarget(tx: Transaction, { kind, id }: SheetTarget): Promise<void> {
  const find = kind === 'catalogue' ? findCompanyNames : findProductNames;
  if ((await find(tx, [id])).size === 0) throw new NotFoundError();
}

/** Reads the rows of a file, as far as the column of the names is known. */
export async function readSheet({ bytes, target, choice, mapping: sent }: SentSheet) {
  const { rows, ...outline } = await openSpreadsheet(bytes, choice);
  const { headings } = outline;
  const mapping = sent ?? guessMapping(target.kind, headings);
  const samples: string[][] = headings.map(() => []);
  const drafts: SheetDraft[] = [];
  const refused: RefusedRow[] = [];
  const damage = { count: 0, cells: [] as SheetDamage['cells'][number][] };
  for await (const row of rows) {
    for (const [place, sample] of samples.entries()) {
      const cell = row.cells[place];
      if (cell && sample.length < SAMPLES) sample.push(cell.slice(0, SAMPLE_LENGTH));
    }
    noteDamage(damage, row);
    if (mapping.name === undefined) continue;
    const read = readRow(mapping, row);
    if (isRefused(read)) refused.push(read);
    else drafts.push(read);
  }
  return { ...outline, mapping, samples, damage, drafts, refused };
}

function noteDamage(
  damage: { count: number; cells: SheetDamage['cells'][number][] },
  { row, cells }: SheetRow,
): void {
  for (const [column, text] of cells.entries()) {
    const kind = findDamage(text);
    if (kind === null) continue;
    damage.count += 1;
    if (damage.cells.length < DAMAGED_SHOWN)
      damage.cells.push({ row, column, kind, text: text.slice(0, SAMPLE_LENGTH) });
  }
}

/** Refuses rows whose chosen record is gone, and those whose link a moderator has removed. */
export async function withoutMissing(
  tx: Transaction,
  viewer: Pick<Viewer, 'id'>,
  target: SheetTarget,
  decided: readonly Decided[],
): Promise<Decided[]> {
  const ids = decided.flatMap((one) => (one.do === 'list' ? [one.id] : []));
  const existing = await findExisting(tx, tableOf(target), [...new Set(ids)]);
  const links = new Map(ids.map((id) => [linkOf(target, id), id]));
  const closed = new Set(
    [...(await findClosed(tx, viewer, [...links.keys()]))].map((link) => links.get(link)),
  );
  return decided.map((one): Decided => {
    if (one.do !== 'list') return one;
    const reason = reasonOf(one.id);
    const { row, name } = one.draft;
    return reason === null ? one : { do: 'refuse', row, name, reason };
  });

  function reasonOf(id: string): Sentence | null {
    if (id === target.id) return sentence('sheet.itself');
    if (!existing.has(id)) return sentence('sheet.missingChoice');
    return closed.has(id) ? sentence('error.linkRemoved') : null;
  }
}

const asRefused = (row: RefusedRow): Assessed => ({ is: 'refused', ...row });

const rowOf = (one: Assessed): number => (one.is === 'refused' ? one.row : one.draft.row);

const inOrder = (rows: readonly Assessed[]): Assessed[] => [...rows].sort((a, b) => rowOf(a) - rowOf(b));
