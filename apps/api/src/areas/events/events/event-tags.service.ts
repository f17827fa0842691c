import {
  EVENT_EXHIBITORS_MAX,
  EVENT_EXHIBITORS_OF_OTHERS_MAX,
  EVENT_PRODUCTS_MAX,
  EVENT_PRODUCTS_OF_OTHERS_MAX,
} from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import { findCompanyNames, findProductNames } from '../../../platform/db/names';
import { ForbiddenError, NotFoundError } from '../../../platform/errors';
import type { Viewer } from '../../../platform/http/call';
import { refuse, unique } from '../../../platform/http/refuse';
import { sentence } from '../../../platform/messages/text';
import { mayEditEvent, mayRemoveExhibitor } from './events.policy';
import { lockEvent } from './events.repository';
import {
  countExhibitorsOf,
  countProductsOf,
  countTags,
  deleteExhibitor,
  deleteOtherExhibitors,
  findExhibitor,
  insertExhibitors,
  insertProducts,
} from './exhibitors.repository';

type Member = Pick<Viewer, 'id'>;

/** Adds exhibitors. Any member may, but only a few to another's event. @throws {NotFoundError} @see GAP-056 */
export async function addExhibitors(
  tx: Transaction,
  context: Context,
  viewer: Member,
  id: string,
  sent: readonly string[],
): Promise<void> {
  const companyIds = unique(sent);
  const event = await lockEvent(tx, id, viewer.id);
  if (!event) throw new NotFoundError();
  await requireThings(tx, { companyIds });
  await exhibit(tx, context, viewer, id, companyIds);
  await refuseTooMany(tx, id);
  if (mayEditEvent(event, viewer)) return;
  const own = await countExhibitorsOf(tx, id, viewer.id);
  if (own > EVENT_EXHIBITORS_OF_OTHERS_MAX) {
    refuse({ companies: sentence('field.tooManyOfOthers', { limit: EVENT_EXHIBITORS_OF_OTHERS_MAX }) });
  }
}

/**
 * Removes an exhibitor and withdraws its notifications. Permitted for the member who added it and the event's creator.
 *
 * @throws {NotFoundError} If there is no such event. @throws {ForbiddenError} If not permitted. @see GAP-056
 */
export async function removeExhibitor(
  tx: Transaction,
  { jobs }: Pick<Context, 'jobs'>,
  viewer: Member,
  eventId: string,
  companyId: string,
): Promise<void> {
  const event = await lockEvent(tx, eventId, viewer.id);
  if (!event) throw new NotFoundError();
  const exhibitor = await findExhibitor(tx, eventId, companyId);
  if (!exhibitor) return;
  const { addedBy } = exhibitor;
  if (!mayRemoveExhibitor(event, exhibitor, viewer)) throw new ForbiddenError('forbidden');
  await deleteExhibitor(tx, eventId, companyId);
  if (addedBy === null) return;
  await jobs.send('notification', { about: 'exhibitor', eventId, companyId, actorId: addedBy }, { tx });
}

/** Tags an event with products. Any member may, on another's event only a few. @throws {NotFoundError} @see GAP-056 */
export async function tagEvent(
  tx: Transaction,
  viewer: Member,
  id: string,
  sent: readonly string[],
): Promise<void> {
  const productIds = unique(sent);
  const event = await lockEvent(tx, id, viewer.id);
  if (!event) throw new NotFoundError();
  await requireThings(tx, { productIds });
  await insertProducts(tx, id, productIds, viewer.id);
  await refuseTooMany(tx, id);
  if (mayEditEvent(event, viewer)) return;
  const own = await countProductsOf(tx, id, viewer.id);
  if (own > EVENT_PRODUCTS_OF_OTHERS_MAX) {
    refuse({
      primaryProducts: sentence('field.tooManyTagsOfOthers', { limit: EVENT_PRODUCTS_OF_OTHERS_MAX }),
    });
  }
}

/** @throws {InvalidFieldsError} If the event would exceed the maximum number of tags or exhibitors. */
export async function refuseTooMany(tx: Transaction, id: string): Promise<void> {
  const { products, companies } = await countTags(tx, id);
  refuse({
    ...(products > EVENT_PRODUCTS_MAX && {
      primaryProducts: sentence('problem.maxItems', { limit: EVENT_PRODUCTS_MAX }),
    }),
    ...(companies > EVENT_EXHIBITORS_MAX && {
      companies: sentence('problem.maxItems', { limit: EVENT_EXHIBITORS_MAX }),
    }),
  });
}

/** Adds exhibitors, and notifies their people and others. */
export async function exhibit(
  tx: Transaction,
  { jobs }: Pick<Context, 'jobs'>,
  viewer: Member,
  eventId: string,
  companyIds: readonly string[],
): Promise<void> {
  const added = await insertExhibitors(tx, eventId, companyIds, viewer.id);
  await jobs.sendAll(
    'notification',
    added.map((companyId) => ({ about: 'exhibitor', eventId, companyId, actorId: viewer.id })),
    { tx },
  );
}

/** Removes all other exhibitors and withdraws their notifications. @param known Removable ones. Default: all. */
export async function removeOtherExhibitors(
  tx: Transaction,
  { jobs }: Pick<Context, 'jobs'>,
  eventId: string,
  companyIds: readonly string[],
  known?: readonly string[],
): Promise<void> {
  const gone = await deleteOtherExhibitors(tx, eventId, companyIds, known);
  await jobs.sendAll(
    'notification',
    gone.flatMap(({ companyId, addedBy }) =>
      addedBy === null ? [] : [{ about: 'exhibitor', eventId, companyId, actorId: addedBy }],
    ),
    { tx },
  );
}

/** @throws {InvalidFieldsError} naming each field with an ID that does not exist. */
export async function requireThings(
  tx: Transaction,
  {
    productIds = [],
    companyIds = [],
  }: { productIds?: readonly string[] | undefined; companyIds?: readonly string[] | undefined },
): Promise<void> {
  const products = await findProductNames(tx, productIds);
  const companies = await findCompanyNames(tx, companyIds);
  refuse({
    ...(productIds.some((id) => !products.has(id)) && {
      primaryProducts: sentence('field.missingThing', { kind: 'product' }),
    }),
    ...(companyIds.some((id) => !companies.has(id)) && {
      companies: sentence('field.missingThing', { kind: 'company' }),
    }),
  });
}
