import { needsReportText } from '@millrace/domain';
import type { Context } from '../../context';
import { ConflictError, InvalidFieldsError } from '../../errors';
import type { Handlers } from '../../http/call';
import { SharedCounters } from '../../http/rate-limit.repository';
import { signedIn } from '../../http/signed-in';
import { text } from '../../messages/text';
import { findReportedThing } from './reported-thing';
import { insertReport } from './reports.repository';
import { reportView } from './reports.view';

/** Reports that a member makes in a day: more would be an abuse themselves. Not for configuration. @see GAP-096 */
const REPORTS = { limit: 20, windowMs: 24 * 60 * 60_000 } as const;

/** Reporting what breaks the rules. @see GAP-096 */
export const reportRoutes = ({ db }: Context) => {
  const made = new SharedCounters(db, 'report:', REPORTS.windowMs);

  return {
    report: async (call) => {
      const viewer = signedIn(call);
      const { target, reason } = call.body;
      const words = (call.body.text ?? '').trim().replace(/\r\n?/g, '\n');
      if (needsReportText(reason) && words === '') {
        throw new InvalidFieldsError({ text: text('field.reportText') });
      }
      await made.take(viewer.id, REPORTS.limit);
      return call.once(async (tx) => {
        const thing = await findReportedThing(tx, target, viewer);
        if (!thing) {
          throw new InvalidFieldsError({ target: text('field.missingThing', { kind: target.kind }) });
        }
        if (thing.subjectId === viewer.id) throw new InvalidFieldsError({ target: text('field.ownReport') });
        const row = await insertReport(tx, thing, { reporterId: viewer.id, reason, text: words });
        if (!row) throw new ConflictError('already_reported');
        return { status: 201, json: reportView(row) };
      });
    },
  } satisfies Partial<Handlers>;
};
