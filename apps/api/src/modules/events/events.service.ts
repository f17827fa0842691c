import { dayIn, EVENT_EXHIBITORS_MAX, EVENT_PRODUCTS_MAX, nameSortKey } from '@millrace/domain';
import type { Context } from '../../context';
import type { Database, Transaction } from '../../db/database';
import { newId } from '../../db/ids';
import { transact } from '../../db/transact';
import { ForbiddenError, NotFoundError } from '../../errors';
import type { Viewer } from '../../http/call';
import { unique } from '../../http/form-list';
import { refuse } from '../../http/refuse';
import { text } from '../../messages/text';
import { findCompanyNames } from '../companies';
import { type CleanPicture, dropFile, storeFile } from '../media';
import { findProductNames } from '../products';
import { summaryOf } from './event-details';
import type { EventFields } from './event-form';
import { mayEditEvent } from './events.policy';
import {
  deleteEvent,
  type EventRow,
  findEvent,
  findPicturesOf,
  holdEvent,
  insertEvent,
  lockEvent,
  updateEvent,
} from './events.repository';
import {
  countTags,
  deleteOtherExhibitors,
  insertExhibitors,
  insertProducts,
  replaceProducts,
} from './exhibitors.repository';
import {
  bringBack,
  findRemovedPictures,
  lockRemoved,
  putAside,
  takeForgotten,
} from './removed-events.repository';

type Member = Pick<Viewer, 'id'>;

/** Where no zone was ever said. */
const DEFAULT_ZONE = 'UTC';

/** An event as a reader has it. @throws {NotFoundError} */
export async function readEvent(
  db: Database | Transaction,
  id: string,
  viewer: Member | null,
): Promise<EventRow> {
  const event = await findEvent(db, id, viewer?.id ?? null);
  if (!event) throw new NotFoundError();
  return event;
}

/** What an event must have. */
type WholeFields = EventFields & {
  [Field in 'name' | 'location' | 'startsAt' | 'endsAt' | 'details']: NonNullable<EventFields[Field]>;
};

/** Whether nothing is missing that an event must have. */
export const isWhole = (fields: EventFields): fields is WholeFields =>
  [fields.name, fields.location, fields.startsAt, fields.endsAt, fields.details].every(
    (field) => field !== undefined,
  );

/**
 * Creates an event.
 *
 * @returns Its id.
 * @throws {InvalidFieldsError} when it ends before it starts, or names what does not exist.
 */
export async function createEvent(
  tx: Transaction,
  context: Context,
  viewer: Member,
  fields: WholeFields,
  picture: CleanPicture | null,
): Promise<string> {
  const { name, location, country = null, startsAt, endsAt, details } = fields;
  const timeZone = fields.timeZone ?? DEFAULT_ZONE;
  refuseReversed(startsAt, endsAt);
  const { productIds = [], companyIds = [] } = fields;
  await requireThings(tx, { productIds, companyIds });
  const id = newId();
  const image = picture && (await storeFile(tx, context, { ...picture, createdBy: viewer.id }));
  await insertEvent(tx, {
    id,
    name,
    location,
    searchKey: nameSortKey(`${name} ${location}`),
    country,
    ...timesOf(startsAt, endsAt, timeZone),
    details,
    summary: summaryOf(details),
    image,
    createdBy: viewer.id,
  });
  await insertProducts(tx, id, productIds, viewer.id);
  await exhibit(tx, context, viewer, id, companyIds);
  return id;
}

/**
 * Edits a member's own event. What was not sent stays; a list that was takes the place of the one before.
 *
 * @throws {InvalidFieldsError} when it would end before it starts, or names what does not exist.
 * @see PERM-010, GAP-056
 */
export async function editEvent(
  tx: Transaction,
  context: Context,
  viewer: Member,
  id: string,
  fields: EventFields,
  picture: CleanPicture | null,
): Promise<void> {
  const event = await lockOwn(tx, id, viewer);
  const { productIds, companyIds, details } = fields;
  const { startsAt = event.startsAt, endsAt = event.endsAt, timeZone = event.timeZone } = fields;
  const { name = event.name, location = event.location } = fields;
  refuseReversed(startsAt, endsAt);
  await requireThings(tx, { productIds, companyIds });
  const replacesImage = picture !== null || fields.removesImage;
  if (replacesImage && event.image !== null) await dropFile(tx, context, event.image, viewer.id);
  const image = picture && (await storeFile(tx, context, { ...picture, createdBy: viewer.id }));
  await updateEvent(tx, id, {
    name,
    location,
    searchKey: nameSortKey(`${name} ${location}`),
    ...(fields.country !== undefined && { country: fields.country }),
    ...timesOf(startsAt, endsAt, timeZone),
    ...(details !== undefined && { details, summary: summaryOf(details) }),
    ...(replacesImage && { image }),
  });
  if (productIds) await replaceProducts(tx, id, productIds, viewer.id);
  if (companyIds) {
    for (const { companyId, addedBy } of await deleteOtherExhibitors(tx, id, companyIds)) {
      if (addedBy !== null) await tellOfExhibitor(tx, context, id, companyId, addedBy);
    }
    await exhibit(tx, context, viewer, id, companyIds);
  }
}

