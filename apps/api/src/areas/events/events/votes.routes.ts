import { readEventVote } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import { transact } from '../../../platform/db/transact';
import { InvalidFieldsError, NotFoundError, SignInRequiredError } from '../../../platform/errors';
import type { Handlers } from '../../../platform/http/call';
import { pageOf } from '../../../platform/http/cursor';
import { signedIn } from '../../../platform/http/signed-in';
import { sentence } from '../../../platform/messages/text';
import { namesAttendees } from '../../../visibility';
import { seesEvent } from './events.repository';
import { requireEvent } from './events.service';
import { attendeeView, countsView } from './events.view';
import { countVotes, deleteVote, findAttendees, setReminder, setVote } from './votes.repository';

const ORDER = 'attendees';

/** Routes of votes. @see GAP-057 */
export const voteRoutes = ({ db, cursors, jobs }: Context) =>
  ({
    voteForEvent: async (call) => {
      const viewer = signedIn(call);
      const eventId = call.path.id;
      const vote = readEventVote(call.body.vote);
      if (vote === null) throw new InvalidFieldsError({ vote: sentence('field.notAVote') });
      const { counts, reminder } = await transact(db, async (tx) => {
        await requireEvent(tx, eventId, viewer);
        const chosen = await setVote(tx, eventId, viewer.id, vote);
        await jobs.send('notification', { about: 'attendance', eventId, actorId: viewer.id }, { tx });
        return { counts: await countVotes(tx, eventId), reminder: chosen };
      });
      return { status: 200, json: { vote, counts: countsView(counts), reminder } };
    },

    withdrawEventVote: async (call) => {
      const viewer = signedIn(call);
      const eventId = call.path.id;
      const counts = await transact(db, async (tx) => {
        await requireEvent(tx, eventId, viewer);
        await deleteVote(tx, eventId, viewer.id);
        // Withdraws the notifications that this member attends.
        await jobs.send('notification', { about: 'attendance', eventId, actorId: viewer.id }, { tx });
        return countVotes(tx, eventId);
      });
      return { status: 200, json: { vote: null, counts: countsView(counts), reminder: null } };
    },

    setEventReminder: async (call) => {
      const viewer = signedIn(call);
      const { reminder } = call.body;
      await transact(db, async (tx) => {
        await requireEvent(tx, call.path.id, viewer);
        if (!(await setReminder(tx, call.path.id, viewer.id, reminder))) throw new NotFoundError();
      });
      return { status: 200, json: { reminder } };
    },

    listEventVotes: async ({ path, query, viewer }) => {
      if (query.related && !viewer) throw new SignInRequiredError();
      if (!(await seesEvent(db, path.id, viewer?.id ?? null))) throw new NotFoundError();
      const counts = await countVotes(db, path.id);
      if (!viewer || !namesAttendees(viewer)) {
        const Count = counts.interested + counts.going + counts.notSure;
        const Item = { votes: [], counts: countsView(counts) };
        return { status: 200, json: { Item, Count, limited: 'sign_in' } };
      }
      const [nameKey, id] = cursors.decode(query.cursor, ORDER, ['string', 'string']) ?? [];
      const found = await findAttendees(db, {
        eventId: path.id,
        vote: query.vote === undefined ? null : readEventVote(query.vote),
        relatedTo: query.related ? viewer.id : null,
        after: nameKey === undefined || id === undefined ? null : { nameKey, id },
        limit: query.limit + 1,
      });
      const { rows, last } = pageOf(found.rows, query.limit);
      return {
        status: 200,
        json: {
          Item: { votes: rows.map(attendeeView), counts: countsView(counts) },
          Count: found.count,
          limited: 'none',
          ...(last && { LastEvaluatedKey: cursors.encode(ORDER, [last.nameKey, last.id]) }),
        },
      };
    },
  }) satisfies Partial<Handlers>;
