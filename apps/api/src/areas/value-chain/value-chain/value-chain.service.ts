import type { Context } from '../../../platform/context';
import { recountProducts } from '../../../platform/db/counts';
import type { Transaction } from '../../../platform/db/database';
import { findProductNames } from '../../../platform/db/names';
import { ConflictError, InvalidFieldsError, SelfLinkError } from '../../../platform/errors';
import type { Viewer } from '../../../platform/http/call';
import { sentence } from '../../../platform/messages/text';
import { requireOpen, tellOfLinks } from '../../catalogue/links';
import { insertLinks, type LinkEnds } from './value-chain.repository';

/** Names of the two ends in the caller's body. */
export type EndFields = Readonly<Record<keyof LinkEnds, string>>;

/**
 * Makes one product a raw material of another.
 *
 * @param fields Names of the two fields in the body, for validation errors.
 * @returns Their names.
 * @throws {SelfLinkError} If both are the same product. @see GAP-086
 * @throws {InvalidFieldsError} If one of them does not exist.
 * @throws {ConflictError} If the link exists, or a moderator has removed it.
 */
export async function linkProducts(
  tx: Transaction,
  context: Pick<Context, 'jobs'>,
  viewer: Viewer,
  ends: LinkEnds,
  fields: EndFields,
): Promise<{ rawMaterial: string; application: string }> {
  const { rawMaterialId, applicationId } = ends;
  if (rawMaterialId === applicationId) throw new SelfLinkError(fields.applicationId);
  const names = await findProductNames(tx, [rawMaterialId, applicationId]);
  const [rawMaterial, application] = [names.get(rawMaterialId), names.get(applicationId)];
  if (rawMaterial === undefined || application === undefined) {
    const problem = sentence('field.missingThing', { kind: 'product' });
    throw new InvalidFieldsError({
      ...(rawMaterial === undefined && { [fields.rawMaterialId]: problem }),
      ...(application === undefined && { [fields.applicationId]: problem }),
    });
  }
  const link = { kind: 'material', productId: applicationId, otherId: rawMaterialId } as const;
  await requireOpen(tx, viewer, link);
  const all = { rawMaterialIds: [rawMaterialId], applicationIds: [applicationId] };
  if ((await insertLinks(tx, all, viewer.id)).length === 0) throw new ConflictError('already_linked');
  await recountProducts(tx, [rawMaterialId, applicationId]);
  await tellOfLinks(tx, context, viewer.id, [link]);
  return { rawMaterial, application };
}
