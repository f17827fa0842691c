import {
  countryName,
  daysOfEvent,
  EVENT_PICTURE_RATIO,
  EVENT_PICTURE_WIDTH_PX,
  nameSortKey,
  SITE_PATHS,
} from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Database, Transaction } from '../../../platform/db/database';
import { newId } from '../../../platform/db/ids';
import { transact } from '../../../platform/db/transact';
import { ForbiddenError, NotFoundError } from '../../../platform/errors';
import type { UploadedFile, Viewer } from '../../../platform/http/call';
import { refuse } from '../../../platform/http/refuse';
import { sentence } from '../../../platform/messages/text';
import { namesAttendees } from '../../../visibility';
import { type CleanPicture, croppedPicture, dropFile, readPicture, storeFile } from '../../feed/media';
import { type EventFields, summaryOf } from './event-form';
import { resetReminders } from './event-reminders.repository';
import { exhibit, refuseTooMany, removeOtherExhibitors, requireThings } from './event-tags.service';
import { mayEditEvent } from './events.policy';
import {
  deleteEvent,
  type EventRow,
  findEvent,
  insertEvent,
  lockEvent,
  lockEventForShare,
  updateEvent,
} from './events.repository';
import { insertProducts, replaceProducts } from './exhibitors.repository';
import {
  claimExpired,
  claimExpiredOf,
  deleteForgotten,
  type ExpiredEvent,
  forgetVotesIn,
  insertRemovedEvent,
  lockRemoved,
  putAsideAllOf,
  softDeleteEvent,
} from './removed-events.repository';

type Member = Pick<Viewer, 'id'>;

/** Time zone of events that have none. */
const DEFAULT_ZONE = 'UTC';

/** Finds an event for a reader. @throws {NotFoundError} */
export async function readEvent(
  db: Database | Transaction,
  id: string,
  viewer: Viewer | null,
): Promise<EventRow> {
  const event = await findEvent(db, id, viewer?.id ?? null, namesAttendees(viewer));
  if (!event) throw new NotFoundError();
  return event;
}

/** Required fields of an event. */
type WholeFields = EventFields & {
  [Field in 'name' | 'location' | 'startsAt' | 'endsAt' | 'details']: NonNullable<EventFields[Field]>;
};

/** True if all required fields are present. */
export const isWhole = (fields: EventFields): fields is WholeFields =>
  [fields.name, fields.location, fields.startsAt, fields.endsAt, fields.details].every(
    (field) => field !== undefined,
  );

/**
 * Creates an event.
 *
 * @returns Its ID.
 * @throws {InvalidFieldsError} If it ends before it starts, or refers to something that does not exist.
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
 * Edits a member's own event. Omitted fields are unchanged; a sent list replaces the previous one, except entries
 * that the editor had not loaded.
 *
 * @throws {InvalidFieldsError} If it would end before it starts, or refers to something that does not exist.
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
  const { productIds, companyIds, knownProductIds, knownCompanyIds, details } = fields;
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
  if (startsAt.getTime() !== event.startsAt.getTime()) await resetReminders(tx, id);
  if (isMoved(event, { startsAt, endsAt, location })) {
    await context.jobs.send(
      'notification',
      { about: 'eventMoved', eventId: id, changeId: newId(), actorId: viewer.id },
      { tx },
    );
  }
  if (productIds) await replaceProducts(tx, id, productIds, viewer.id, knownProductIds);
  if (companyIds) {
    await removeOtherExhibitors(tx, context, id, companyIds, knownCompanyIds);
    await exhibit(tx, context, viewer, id, companyIds);
  }
  await refuseTooMany(tx, id);
}

/** Time and place of an event. */
interface Whereabouts {
  startsAt: Date;
  endsAt: Date;
  location: string;
}

/** True if attendees must be notified: time or place changed. */
const isMoved = (before: Whereabouts, now: Whereabouts): boolean =>
  before.startsAt.getTime() !== now.startsAt.getTime() ||
  before.endsAt.getTime() !== now.endsAt.getTime() ||
  before.location !== now.location;

/** Period for restoring a removed event. */
const UNDO_MINUTES = 10;

/** Soft-deletes a member's own event, which can be restored for ten minutes. @see PERM-010, GAP-035, GAP-056 */
export async function removeEvent(tx: Transaction, viewer: Member, id: string): Promise<void> {
  await lockOwn(tx, id, viewer);
  await softDeleteEvent(tx, id);
  await deleteEvent(tx, id);
}

