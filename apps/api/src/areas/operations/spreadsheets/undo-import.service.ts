import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import { NotFoundError } from '../../../platform/errors';
import type { Viewer } from '../../../platform/http/call';
import { tellOfUnlinked } from '../../catalogue/links';
import { COMPANY, findInUse, PRODUCT } from '../../catalogue/merging';
import { tableOf } from './assess-rows';
import {
  deleteCreated,
  deleteImport,
  deleteListed,
  findStillListed,
  lockCreated,
  lockImport,
} from './imports.repository';
import { linkOf, recountListed } from './list-rows';

/** A record or link that remains after the undo, with the reason: used or changed by others. */
export interface KeptThing {
  id: string;
  name: string;
  because: 'used' | 'changed' | 'judged';
}

/** Result of an undo. */
export interface UndoneImport {
  /** Number of deleted links. */
  unlisted: number;
  /** Number of deleted records. */
  removed: number;
  /** Remaining records and links by name. */
  kept: readonly KeptThing[];
}

/**
 * Undoes an import atomically: deletes its links and the records that it created. What others have used or changed
 * since remains and is reported.
 *
 * @throws {NotFoundError} For another member's import, and one undone or older than a day.
 */
export async function undoImport(
  tx: Transaction,
  context: Pick<Context, 'jobs'>,
  viewer: Viewer,
  id: string,
): Promise<UndoneImport> {
  const made = await lockImport(tx, viewer.id, id);
  if (!made) throw new NotFoundError();
  const target = { kind: made.kind, id: made.targetId };
  const table = tableOf(target);
  const created = await lockCreated(tx, table, made.created);
  const unlisted = await deleteListed(tx, made);
  await recountListed(tx, target, unlisted);
  const stillListed = await findStillListed(tx, made, table);
  const used = await findInUse(
    tx,
    table === 'companies' ? COMPANY : PRODUCT,
    created.map((one) => one.id),
  );
  const gone = created.filter((one) => one.version === 1 && !used.has(one.id)).map((one) => one.id);
  await deleteCreated(tx, table, gone);
  await deleteImport(tx, id);
  await tellOfUnlinked(
    tx,
    context,
    viewer.id,
    unlisted.filter((one) => !gone.includes(one)).map((one) => linkOf(target, one)),
  );
  const judged = new Set(stillListed.map((one) => one.id));
  const stays = created.filter((one) => !gone.includes(one.id) && !judged.has(one.id));
  return {
    unlisted: unlisted.length,
    removed: gone.length,
    kept: [
      ...stillListed.map(({ id: kept, name }) => ({ id: kept, name, because: 'judged' as const })),
      ...stays.map(({ id: kept, name, version }) => ({
        ...{ id: kept, name },
        because: version === 1 ? ('used' as const) : ('changed' as const),
      })),
    ],
  };
}
