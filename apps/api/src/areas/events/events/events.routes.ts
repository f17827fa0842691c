import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import { transact } from '../../../platform/db/transact';
import type { Guards, Handlers, Viewer } from '../../../platform/http/call';
import { signedIn } from '../../../platform/http/signed-in';
import { readEventFields, requireWhole } from './event-form';
import { eventListRoutes } from './event-list.routes';
import { tagEvent } from './event-tags.service';
import {
  createEvent,
  editEvent,
  isWhole,
  lockOwn,
  readEvent,
  readEventPicture,
  removeEvent,
  restoreEvent,
} from './events.service';
import { eventView } from './events.view';
import { exhibitorRoutes } from './exhibitors.routes';
import { voteRoutes } from './votes.routes';

/** Permission to edit an event. */
export const eventGuards = ({ db }: Context) =>
  ({
    updateEvent: async ({ path, viewer }) => {
      await transact(db, (tx) => lockOwn(tx, path.id, viewer));
    },
  }) satisfies Guards;

/** Routes of events. */
export const eventRoutes = (context: Context) => {
  const { db } = context;
  const answer = async (tx: Transaction, id: string, viewer: Viewer) => ({
    Item: eventView(await readEvent(tx, id, viewer)),
  });

  return {
    createEvent: async (call) => {
      const viewer = signedIn(call);
      requireWhole(call.body);
      const fields = readEventFields(call.body);
      const picture = await readEventPicture(call.files);
      return call.once(async (tx) => {
        if (!isWhole(fields)) throw new Error('A whole form lacks something.');
        const id = await createEvent(tx, context, viewer, fields, picture);
        return { status: 201, json: await answer(tx, id, viewer) };
      });
    },

    getEvent: async ({ path, viewer }) => ({
      status: 200,
      json: { Item: eventView(await readEvent(db, path.id, viewer)) },
    }),

    updateEvent: async (call) => {
      const viewer = signedIn(call);
      const fields = readEventFields(call.body);
      const picture = await readEventPicture(call.files);
      const json = await transact(db, async (tx) => {
        await editEvent(tx, context, viewer, call.path.id, fields, picture);
        return answer(tx, call.path.id, viewer);
      });
      return { status: 200, json };
    },

    removeEvent: async (call) => {
      const viewer = signedIn(call);
      await transact(db, (tx) => removeEvent(tx, viewer, call.path.id));
      return { status: 204 };
    },

    restoreEvent: async (call) => {
      const viewer = signedIn(call);
      const json = await transact(db, async (tx) => {
        await restoreEvent(tx, viewer, call.path.id);
        return answer(tx, call.path.id, viewer);
      });
      return { status: 200, json };
    },

    tagEvent: async (call) => {
      const viewer = signedIn(call);
      const json = await transact(db, async (tx) => {
        await tagEvent(tx, viewer, call.path.id, call.body.primaryProducts);
        return answer(tx, call.path.id, viewer);
      });
      return { status: 200, json };
    },

    ...eventListRoutes(context),
    ...voteRoutes(context),
    ...exhibitorRoutes(context),
  } satisfies Partial<Handlers>;
};
