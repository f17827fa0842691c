import type { Context } from '../../../platform/context';
import { recountSupplied } from '../../../platform/db/counts';
import type { Transaction } from '../../../platform/db/database';
import { findCompanyNames, findProductNames } from '../../../platform/db/names';
import { ConflictError, InvalidFieldsError } from '../../../platform/errors';
import type { Viewer } from '../../../platform/http/call';
import { sentence } from '../../../platform/messages/text';
import { requireOpen, tellOfLinks } from '../links';
import { insertSuppliers } from './suppliers.repository';

/**
 * Makes a company a supplier of a product.
 *
 * @throws {InvalidFieldsError} when one of them does not exist.
 * @throws {ConflictError} when it supplies the product already, or a moderator has said that it does not.
 */
export async function addSupplier(
  tx: Transaction,
  context: Pick<Context, 'jobs'>,
  viewer: Viewer,
  { companyId, productId }: { companyId: string; productId: string },
): Promise<{ product: { id: string; name: string } }> {
  const productName = (await findProductNames(tx, [productId])).get(productId);
  const companyName = (await findCompanyNames(tx, [companyId])).get(companyId);
  if (productName === undefined || companyName === undefined) {
    throw new InvalidFieldsError({
      ...(companyName === undefined && { company_id: sentence('field.missingThing', { kind: 'company' }) }),
      ...(productName === undefined && { product_id: sentence('field.missingThing', { kind: 'product' }) }),
    });
  }
  const link = { kind: 'supplier', productId, otherId: companyId } as const;
  await requireOpen(tx, viewer, link);
  const ends = { companyIds: [companyId], productIds: [productId] };
  const added = await insertSuppliers(tx, ends, viewer.id);
  if (added.length === 0) throw new ConflictError('already_linked');
  await recountSupplied(tx, productId);
  await tellOfLinks(tx, context, viewer.id, [link]);
  return { product: { id: productId, name: productName } };
}
