import type { Config } from '../../../platform/config';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import { newId } from '../../../platform/db/ids';
import { holdName, isSameName } from '../../../platform/db/names';
import { transact } from '../../../platform/db/transact';
import { ConflictError, ForbiddenError, NameTakenError, NotFoundError } from '../../../platform/errors';
import type { Viewer } from '../../../platform/http/call';
import { removeAfterCommit } from '../../feed/media';
import { changesOf, insertEdit, requireVersion } from '../history';
import { deleteDocumentFiles } from './product-documents.repository';
import { applyDocumentChanges, documentFields } from './product-documents.service';
import { type FlatFacts, flatten, readFacts, type SentFacts, unflatten } from './product-facts';
import { clearedProperties, missingProperties } from './product-properties';
import { mayEditProducts } from './products.policy';
import {
  deleteProduct,
  findSimilarlyNamed,
  insertProducts,
  isProductInUse,
  lockProduct,
  updateProduct,
} from './products.repository';

/** Product data as sent by a client. @see DIFF-021 */
export interface ProductDraft extends SentFacts {
  name: string;
  desc?: string;
  description?: string;
}

/** Description of a draft; undefined if not sent, null if empty. */
const descriptionOf = ({ desc, description }: ProductDraft): string | null | undefined => {
  const sent = description ?? desc;
  return sent === undefined ? undefined : sent.trim() || null;
};

/** Creates a product. @throws {NameTakenError} If the name is taken. */
export async function createProduct(tx: Transaction, viewer: Viewer, draft: ProductDraft): Promise<string> {
  const { id, isNew } = await findOrCreateProduct(tx, viewer, draft);
  if (!isNew) throw new NameTakenError('product');
  return id;
}

/** Finds a product by name, or creates it. */
export async function findOrCreateProduct(
  tx: Transaction,
  viewer: Viewer,
  draft: ProductDraft,
): Promise<{ id: string; name: string; isNew: boolean }> {
  const name = draft.name.trim();
  const namesake = await holdAndFind(tx, name);
  if (namesake) return { ...namesake, isNew: false };
  const id = newId();
  const facts = unflatten(readFacts(draft));
  await insertProducts(tx, [{ id, name, description: descriptionOf(draft) ?? null, facts }], viewer.id);
  return { id, name, isNew: true };
}

/** New values of an edit with its origin; omitted fields are unchanged. */
export interface ProductChange extends Partial<FlatFacts> {
  name?: string | undefined;
  /** Null for none. */
  description?: string | null | undefined;
  /** Version that the caller edited, if known. */
  version?: number | undefined;
  /** The edit that is reverted. */
  restores?: string | undefined;
  /** True to delete properties that are not named here. Default `false`. */
  replacesProperties?: boolean;
}

/** Converts an edit as sent by a form. */
export const changeOf = ({
  name,
  version,
  ...draft
}: ProductDraft & { version?: number }): ProductChange => ({
  name: name.trim(),
  description: descriptionOf({ name, ...draft }),
  ...readFacts(draft),
  version,
  replacesProperties: draft.properties !== undefined,
});

/**
 * Edits a product and records the author and the previous values.
 *
 * @throws {ForbiddenError} Unless the viewer is an editor.
 * @throws {NotFoundError}
 * @throws {ConflictError} If somebody else has edited it in the meantime.
 * @throws {NameTakenError} If another product has the name.
 * @see GAP-058, GAP-059
 */
export async function changeProduct(
  tx: Transaction,
  config: Config,
  viewer: Viewer,
  id: string,
  { version, restores, replacesProperties = false, ...sent }: ProductChange,
): Promise<void> {
  if (!mayEditProducts(viewer, config)) throw new ForbiddenError('editors_only');
  const product = await lockProduct(tx, id);
  if (!product) throw new NotFoundError();
  const { version: current, name, description, ...facts } = product;
  const flat = flatten(facts);
  const before = {
    ...{ name, description, ...flat },
    ...missingProperties(flat, sent),
    ...(await documentFields(tx, id, sent)),
  };
  const change = replacesProperties ? { ...clearedProperties(flat, sent), ...sent } : sent;
  requireVersion(current, version);
  const changes = changesOf(before, change);
  if (changes.length === 0) return;
  const after: typeof before = {
    ...before,
    ...Object.fromEntries(changes.map(({ field, to }) => [field, to])),
  };
  if (after.name !== before.name && (await holdAndFind(tx, after.name, id)))
    throw new NameTakenError('product');
  await applyDocumentChanges(tx, id, changes);
  const next = current + 1;
  await updateProduct(tx, id, {
    ...unflatten(after),
    name: after.name,
    description: after.description,
    version: next,
    updatedBy: viewer.id,
  });
  await insertEdit(tx, { kind: 'product', id }, { version: next, userId: viewer.id, changes, restores });
}

/**
 * Deletes a product.
 *
 * @throws {ForbiddenError} Unless the viewer is an editor.
 * @throws {NotFoundError}
 * @throws {ConflictError} While it has suppliers, followers or links. @see GAP-059
 */
export async function removeProduct(context: Context, viewer: Viewer, id: string): Promise<void> {
  const { db, config } = context;
  if (!mayEditProducts(viewer, config)) throw new ForbiddenError('editors_only');
  await transact(db, async (tx) => {
    if (!(await lockProduct(tx, id))) throw new NotFoundError();
    if (await isProductInUse(tx, id)) throw new ConflictError('product_in_use');
    removeAfterCommit(tx, context, await deleteDocumentFiles(tx, id));
    await deleteProduct(tx, id);
  });
}

async function holdAndFind(tx: Transaction, name: string, except?: string) {
  await holdName(tx, 'product', name);
  const similar = await findSimilarlyNamed(tx, name);
  return similar.find((one) => one.id !== except && isSameName(one.name, name)) ?? null;
}
