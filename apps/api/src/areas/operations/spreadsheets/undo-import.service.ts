import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import type { SheetImportUndone } from '../../../platform/db/schema';
import { transact } from '../../../platform/db/transact';
import { NotFoundError } from '../../../platform/errors';
import type { Viewer } from '../../../platform/http/call';
import { tellOfUnlinked } from '../../catalogue/links';
import { COMPANY, findInUse, PRODUCT } from '../../catalogue/merging';
import { tableOf } from './assess-rows';
import {
  deleteImportFile,
  endUndo,
  findMade,
  lockForBatch,
  lockOwnImport,
  type SheetImport,
  updateImport,
} from './imports.repository';
import { linkOf, recountListed } from './list-rows';
import { deleteCreated, deleteListed, findStillListed, lockCreated } from './undo-import.repository';

/** Number of records per transaction. */
const BATCH = 1000;

/** Maximum number of remaining records that are named. */
const NAMED_MAX = 200;

type KeptThing = SheetImportUndone['kept'][number];

const NOTHING: SheetImportUndone = { unlisted: 0, removed: 0, kept_count: 0, kept: [] };

/**
 * Begins to undo an import; a running one stops.
 *
 * @throws {NotFoundError} For another member's import, one that left nothing to undo, and one older than its history.
 */
export async function beginUndo(
  tx: Transaction,
  { jobs }: Pick<Context, 'jobs'>,
  viewer: Viewer,
  id: string,
): Promise<void> {
  const found = await lockOwnImport(tx, viewer.id, id);
  if (!found?.hasMade) throw new NotFoundError();
  if (found.state === 'undoing') return;
  const { created, listed } = await findMade(tx, id);
  const rows = idsOf(created, listed).length;
  await updateImport(tx, id, { state: 'undoing', rows, rowsDone: 0, undone: NOTHING });
  await deleteImportFile(tx, id);
  await jobs.send('sheetImport', { importId: id }, { tx });
}

/**
 * Deletes the links of an import and the records that it created, in batches. What others have used or changed since
 * remains and is named.
 */
export async function undoRows(context: Pick<Context, 'db' | 'jobs'>, found: SheetImport): Promise<void> {
  const { db } = context;
  const { created, listed } = await findMade(db, found.id);
  const ids = idsOf(created, listed);
  const made = new Set(created);
  for (let done = found.rowsDone; done < ids.length; ) {
    const batch = ids.slice(done, done + BATCH);
    const isDone = await transact(db, async (tx) => {
      const now = await lockForBatch(tx, found, done);
      if (!now) return false;
      const undone = await undoBatch(tx, context, now, batch, made);
      await updateImport(tx, found.id, { rowsDone: done + batch.length, undone });
      return true;
    });
    // Continued by another process.
    if (!isDone) return;
    done += batch.length;
  }
  await transact(db, (tx) => endUndo(tx, found.id));
}

const idsOf = (created: readonly string[], listed: readonly string[]): string[] => [
  ...new Set([...listed, ...created]),
];

/** Undoes some records of an import. @returns The result including them. */
async function undoBatch(
  tx: Transaction,
  context: Pick<Context, 'jobs'>,
  { target, userId, undone }: SheetImport,
  ids: readonly string[],
  made: ReadonlySet<string>,
): Promise<SheetImportUndone> {
  const before = undone ?? NOTHING;
  const table = tableOf(target);
  const links = { target, userId, ids };
  const created = await lockCreated(
    tx,
    table,
    ids.filter((id) => made.has(id)),
  );
  const unlisted = await deleteListed(tx, links);
  await recountListed(tx, target, unlisted);
  const stillListed = await findStillListed(tx, links, table);
  const used = await findInUse(
    tx,
    table === 'companies' ? COMPANY : PRODUCT,
    created.map((one) => one.id),
  );
  const gone = created.filter((one) => one.version === 1 && !used.has(one.id)).map((one) => one.id);
  await deleteCreated(tx, table, gone);
  await tellOfUnlinked(
    tx,
    context,
    userId,
    unlisted.filter((one) => !gone.includes(one)).map((one) => linkOf(target, one)),
    before.unlisted,
  );
  const judged = new Set(stillListed.map((one) => one.id));
  const stays = created.filter((one) => !gone.includes(one.id) && !judged.has(one.id));
  const kept = [
    ...stillListed.map(({ id, name }): KeptThing => ({ id, name, because: 'judged' })),
    ...stays.map(
      ({ id, name, version }): KeptThing => ({ id, name, because: version === 1 ? 'used' : 'changed' }),
    ),
  ];
  return {
    unlisted: before.unlisted + unlisted.length,
    removed: before.removed + gone.length,
    kept_count: before.kept_count + kept.length,
    kept: [...before.kept, ...kept].slice(0, NAMED_MAX),
  };
}
