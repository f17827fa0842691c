import { companyPath, type DuplicateDecision, type DuplicateKind, productPath } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import { moderationDecisions } from '../../../platform/db/schema';
import { ConflictError, InvalidFieldsError, NotFoundError } from '../../../platform/errors';
import type { Viewer } from '../../../platform/http/call';
import { sentence } from '../../../platform/messages/text';
import { type Decider, possibleDuplicateDecisions } from './duplicates.policy';
import {
  type DuplicateRow,
  findDuplicate,
  findFlaggers,
  lockDuplicate,
  settleDuplicates,
  writeDecision,
} from './duplicates.repository';
import type { Removable } from './removable';
import { COMPANY } from './removable-company.repository';
import { PRODUCT } from './removable-product.repository';
import { mergeOrHide, RemovalError, undoMerge } from './removal.service';

const KINDS: Readonly<Record<DuplicateKind, Removable>> = { product: PRODUCT, company: COMPANY };

/**
 * Decides on a reported duplicate: applies the consequences, logs the decision and notifies the reporters, atomically.
 *
 * @throws {NotFoundError} If there is no such report.
 * @throws {ConflictError} `already_decided`, if another moderator was faster, with this report or another one.
 * @throws {InvalidFieldsError} If the decision is not available.
 * @see GAP-088
 */
export async function decideDuplicate(
  tx: Transaction,
  { mailer }: Pick<Context, 'mailer'>,
  moderator: Viewer,
  decider: Decider,
  id: string,
  { decision, note }: { decision: DuplicateDecision; note: string },
): Promise<void> {
  const one = (await lockDuplicate(tx, id)) ? await findDuplicate(tx, id) : null;
  if (!one) throw new NotFoundError();
  if (!possibleDuplicateDecisions(one, decider).includes(decision)) {
    // The decision may have been available until the report was decided or a record was removed.
    const isLate = one.decidedAt !== null || one.subject.gone || one.other.gone;
    if (isLate) throw new ConflictError('already_decided');
    throw new InvalidFieldsError({ decision: sentence('field.decisionNotOffered') });
  }
  await carryOut(tx, one, decision);
  const made = { decision, moderatorId: moderator.id, note };
  await writeDecision(tx, id, made);
  const settled = decision === 'undo' ? [] : await settleDuplicates(tx, one, made);
  await tx.insert(moderationDecisions).values(
    [id, ...settled].map((caseId) => ({
      ...{ caseId, targetKind: 'duplicate' as const, targetId: one.subject.id },
      ...made,
    })),
  );
  const data = toldOf(one, decision);
  for (const { firstName, email } of await findFlaggers(tx, [id, ...settled])) {
    await mailer.send({ name: 'duplicateDecided', to: email, data: { firstName, ...data } }, { tx });
  }
}

const OUTCOMES = { merge: 'merged', swap: 'merged', keep: 'kept', undo: 'undone' } as const;

/** Notification of the reporters, linked to the remaining record. */
function toldOf({ kind, subject, other }: DuplicateRow, decision: DuplicateDecision) {
  const standing = decision === 'merge' ? other : subject;
  return {
    ...{ kind, subject: subject.name, other: other.name, outcome: OUTCOMES[decision] },
    path: kind === 'product' ? productPath(standing) : companyPath(standing),
  };
}

async function carryOut(tx: Transaction, one: DuplicateRow, decision: DuplicateDecision): Promise<void> {
  const kind = KINDS[one.kind];
  const { subject, other } = one;
  try {
    if (decision === 'merge') await mergeOrHide(tx, kind, subject.id, other.id);
    if (decision === 'swap') await mergeOrHide(tx, kind, other.id, subject.id);
    if (decision === 'undo' && one.undoable !== null) await undoMerge(tx, kind, one.undoable);
  } catch (error) {
    // Another report was decided after this one was read and before the locks.
    throw error instanceof RemovalError ? new ConflictError('already_decided') : error;
  }
}
