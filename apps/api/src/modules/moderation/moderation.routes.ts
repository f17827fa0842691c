import type { Context } from '../../context';
import type { Handlers } from '../../http/call';
import { pageOf } from '../../http/cursor';
import { signedIn } from '../../http/signed-in';
import { countCases, findCases } from './case-row.repository';
import { decide, readCase, requireModerator } from './moderation.service';
import { caseDetailView, caseView } from './moderation.view';

/** What moderators see and decide. @see GAP-096, PERM-013 */
export const moderationRoutes = (context: Context) => {
  const { db, cursors } = context;

  return {
    listModerationCases: async (call) => {
      await requireModerator(db, signedIn(call));
      const { cursor, limit, status = 'open' } = call.query;
      const order = `cases ${status}`;
      const [at, id] = cursors.decode(cursor, order, ['string', 'string']) ?? [];
      const after = at === undefined || id === undefined ? null : { at, id };
      const { rows, last } = pageOf(await findCases(db, { status, after, limit: limit + 1 }), limit);
      return {
        status: 200,
        json: {
          results: rows.map(caseView),
          count: await countCases(db, status),
          ...(last && {
            LastEvaluatedKey: cursors.encode(order, [last.closedAt ?? last.createdAt, last.id]),
          }),
        },
      };
    },

    getModerationCase: async (call) => {
      const viewer = signedIn(call);
      await requireModerator(db, viewer);
      return { status: 200, json: caseDetailView(await readCase(db, call.path.id, viewer)) };
    },

    decideCase: async (call) => {
      const viewer = signedIn(call);
      await requireModerator(db, viewer);
      const { decision, reason = null, note = '', version } = call.body;
      return call.once(async (tx) => {
        const draft = { decision, reason, note: note.trim(), version };
        await decide(tx, context, viewer, call.path.id, draft);
        return { status: 201, json: caseDetailView(await readCase(tx, call.path.id, viewer)) };
      });
    },
  } satisfies Partial<Handlers>;
};
