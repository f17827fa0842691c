import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import { newId } from '../../../platform/db/ids';
import { holdNames, isSameName } from '../../../platform/db/names';
import type { SheetImportCounts } from '../../../platform/db/schema';
import { transact } from '../../../platform/db/transact';
import { InvalidFieldsError, NotFoundError, RateLimitedError, RefusalError } from '../../../platform/errors';
import type { Viewer } from '../../../platform/http/call';
import type { SheetImportJob } from '../../../platform/jobs/payloads';
import { sentence } from '../../../platform/messages/text';
import { tellOfLinks } from '../../catalogue/links';
import { assessRows, type Decided, decideRow, tableOf } from './assess-rows';
import {
  countRunning,
  endImport,
  findImport,
  findImportFile,
  insertImport,
  isSuspended,
  lockForBatch,
  lockOwnImport,
  type NewImport,
  type SheetImport,
  updateImport,
} from './imports.repository';
import { createNamed, linkOf, listNamed, recountListed } from './list-rows';
import { readSheetForm } from './sheet-form';
import { findNamesakes } from './spreadsheets.repository';
import { readSheet, requireTarget, type SentSheet, withoutMissing } from './spreadsheets.service';
import { undoRows } from './undo-import.service';

/** Dependencies of the job. */
type WorkContext = Pick<Context, 'db' | 'jobs' | 'log'>;

/** Number of rows per transaction. */
const BATCH = 1000;

/** Maximum number of imports in progress per member; each holds its file. */
const RUNNING_MAX = 3;

/** Retry-After for a member with too many imports in progress, in seconds. */
const RETRY_S = 60;

/**
 * Reads the whole file, so that a faulty one is rejected before anything is created.
 *
 * @returns The number of its rows.
 * @throws {NotFoundError} If there is no such target.
 * @throws {InvalidFieldsError} If the column of the names is unknown.
 */
export async function checkSheet({ db }: Pick<Context, 'db'>, sheet: SentSheet): Promise<number> {
  await transact(db, (tx) => requireTarget(tx, sheet.target));
  const { mapping, drafts, refused } = await readSheet(sheet);
  if (mapping.name === undefined)
    throw new InvalidFieldsError({ columns: sentence('field.sheetNameColumn') });
  return drafts.length + refused.length;
}

/** Starts an import. @returns Its ID. @throws {RateLimitedError} If the member has too many in progress. */
export async function startImport(
  tx: Transaction,
  { jobs }: Pick<Context, 'jobs'>,
  draft: NewImport,
): Promise<string> {
  if ((await countRunning(tx, draft.userId)) >= RUNNING_MAX) throw new RateLimitedError(RETRY_S);
  const importId = await insertImport(tx, draft);
  await jobs.send('sheetImport', { importId }, { tx });
  return importId;
}

/** Stops a running import; what it has imported stays. @throws {NotFoundError} For another member's import. */
export async function stopImport(tx: Transaction, viewer: Viewer, id: string): Promise<void> {
  if (!(await lockOwnImport(tx, viewer.id, id))) throw new NotFoundError();
  await endImport(tx, id, 'stopped');
}

/** Runs the job of an import: imports its rows or undoes them, from where an earlier attempt has ended. */
export async function workOnImport(context: WorkContext, { importId }: SheetImportJob): Promise<void> {
  const found = await findImport(context.db, importId);
  if (found?.state === 'undoing') return undoRows(context, found);
  if (found?.state !== 'running') return;
  try {
    await importRows(context, found);
  } catch (error) {
    // The next attempt would fail as well, such as when the product is gone or the member was suspended.
    if (!(error instanceof RefusalError)) throw error;
    context.log.warn({ err: error, importId }, 'an import ended early');
    await transact(context.db, (tx) => endImport(tx, importId, 'failed'));
  }
}

