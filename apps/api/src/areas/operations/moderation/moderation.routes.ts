import type { Context } from '../../../platform/context';
import type { Handlers } from '../../../platform/http/call';
import { readQueuePage } from '../../../platform/http/queue-page';
import { signedIn } from '../../../platform/http/signed-in';
import { requireModerator } from '../moderators';
import { CASE_QUEUE, findCases } from './moderation.repository';
import { decide, readCase } from './moderation.service';
import { caseDetailView, caseView } from './moderation.view';

/** Routes of moderation. @see GAP-096, PERM-013 */
export const moderationRoutes = (context: Context) => {
  const { db } = context;

  return {
    listModerationCases: async (call) => {
      await requireModerator(db, signedIn(call));
      const json = await readQueuePage(context, {
        queue: CASE_QUEUE,
        query: call.query,
        find: (page) => findCases(db, page),
        decidedAt: ({ closedAt }) => closedAt,
        view: caseView,
      });
      return { status: 200, json };
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
