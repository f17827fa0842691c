import { needsReportText } from '@millrace/domain';
import { ConflictError, InvalidFieldsError } from '../../../platform/errors';
import type { Handlers } from '../../../platform/http/call';
import { signedIn } from '../../../platform/http/signed-in';
import { sentence } from '../../../platform/messages/text';
import { findReportedThing, insertReport } from './reports.repository';
import { reportView } from './reports.view';

/** Routes for reporting violations. @see GAP-096 */
export const reportRoutes = {
  report: async (call) => {
    const viewer = signedIn(call);
    const { target, reason } = call.body;
    const words = (call.body.text ?? '').trim().replace(/\r\n?/g, '\n');
    if (needsReportText(reason) && words === '') {
      throw new InvalidFieldsError({ text: sentence('field.reportText') });
    }
    return call.once(async (tx) => {
      const thing = await findReportedThing(tx, target, viewer);
      if (!thing) {
        throw new InvalidFieldsError({ target: sentence('field.missingThing', { kind: target.kind }) });
      }
      if (thing.subjectId === viewer.id)
        throw new InvalidFieldsError({ target: sentence('field.ownReport') });
      const row = await insertReport(tx, thing, { reporterId: viewer.id, reason, text: words });
      if (!row) throw new ConflictError('already_reported');
      return { status: 201, json: reportView(row) };
    });
  },
} satisfies Partial<Handlers>;
