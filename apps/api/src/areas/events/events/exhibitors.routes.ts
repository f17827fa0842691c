import type { Context } from '../../../platform/context';
import type { Database, Transaction } from '../../../platform/db/database';
import { transact } from '../../../platform/db/transact';
import { NotFoundError, SignInRequiredError } from '../../../platform/errors';
import type { Handlers, Viewer } from '../../../platform/http/call';
import { pageOf } from '../../../platform/http/cursor';
import { signedIn } from '../../../platform/http/signed-in';
import { namesAttendees } from '../../../visibility';
import { addExhibitors, removeExhibitor } from './event-tags.service';
import { seesEvent } from './events.repository';

import { exhibitorView } from './events.view';
import { type ExhibitorPage, findExhibitors } from './exhibitors.repository';

const ORDER = 'exhibitors';

/** Number of exhibitors in the reply after adding some. */
const FIRST_PAGE = 50;

/** Routes of exhibitors. @see EVT-011, GAP-056 */
export const exhibitorRoutes = (context: Context) => {
  const { db, cursors } = context;

  const readExhibitors = async (
    tx: Database | Transaction,
    { limit, ...page }: ExhibitorPage,
    viewer: Viewer | null,
  ) => {
    const found = await findExhibitors(tx, { ...page, limit: limit + 1 });
    const { rows, last } = pageOf(found.rows, limit);
    return {
      values: rows.map((row) => exhibitorView(row, namesAttendees(viewer))),
      Count: found.count,
      ...(last && { LastEvaluatedKey: cursors.encode(ORDER, [last.contactCount, last.nameKey, last.id]) }),
    };
  };

  return {
    listEventExhibitors: async ({ path, query, viewer }) => {
      if (query.related && !viewer) throw new SignInRequiredError();
      if (!(await seesEvent(db, path.id, viewer?.id ?? null))) throw new NotFoundError();
      const place = cursors.decode(query.cursor, ORDER, ['number', 'string', 'string']);
      const page = {
        eventId: path.id,
        relatedTo: query.related && viewer ? viewer.id : null,
        after: place && { contactCount: place[0], nameKey: place[1], id: place[2] },
        limit: query.limit,
      };
      return { status: 200, json: await readExhibitors(db, page, viewer) };
    },

    addEventExhibitors: async (call) => {
      const viewer = signedIn(call);
      const page = { eventId: call.path.id, relatedTo: null, after: null, limit: FIRST_PAGE };
      const json = await transact(db, async (tx) => {
        await addExhibitors(tx, context, viewer, call.path.id, call.body.companies);
        return readExhibitors(tx, page, viewer);
      });
      return { status: 200, json };
    },

    removeEventExhibitor: async (call) => {
      const viewer = signedIn(call);
      const { id, companyId } = call.path;
      await transact(db, (tx) => removeExhibitor(tx, context, viewer, id, companyId));
      return { status: 204 };
    },
  } satisfies Partial<Handlers>;
};
