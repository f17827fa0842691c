import { DAY_MS, type DuplicateKind } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import { findCompanyNames, findProductNames } from '../../../platform/db/names';
import { ConflictError, InvalidFieldsError, NotFoundError } from '../../../platform/errors';
import type { Handlers, Viewer } from '../../../platform/http/call';
import { readQueuePage } from '../../../platform/http/queue-page';
import { SharedCounters } from '../../../platform/http/rate-limit.repository';
import { signedIn } from '../../../platform/http/signed-in';
import { sentence } from '../../../platform/messages/text';
import { requireModerator } from '../../operations/moderators';
import { DUPLICATE_QUEUE, findDuplicate, findDuplicates, insertDuplicate } from './duplicates.repository';
import { decideDuplicate } from './duplicates.service';
import { duplicateCaseView, duplicateFlagView } from './duplicates.view';

/** Daily limit of reports per member, to save moderators' time. Not configurable. */
const FLAGS = { limit: 20, windowMs: DAY_MS } as const;

/** Routes for reporting duplicates and for moderating them. @see GAP-088, PERM-013 */
export const duplicateRoutes = (context: Context) => {
  const { db, config } = context;
  const made = new SharedCounters(db, 'duplicate:', FLAGS.windowMs);
  const deciderOf = ({ companyId }: Viewer) => ({
    companyId,
    editorCompanyId: config.productEditorCompanyId,
  });

  return {
    flagDuplicate: async (call) => {
      const viewer = signedIn(call);
      const { kind, subject_id: subjectId, other_id: otherId } = call.body;
      if (subjectId === otherId) throw new InvalidFieldsError({ other_id: sentence('field.sameTwice') });
      await made.take(viewer.id, FLAGS.limit);
      return call.once(async (tx) => {
        await requireBoth(tx, kind, subjectId, otherId);
        const words = (call.body.text ?? '').trim().replace(/\r\n?/g, '\n');
        const draft = { kind, subjectId, otherId, raisedBy: viewer.id, text: words };
        const row = await insertDuplicate(tx, draft);
        if (!row) throw new ConflictError('already_reported');
        return { status: 201, json: duplicateFlagView(row) };
      });
    },

    listDuplicateCases: async (call) => {
      const viewer = signedIn(call);
      await requireModerator(db, viewer);
      const json = await readQueuePage(context, {
        queue: DUPLICATE_QUEUE,
        query: call.query,
        find: (page) => findDuplicates(db, page),
        decidedAt: (row) => row.decidedAt,
        view: (row) => duplicateCaseView(row, deciderOf(viewer)),
      });
      return { status: 200, json };
    },

    decideDuplicate: async (call) => {
      const viewer = signedIn(call);
      await requireModerator(db, viewer);
      const { decision, note = '' } = call.body;
      const decider = deciderOf(viewer);
      return call.once(async (tx) => {
        await decideDuplicate(tx, context, viewer, decider, call.path.id, { decision, note: note.trim() });
        const row = await findDuplicate(tx, call.path.id);
        if (!row) throw new NotFoundError();
        return { status: 201, json: duplicateCaseView(row, decider) };
      });
    },
  } satisfies Partial<Handlers>;
};

/** @throws {InvalidFieldsError} naming the record that does not exist. */
async function requireBoth(
  tx: Transaction,
  kind: DuplicateKind,
  subjectId: string,
  otherId: string,
): Promise<void> {
  const ids = [subjectId, otherId];
  const known = await (kind === 'product' ? findProductNames(tx, ids) : findCompanyNames(tx, ids));
  const missing = sentence('field.missingThing', { kind });
  const fields = {
    ...(known.has(subjectId) ? {} : { subject_id: missing }),
    ...(known.has(otherId) ? {} : { other_id: missing }),
  };
  if (Object.keys(fields).length > 0) throw new InvalidFieldsError(fields);
}