/** How long a removed event can be brought back. */
const UNDO_MINUTES = 10;

/** After that long it is forgotten: late enough for an undo that is under way. */
const FORGET_MINUTES = 15;

/** Removes a member's own event, which can be brought back for ten minutes. @see PERM-010, GAP-035, GAP-056 */
export async function removeEvent(tx: Transaction, viewer: Member, id: string): Promise<void> {
  await lockOwn(tx, id, viewer);
  await putAside(tx, id);
  await deleteEvent(tx, id);
}

/** Brings a member's own removed event back; one that is there stays. @throws {NotFoundError} later, and for others. */
export async function restoreEvent(tx: Transaction, viewer: Member, id: string): Promise<void> {
  const removed = await lockRemoved(tx, id, UNDO_MINUTES);
  if (removed?.createdBy === viewer.id) return bringBack(tx, id);
  await lockOwn(tx, id, viewer);
}

/** Forgets removed events, with their pictures, once they cannot be brought back any more. */
export async function forgetRemovedEvents(context: Pick<Context, 'db' | 'storage' | 'log'>): Promise<void> {
  await transact(context.db, async (tx) => {
    for (const { image, createdBy } of await takeForgotten(tx, FORGET_MINUTES)) {
      if (image !== null) await dropFile(tx, context, image, createdBy);
    }
  });
}

/** Adds companies to those that exhibit; any member may. @throws {NotFoundError} @see GAP-056 */
export async function addExhibitors(
  tx: Transaction,
  context: Context,
  viewer: Member,
  id: string,
  sent: readonly string[],
): Promise<void> {
  const companyIds = unique(sent);
  if (!(await lockEvent(tx, id))) throw new NotFoundError();
  await requireThings(tx, { companyIds });
  await exhibit(tx, context, viewer, id, companyIds);
  const { companies } = await countTags(tx, id);
  if (companies > EVENT_EXHIBITORS_MAX) {
    refuse({ companies: text('problem.maxItems', { limit: EVENT_EXHIBITORS_MAX }) });
  }
}

/** Tags an event with products; any member may. @throws {NotFoundError} @see GAP-056 */
export async function tagEvent(
  tx: Transaction,
  viewer: Member,
  id: string,
  sent: readonly string[],
): Promise<void> {
  const productIds = unique(sent);
  if (!(await lockEvent(tx, id))) throw new NotFoundError();
  await requireThings(tx, { productIds });
  await insertProducts(tx, id, productIds, viewer.id);
  const { products } = await countTags(tx, id);
  if (products > EVENT_PRODUCTS_MAX) {
    refuse({ primaryProducts: text('problem.maxItems', { limit: EVENT_PRODUCTS_MAX }) });
  }
}

/** Lets only those calls pass that are about an event. @throws {NotFoundError} */
export async function requireEvent(tx: Transaction, id: string): Promise<void> {
  if (!(await holdEvent(tx, id))) throw new NotFoundError();
}

/** Takes the pictures of a member's events away, who leaves; the events go with the member. */
export async function dropEventPictures(
  tx: Transaction,
  context: Pick<Context, 'storage' | 'log'>,
  userId: string,
): Promise<void> {
  const pictures = [...(await findPicturesOf(tx, userId)), ...(await findRemovedPictures(tx, userId))];
  for (const image of pictures) await dropFile(tx, context, image, userId);
}

async function exhibit(
  tx: Transaction,
  context: Context,
  viewer: Member,
  eventId: string,
  companyIds: readonly string[],
): Promise<void> {
  for (const companyId of await insertExhibitors(tx, eventId, companyIds, viewer.id)) {
    await tellOfExhibitor(tx, context, eventId, companyId, viewer.id);
  }
}

const tellOfExhibitor = (
  tx: Transaction,
  { jobs }: Pick<Context, 'jobs'>,
  eventId: string,
  companyId: string,
  actorId: string,
) => jobs.send('notification', { about: 'exhibitor', eventId, companyId, actorId }, { tx });

/** @throws {NotFoundError} without such an event. @throws {ForbiddenError} for all but its creator. */
async function lockOwn(tx: Transaction, id: string, viewer: Member) {
  const event = await lockEvent(tx, id);
  if (!event) throw new NotFoundError();
  if (!mayEditEvent(event, viewer)) throw new ForbiddenError('forbidden');
  return event;
}

/** @see GAP-104 */
function refuseReversed(startsAt: Date, endsAt: Date): void {
  if (endsAt < startsAt) refuse({ endDate: text('field.endBeforeStart') });
}

const timesOf = (startsAt: Date, endsAt: Date, timeZone: string) => ({
  timeZone,
  startsAt,
  endsAt,
  startsOn: dayIn(timeZone, startsAt),
  endsOn: dayIn(timeZone, endsAt),
});

/** @throws {InvalidFieldsError} naming each field that holds the id of something that does not exist. */
async function requireThings(
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
      primaryProducts: text('field.missingThing', { kind: 'product' }),
    }),
    ...(companyIds.some((id) => !companies.has(id)) && {
      companies: text('field.missingThing', { kind: 'company' }),
    }),
  });
}
