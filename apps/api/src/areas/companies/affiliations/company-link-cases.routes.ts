import type { Context } from '../../../platform/context';
import { NotFoundError } from '../../../platform/errors';
import type { Handlers } from '../../../platform/http/call';
import { readQueuePage } from '../../../platform/http/queue-page';
import { signedIn } from '../../../platform/http/signed-in';
import { requireModerator } from '../../operations/moderators';
import { findLinkCase, findLinkCases, LINK_CASE_QUEUE } from './company-links.repository';
import { decideLink } from './link-case.service';
import { linkCaseView } from './link-case.view';

/** Routes for moderating cases about members' links to companies. @see GAP-089, PERM-013 */
export const companyLinkCaseRoutes = (context: Context) => {
  const { db } = context;

  return {
    listLinkCases: async (call) => {
      const viewer = signedIn(call);
      await requireModerator(db, viewer);
      const json = await readQueuePage(context, {
        queue: LINK_CASE_QUEUE,
        query: call.query,
        find: (page) => findLinkCases(db, page),
        decidedAt: (row) => row.decidedAt,
        view: (row) => linkCaseView(row, viewer),
      });
      return { status: 200, json };
    },

    decideLinkCase: async (call) => {
      const viewer = signedIn(call);
      await requireModerator(db, viewer);
      const { decision, note = '' } = call.body;
      return call.once(async (tx) => {
        await decideLink(tx, context, viewer, call.path.id, { decision, note: note.trim() });
        const row = await findLinkCase(tx, call.path.id);
        if (!row) throw new NotFoundError();
        return { status: 201, json: linkCaseView(row, viewer) };
      });
    },
  } satisfies Partial<Handlers>;
};
