import type { components } from '@millrace/api-client';
import { POST_NAMES_MAX } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import type { Viewer } from '../../../platform/http/call';
import { unique } from '../../../platform/http/form-list';
import { refuse } from '../../../platform/http/refuse';
import { sentence } from '../../../platform/messages/text';
import { fanOutPost } from '../feed-entries';
import { requireThings } from './named-things';
import { notifyMentioned } from './notify-mentioned';
import { lockOwn } from './own-post';
import type { PostFields } from './post-form';
import {
  countTags,
  findTags,
  insertCompanyTags,
  insertProductTags,
  replaceCompanyTags,
  replaceProductTags,
} from './tags.repository';

/**
 * Adds tags to a member's own post; each counts once.
 *
 * @throws {InvalidFieldsError} when they name what does not exist, or are too many.
 * @see FEED-027, PERM-007
 */
export async function addTags(
  tx: Transaction,
  context: Context,
  viewer: Pick<Viewer, 'id'>,
  id: string,
  tags: components['schemas']['PostTags'],
): Promise<void> {
  const post = await lockOwn(tx, id, viewer);
  const productIds = unique(tags.taggedProduct ?? []);
  const companyIds = unique(tags.taggedCompanies ?? []);
  await requireThings(tx, { productIds, companyIds });
  await insertProductTags(tx, id, productIds);
  await insertCompanyTags(tx, id, companyIds);
  const { products, companies } = await countTags(tx, id);
  const tooMany = sentence('problem.maxItems', { limit: POST_NAMES_MAX });
  refuse({
    ...(products > POST_NAMES_MAX && { taggedProduct: tooMany }),
    ...(companies > POST_NAMES_MAX && { taggedCompanies: tooMany }),
  });
  await fanOutPost(tx, context, id);
  if (companyIds.length > 0) await notifyMentioned(tx, context, { ...post, id, mentions: [] });
}

/**
 * Tags a post with what is sent, and with nothing else of the kind; what is not sent stays as it is. The feeds are the
 * caller's to bring in line.
 *
 * @returns Whether anything is tagged otherwise than before.
 * @throws {InvalidFieldsError} when something that is new among them does not exist.
 * @see FEED-027, GAP-069
 */
export async function replaceTags(
  tx: Transaction,
  id: string,
  { productIds, companyIds }: Pick<PostFields, 'productIds' | 'companyIds'>,
): Promise<boolean> {
  if (!productIds && !companyIds) return false;
  const before = await findTags(tx, id);
  await requireThings(tx, {
    productIds: (productIds ?? []).filter((one) => !before.productIds.includes(one)),
    companyIds: (companyIds ?? []).filter((one) => !before.companyIds.includes(one)),
  });
  const hasOtherProducts = productIds !== undefined && !isSameList(productIds, before.productIds);
  const hasOtherCompanies = companyIds !== undefined && !isSameList(companyIds, before.companyIds);
  if (hasOtherProducts) await replaceProductTags(tx, id, productIds);
  if (hasOtherCompanies) await replaceCompanyTags(tx, id, companyIds);
  return hasOtherProducts || hasOtherCompanies;
}

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);
