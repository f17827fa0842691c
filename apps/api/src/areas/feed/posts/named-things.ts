import type { Mention } from '@millrace/domain';
import type { Transaction } from '../../../platform/db/database';
import { findCompanyNames, findProductNames } from '../../../platform/db/names';
import { refuse } from '../../../platform/http/refuse';
import { sentence } from '../../../platform/messages/text';
import { findMemberIds } from './posting.repository';

/** What a post names. */
interface Named {
  productIds?: readonly string[];
  companyIds?: readonly string[];
  mentions?: readonly Mention[];
}

/**
 * Makes sure that all that a post names exists.
 *
 * @throws {InvalidFieldsError} naming each field that holds the id of something that does not exist.
 */
export async function requireThings(
  tx: Transaction,
  { productIds = [], companyIds = [], mentions = [] }: Named,
): Promise<void> {
  const mentioned = (kind: Mention['kind']) =>
    mentions.filter((mention) => mention.kind === kind).map(({ id }) => id);
  const known = {
    product: await findProductNames(tx, [...productIds, ...mentioned('product')]),
    company: await findCompanyNames(tx, [...companyIds, ...mentioned('company')]),
    person: await findMemberIds(tx, mentioned('person')),
  };
  refuse({
    ...(productIds.some((id) => !known.product.has(id)) && {
      taggedProduct: sentence('field.missingThing', { kind: 'product' }),
    }),
    ...(companyIds.some((id) => !known.company.has(id)) && {
      taggedCompanies: sentence('field.missingThing', { kind: 'company' }),
    }),
    ...(mentions.some(({ kind, id }) => !known[kind].has(id)) && {
      mentions: sentence('field.missingMention'),
    }),
  });
}
