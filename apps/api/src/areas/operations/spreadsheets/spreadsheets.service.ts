import type { Language } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import { newId } from '../../../platform/db/ids';
import { findCompanyNames, findProductNames, holdNames } from '../../../platform/db/names';
import { transact } from '../../../platform/db/transact';
import { InvalidFieldsError, NotFoundError } from '../../../platform/errors';
import type { Viewer } from '../../../platform/http/call';
import { type Sentence, sentence, spoken } from '../../../platform/messages/text';
import type { SheetChoice, SheetFormat, SheetOutline } from '../../../platform/sheets/read-spreadsheet';
import type { SheetRow } from '../../../platform/sheets/sheet-row';
import { openSpreadsheet } from '../../../platform/sheets/sheet-thread';
import { type DamageKind, findDamage } from '../../../platform/text/find-damage';
import { findClosed, tellOfLinks } from '../../catalogue/links';
import { type Assessed, assessRows, type Decided, type Decisions, decideRow, tableOf } from './assess-rows';
import { insertImport, UNDO_HOURS } from './imports.repository';
import { createNamed, linkOf, listNamed, recountListed } from './list-rows';
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

/** Number of rows by outcome. */
export interface ImportedSheet {
  /** Created and linked. */
  created: number;
  /** Known and newly linked. */
  added: number;
  /** Already linked. */
  listed: number;
  skipped: number;
  refused: readonly RefusedRow[];
  /** Deadline for undoing it; null if nothing was created. */
  undo: { importId: string; until: Date } | null;
}

const SAMPLES = 3;
const SAMPLE_LENGTH = 80;
const DAMAGED_SHOWN = 20;

/** Batch size of writes. */
const BATCH = 1000;

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

/**
 * Runs an import atomically, skipping refused rows.
 *
 * @throws {NotFoundError} If there is no such target.
 * @throws {InvalidFieldsError} If the column of the names is unknown.
 */
export async function importSheet(
  tx: Transaction,
  context: Pick<Context, 'jobs'>,
  viewer: Viewer,
  sheet: SentSheet,
  decisions: Decisions,
): Promise<ImportedSheet> {
  const { target } = sheet;
  await requireTarget(tx, target);
  const { drafts, refused, mapping } = await readSheet(sheet);
  if (mapping.name === undefined)
    throw new InvalidFieldsError({ columns: sentence('field.sheetNameColumn') });
  const table = tableOf(target);
  const nameKeys = [...new Set(drafts.map(({ nameKey }) => nameKey))];
  await holdNames(tx, table === 'companies' ? 'company' : 'product', nameKeys);
  const assessed = await assessRows((work) => work(tx), target, drafts);
  const decided = await withoutMissing(
    tx,
    viewer,
    target,
    assessed.map((one) => decideRow(one, decisions)),
  );
  const created = decided.flatMap((one) => (one.do === 'create' ? [{ ...one.draft, id: newId() }] : []));
  for (const rows of batches(created)) await createNamed(tx, target, rows, viewer.id);
  const known = [...new Set(decided.flatMap((one) => (one.do === 'list' ? [one.id] : [])))];
  const listed: string[] = [];
  for (const ids of batches([...created.map(({ id }) => id), ...known])) {
    listed.push(...(await listNamed(tx, target, ids, viewer.id)));
  }
  await recountListed(tx, target, listed);
  const links = listed.map((id) => linkOf(target, id));
  await tellOfLinks(tx, context, viewer.id, links);
  const kept =
    listed.length === 0
      ? null
      : await insertImport(tx, viewer.id, target, { created: created.map(({ id }) => id), listed });
  const isListed = (because: string) =>
    decided.filter((one) => one.do === 'nothing' && one.because === because).length;
  const newlyKnown = listed.length - created.length;
  return {
    created: created.length,
    added: newlyKnown,
    listed: isListed('listed') + known.length - newlyKnown,
    skipped: isListed('skipped') + decided.filter((one) => one.do === 'list').length - known.length,
    refused: [...refused, ...decided.flatMap((one) => (one.do === 'refuse' ? [refusalOf(one)] : []))].sort(
      (a, b) => a.row - b.row,
    ),
    undo: kept && {
      importId: kept.id,
      until: new Date(kept.createdAt.getTime() + UNDO_HOURS * 3_600_000),
    },
  };
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

async function requireTarget(tx: Transaction, { kind, id }: SheetTarget): Promise<void> {
  const find = kind === 'catalogue' ? findCompanyNames : findProductNames;
  if ((await find(tx, [id])).size === 0) throw new NotFoundError();
}

async function readSheet({ bytes, target, choice, mapping: sent }: SentSheet) {
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
async function withoutMissing(
  tx: Transaction,
  viewer: Viewer,
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

function* batches<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += BATCH) yield rows.slice(at, at + BATCH);
}

const refusalOf = ({ row, name, reason, at }: RefusedRow): RefusedRow => ({ row, name, reason, at });

const asRefused = (row: RefusedRow): Assessed => ({ is: 'refused', ...row });

const rowOf = (one: Assessed): number => (one.is === 'refused' ? one.row : one.draft.row);

const inOrder = (rows: readonly Assessed[]): Assessed[] => [...rows].sort((a, b) => rowOf(a) - rowOf(b));
