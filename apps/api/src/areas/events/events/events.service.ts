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

/** Where no zone was ever said. */
const DEFAULT_ZONE = 'UTC';

/** An event as a reader has it. @throws {NotFoundError} */
export async function readEvent(
  db: Database | Transaction,
  id: string,
  viewer: Viewer | null,
): Promise<EventRow> {
  const event = await findEvent(db, id, viewer?.id ?? null, namesAttendees(viewer));
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
 * Edits a member's own event. What was not sent stays; a list that was takes the place of the one before, but for what
 * the editor did not know of.
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

/** When and where an event takes place. */
interface Whereabouts {
  startsAt: Date;
  endsAt: Date;
  location: string;
}

/** Whether those who attend must know: it takes place at another time or place. */
const isMoved = (before: Whereabouts, now: Whereabouts): boolean =>
  before.startsAt.getTime() !== now.startsAt.getTime() ||
  before.endsAt.getTime() !== now.endsAt.getTime() ||
  before.location !== now.location;

/** How long a removed event can be brought back. */
const UNDO_MINUTES = 10;

/** Removes a member's own event, which can be brought back for ten minutes. @see PERM-010, GAP-035, GAP-056 */
export async function removeEvent(tx: Transaction, viewer: Member, id: string): Promise<void> {
  await lockOwn(tx, id, viewer);
  await softDeleteEvent(tx, id);
  await deleteEvent(tx, id);
}

/** Brings a member's own removed event back; one that is there stays. @throws {NotFoundError} later, and for others. */
export async function restoreEvent(tx: Transaction, viewer: Member, id: string): Promise<void> {
  const removed = await lockRemoved(tx, id, UNDO_MINUTES);
  if (removed?.createdBy === viewer.id) return insertRemovedEvent(tx, id);
  await lockOwn(tx, id, viewer);
}

/** Lets only those calls pass that are about an event. @throws {NotFoundError} */
export async function requireEvent(tx: Transaction, id: string, viewer: Member): Promise<void> {
  if (!(await lockEventForShare(tx, id, viewer.id))) throw new NotFoundError();
}

/** @throws {NotFoundError} without such an event. @throws {ForbiddenError} for all but its creator. */
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

/** The field of the form that holds it. */
const FIELD = 'image';

/** A picture may come from a larger one, of which the form cut what is shown. */
const EDGE_LIMIT_PX = 4096;

/**
 * Reads the picture of an event's form, of 16 to 6.75: the form crops it, and what is of another shape is cut around its
 * middle.
 *
 * @returns Null without one.
 * @throws {InvalidFieldsError} when it is none, or too large.
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

/** After that long a removed event is forgotten: late enough for an undo that is under way. */
const FORGET_MINUTES = 15;

/** How long calendars are told that an event is off: programs that are asked seldom hear of it, too. */
const CANCELLED_DAYS = 30;

/** Forgets removed events once they cannot be brought back any more. */
export async function purgeRemovedEvents(context: Forgetting & Pick<Context, 'db'>): Promise<void> {
  await transact(context.db, async (tx) => {
    for (const event of await claimExpired(tx, FORGET_MINUTES)) await forget(tx, context, event);
    await deleteForgotten(tx, CANCELLED_DAYS);
  });
}

/**
 * Forgets the events of a member who leaves, those too that the member has removed of late and nobody else can bring back.
 * The events themselves go with the member.
 *
 * @see GAP-046
 */
export async function forgetEventsOf(tx: Transaction, context: Forgetting, userId: string): Promise<void> {
  await putAsideAllOf(tx, userId);
  await forgetVotesIn(tx, userId);
  for (const event of await claimExpiredOf(tx, userId)) await forget(tx, context, event);
}

/**
 * Takes an event's picture away, and writes to those who wanted to come: what one is told on the site goes with the
 * event.
 */
async function forget(tx: Transaction, context: Forgetting, event: ExpiredEvent): Promise<void> {
  const { image, createdBy, name, location, country, timeZone, startsAt, wasAhead, attendees } = event;
  if (image !== null) await dropFile(tx, context, image, createdBy);
  // Nobody waits for what is over.
  if (!wasAhead) return;
  const at = startsAt.toISOString();
  const facts = { event: name, location, country: countryName(country), timeZone, at };
  for (const { email, firstName } of attendees) {
    const data = { ...facts, firstName, eventsPath: SITE_PATHS.events };
    await context.mailer.send({ name: 'eventRemoved', to: email, data }, { tx });
  }
}