/** Restores a member's own event. Idempotent. @throws {NotFoundError} After the period, and for other members. */
export async function restoreEvent(tx: Transaction, viewer: Member, id: string): Promise<void> {
  const removed = await lockRemoved(tx, id, UNDO_MINUTES);
  if (removed?.createdBy === viewer.id) return insertRemovedEvent(tx, id);
  await lockOwn(tx, id, viewer);
}

/** Requires an event. @throws {NotFoundError} If there is none that the viewer may see. */
export async function requireEvent(tx: Transaction, id: string, viewer: Member): Promise<void> {
  if (!(await lockEventForShare(tx, id, viewer.id))) throw new NotFoundError();
}

/** @throws {NotFoundError} If there is no such event. @throws {ForbiddenError} Unless the viewer created it. */
export async function lockOwn(tx: Transaction, id: string, viewer: Member) {
  const event = await lockEvent(tx, id, viewer.id);
  if (!event) throw new NotFoundError();
  if (!mayEditEvent(event, viewer)) throw new ForbiddenError('forbidden');
  return event;
}

/** @see GAP-104 */
function refuseReversed(startsAt: Date, endsAt: Date): void {
  if (endsAt < startsAt) refuse({ endDate: sentence('field.endBeforeStart') });
}

function timesOf(startsAt: Date, endsAt: Date, timeZone: string) {
  const { first, last } = daysOfEvent(timeZone, startsAt.getTime(), endsAt.getTime());
  return { timeZone, startsAt, endsAt, startsOn: first, endsOn: last };
}

/** Form field of the picture. */
const FIELD = 'image';

/** Maximum edge length. The form may send a crop of a large picture. */
const EDGE_LIMIT_PX = 4096;

/**
 * Reads the picture of an event's form and crops it to 16 to 6.75 around its center, unless the form has done so.
 *
 * @returns Null if there is none.
 * @throws {InvalidFieldsError} If it is invalid or too large.
 * @see EVT-020
 */
export async function readEventPicture(
  files: Readonly<Record<string, UploadedFile>>,
): Promise<CleanPicture | null> {
  if (!files[FIELD]) return null;
  const picture = await readPicture(files, FIELD, EDGE_LIMIT_PX);
  return croppedPicture(picture, EVENT_PICTURE_RATIO, EVENT_PICTURE_WIDTH_PX);
}

type Forgetting = Pick<Context, 'storage' | 'log' | 'mailer'>;

/** Retention of a removed event, with a margin for an undo in progress. */
const FORGET_MINUTES = 15;

/** Days for which calendars report a cancellation, enough for clients that poll rarely. */
const CANCELLED_DAYS = 30;

/** Purges removed events that can no longer be restored. */
export async function purgeRemovedEvents(context: Forgetting & Pick<Context, 'db'>): Promise<void> {
  await transact(context.db, async (tx) => {
    for (const event of await claimExpired(tx, FORGET_MINUTES)) await forget(tx, context, event);
    await deleteForgotten(tx, CANCELLED_DAYS);
  });
}

/**
 * Purges the events of a leaving member, including recently removed ones. The events themselves
 * are deleted with the member.
 *
 * @see GAP-046
 */
export async function forgetEventsOf(tx: Transaction, context: Forgetting, userId: string): Promise<void> {
  await putAsideAllOf(tx, userId);
  await forgetVotesIn(tx, userId);
  for (const event of await claimExpiredOf(tx, userId)) await forget(tx, context, event);
}

/**
 * Deletes an event's picture, and mails those who meant to attend, as notifications are deleted with the event.
 */
async function forget(tx: Transaction, context: Forgetting, event: ExpiredEvent): Promise<void> {
  const { image, createdBy, name, location, country, timeZone, startsAt, wasAhead, attendees } = event;
  if (image !== null) await dropFile(tx, context, image, createdBy);
  // A past event needs no mail.
  if (!wasAhead) return;
  const at = startsAt.toISOString();
  const facts = { event: name, location, country: countryName(country), timeZone, at };
  for (const { email, firstName } of attendees) {
    const data = { ...facts, firstName, eventsPath: SITE_PATHS.events };
    await context.mailer.send({ name: 'eventRemoved', to: email, data }, { tx });
  }
}