async function importRows(context: WorkContext, found: SheetImport): Promise<void> {
  const { db } = context;
  const file = await findImportFile(db, found.id);
  if (!file) return;
  const upload = { bytes: file.bytes, name: found.fileName };
  const { sheet, decisions } = readSheetForm(file.form, upload, file.form.language);
  const { drafts, refused } = await readSheet(sheet);
  const assessed = await assessRows((work) => transact(db, work), found.target, drafts, found.createdAt);
  const decided = assessed.map((one) => decideRow(one, decisions));
  // The rows that can't be read come first.
  for (let done = found.rowsDone; done < refused.length + decided.length; ) {
    const at = Math.max(0, done - refused.length);
    const batch = decided.slice(at, at + BATCH);
    const next = refused.length + at + batch.length;
    const isDone = await transact(db, async (tx) => {
      const now = await lockForBatch(tx, found, done);
      if (!now) return false;
      const counts = done === 0 ? { ...now.counts, refused: refused.length } : now.counts;
      const { made, ...outcome } = await importBatch(tx, context, { ...now, counts }, batch);
      await updateImport(tx, found.id, { rowsDone: next, counts: outcome.counts }, made);
      return true;
    });
    // Stopped, or continued by another process.
    if (!isDone) return;
    done = next;
  }
  await transact(db, (tx) => endImport(tx, found.id, 'done'));
}

/** Creates and links the records of some rows. @returns The counts of the import including them. */
async function importBatch(
  tx: Transaction,
  context: Pick<Context, 'jobs'>,
  { target, userId, counts }: Pick<SheetImport, 'target' | 'userId' | 'counts'>,
  batch: readonly Decided[],
): Promise<{ counts: SheetImportCounts; made: { created: string[]; listed: string[] } }> {
  await requireTarget(tx, target);
  if (await isSuspended(tx, userId)) throw new NotFoundError();
  const decided = await withoutMissing(tx, { id: userId }, target, await withCreatedSince(tx, target, batch));
  const created = decided.flatMap((one) => (one.do === 'create' ? [{ ...one.draft, id: newId() }] : []));
  await createNamed(tx, target, created, userId);
  const known = [...new Set(decided.flatMap((one) => (one.do === 'list' ? [one.id] : [])))];
  const ids = created.map(({ id }) => id);
  const listed = await listNamed(tx, target, [...ids, ...known], userId);
  await recountListed(tx, target, listed);
  const links = listed.map((id) => linkOf(target, id));
  await tellOfLinks(tx, context, userId, links, counts.created + counts.added);
  const doing = (what: Decided['do']) => decided.filter((one) => one.do === what).length;
  const unchanged = (because: string) =>
    decided.filter((one) => one.do === 'nothing' && one.because === because).length;
  const newlyListed = listed.length - created.length;
  return {
    counts: {
      created: counts.created + created.length,
      added: counts.added + newlyListed,
      listed: counts.listed + unchanged('listed') + known.length - newlyListed,
      skipped: counts.skipped + unchanged('skipped') + doing('list') - known.length,
      refused: counts.refused + doing('refuse'),
    },
    made: { created: ids, listed },
  };
}

/** Locks the names of new records, and uses those that someone has created since the rows were assessed. */
async function withCreatedSince(
  tx: Transaction,
  target: SheetImport['target'],
  batch: readonly Decided[],
): Promise<Decided[]> {
  const table = tableOf(target);
  const nameKeys = [...new Set(batch.flatMap((one) => (one.do === 'create' ? [one.draft.nameKey] : [])))];
  await holdNames(tx, table === 'companies' ? 'company' : 'product', nameKeys);
  const namesakes = await findNamesakes(tx, table, nameKeys);
  return batch.map((one): Decided => {
    if (one.do !== 'create') return one;
    const same = namesakes.get(one.draft.nameKey)?.find(({ name }) => isSameName(name, one.draft.name));
    return same ? { do: 'list', draft: one.draft, id: same.id } : one;
  });
}
