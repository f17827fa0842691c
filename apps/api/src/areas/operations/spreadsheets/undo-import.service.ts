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

/** Something of an import that stays, and why: others go on with it, or it was changed since. */
export interface KeptThing {
  id: string;
  name: string;
  because: 'used' | 'changed' | 'judged';
}

/** What became of an import that was undone. */
export interface UndoneImport {
  /** How much is listed with the target no longer. */
  unlisted: number;
  /** How much is in the catalogue no longer. */
  removed: number;
  /** What stays, by name. */
  kept: readonly KeptThing[];
}

/**
 * Undoes an import as a whole: takes back what it has listed, and out of the catalogue what it has made. What others
 * have built upon since stays, and is told.
 *
 * @throws {NotFoundError} for another's import, one that was undone, and one of more than a day ago.
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
