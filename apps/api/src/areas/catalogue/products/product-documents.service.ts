import { PRODUCT_DOCUMENTS, writeDocumentLine } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import { newId } from '../../../platform/db/ids';
import { transact } from '../../../platform/db/transact';
import { ForbiddenError, InvalidFieldsError, NotFoundError } from '../../../platform/errors';
import type { BodyOf, Viewer } from '../../../platform/http/call';
import { sentence } from '../../../platform/messages/text';
import { newFileName, putFile, type readPdf, removeAfterCommit } from '../../feed/media';
import { isModerator } from '../../operations/moderators';
import { insertEdit } from '../history';
import {
  countDocuments,
  deleteRemovedDocuments,
  findKeptDocuments,
  insertDocument,
  setRemoved,
} from './product-documents.repository';
import { mayRemoveDocument } from './products.policy';
import { bumpVersion, lockProduct } from './products.repository';

const PREFIX = 'documents.';

/** Field of a document in the edit history. */
export type DocumentField = `${typeof PREFIX}${string}`;

const fieldOf = (id: string): DocumentField => `${PREFIX}${id}`;

/**
 * Adds a document to a product, and records it in the edit history.
 *
 * @returns Its ID.
 * @throws {NotFoundError} If there is no product.
 * @throws {InvalidFieldsError} If the product has too many.
 */
export async function addDocument(
  tx: Transaction,
  context: Pick<Context, 'storage'>,
  viewer: Viewer,
  productId: string,
  form: BodyOf<'addProductDocument'>,
  { name: shownName, bytes, contentType }: Awaited<ReturnType<typeof readPdf>>,
): Promise<string> {
  const product = await lockProduct(tx, productId);
  if (!product) throw new NotFoundError();
  if ((await countDocuments(tx, productId)) >= PRODUCT_DOCUMENTS.max) {
    throw new InvalidFieldsError({
      pdf: sentence('field.tooManyDocuments', { limit: PRODUCT_DOCUMENTS.max }),
    });
  }
  const id = newId();
  const file = newFileName(contentType);
  const facts = {
    kind: form.kind,
    title: form.title?.trim() || shownName,
    language: form.language ?? null,
    issued: form.issued ?? null,
    source: form.source?.trim() || null,
  };
  await putFile(tx, context, file, { bytes, shownName, contentType, createdBy: viewer.id });
  await insertDocument(tx, { id, productId, file, createdBy: viewer.id, ...facts });
  await recordChange(tx, viewer, productId, { id, from: null, to: writeDocumentLine(facts) });
  return id;
}

/**
 * Removes a document, and records it in the edit history.
 *
 * @throws {NotFoundError}
 * @throws {ForbiddenError} Unless the viewer added it, edits the catalogue, or is a moderator.
 */
export async function removeDocument(
  tx: Transaction,
  { config }: Pick<Context, 'config'>,
  viewer: Viewer,
  { productId, id }: { productId: string; id: string },
): Promise<void> {
  if (!(await lockProduct(tx, productId))) throw new NotFoundError();
  const [document] = await findKeptDocuments(tx, productId, [id]);
  if (!document || document.removedAt !== null) throw new NotFoundError();
  const isModerating = await isModerator(tx, viewer.id);
  if (!mayRemoveDocument({ ...viewer, isModerator: isModerating }, config, document.createdBy))
    throw new ForbiddenError('forbidden');
  await setRemoved(tx, id, true);
  await recordChange(tx, viewer, productId, { id, from: writeDocumentLine(document), to: null });
}

async function recordChange(
  tx: Transaction,
  viewer: Viewer,
  productId: string,
  { id, from, to }: { id: string; from: string | null; to: string | null },
): Promise<void> {
  const version = await bumpVersion(tx, productId, viewer.id);
  const changes = [{ field: fieldOf(id), from, to }];
  await insertEdit(tx, { kind: 'product', id: productId }, { version, userId: viewer.id, changes });
}

/** Returns the current values of the documents that a change names. */
export async function documentFields(
  tx: Transaction,
  productId: string,
  change: object,
): Promise<Record<DocumentField, string | null>> {
  const ids = Object.keys(change).flatMap((field) =>
    field.startsWith(PREFIX) ? [field.slice(PREFIX.length)] : [],
  );
  if (ids.length === 0) return {};
  const rows = await findKeptDocuments(tx, productId, ids);
  return Object.fromEntries(
    ids.map((id) => {
      const row = rows.find((one) => one.id === id);
      return [fieldOf(id), row && row.removedAt === null ? writeDocumentLine(row) : null];
    }),
  );
}

/**
 * Removes or restores the documents of a change.
 *
 * @throws {NotFoundError} If one was deleted in the meantime.
 */
export async function applyDocumentChanges(
  tx: Transaction,
  productId: string,
  changes: readonly { field: string; to: string | null }[],
): Promise<void> {
  const own = changes.filter(({ field }) => field.startsWith(PREFIX));
  if (own.length === 0) return;
  const ids = own.map(({ field }) => field.slice(PREFIX.length));
  const known = new Set((await findKeptDocuments(tx, productId, ids)).map(({ id }) => id));
  for (const { field, to } of own) {
    const id = field.slice(PREFIX.length);
    if (!known.has(id)) throw new NotFoundError();
    await setRemoved(tx, id, to === null);
  }
}

/** Deletes documents that can no longer be restored. */
export async function purgeRemovedDocuments({
  db,
  storage,
  log,
}: Pick<Context, 'db' | 'storage' | 'log'>): Promise<void> {
  await transact(db, async (tx) => {
    removeAfterCommit(tx, { storage, log }, await deleteRemovedDocuments(tx, PRODUCT_DOCUMENTS.keptDays));
  });
}
