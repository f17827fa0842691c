import { countryName, SITE_PATHS } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import { transact } from '../../../platform/db/transact';
import { dropFile } from '../../feed/media';
import {
  claimExpired,
  claimExpiredOf,
  deleteForgotten,
  type ExpiredEvent,
  forgetVotesIn,
  putAsideAllOf,
} from './removed-events.repository';

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
