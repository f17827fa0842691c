import type { Context } from '../../context';
import { NotFoundError } from '../../errors';
import type { Handlers } from '../../http/call';
import { pageOf } from '../../http/cursor';
import { signedIn } from '../../http/signed-in';
import { requireModerator } from '../moderation';
import { countLinkCases, findLinkCase, findLinkCases } from './link-case.repository';
import { decideLink } from './link-case.service';
import { linkCaseView } from './link-case.view';

/** What moderators see and decide of who belongs to which company. @see GAP-089, PERM-013 */
export const companyLinkCaseRoutes = (context: Context) => {
  const { db, cursors } = context;

  return {
    listLinkCases: async (call) => {
      const viewer = signedIn(call);
      await requireModerator(db, viewer);
      const { cursor, limit, status = 'open' } = call.query;
      const order = `link-cases ${status}`;
      const [at, id] = cursors.decode(cursor, order, ['string', 'string']) ?? [];
      const after = at === undefined || id === undefined ? null : { at, id };
      const { rows, last } = pageOf(await findLinkCases(db, { status, after, limit: limit + 1 }), limit);
      return {
        status: 200,
        json: {
          results: rows.map((row) => linkCaseView(row, viewer)),
          count: await countLinkCases(db, status),
          ...(last && {
            LastEvaluatedKey: cursors.encode(order, [last.decidedAt ?? last.createdAt, last.id]),
          }),
        },
      };
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
