import { recountSupplied } from '../../db/counts';
import type { Transaction } from '../../db/database';
import { ConflictError, InvalidFieldsError } from '../../errors';
import type { Viewer } from '../../http/call';
import { text } from '../../messages/text';
import { findCompanyNames } from '../companies';
import { findProductNames } from '../products';
import { insertSupplier } from './suppliers.repository';

/**
 * Makes a company a supplier of a product.
 *
 * @throws {InvalidFieldsError} when one of them does not exist.
 * @throws {ConflictError} when it supplies the product already.
 */
export async function addSupplier(
  tx: Transaction,
  viewer: Viewer,
  { companyId, productId }: { companyId: string; productId: string },
): Promise<{ product: { id: string; name: string } }> {
  const productName = (await findProductNames(tx, [productId])).get(productId);
  const companyName = (await findCompanyNames(tx, [companyId])).get(companyId);
  if (productName === undefined || companyName === undefined) {
    throw new InvalidFieldsError({
      ...(companyName === undefined && { company_id: text('field.missingThing', { kind: 'company' }) }),
      ...(productName === undefined && { product_id: text('field.missingThing', { kind: 'product' }) }),
    });
  }
  const added = await insertSupplier(tx, { companyId, productIds: [productId], createdBy: viewer.id });
  if (added.size === 0) throw new ConflictError('already_linked');
  await recountSupplied(tx, productId);
  return { product: { id: productId, name: productName } };
}
