import { type Decision, needsDecisionReason, type ReportReason } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import { refreshCompanies } from '../../../platform/db/company-figures';
import type { Database, Transaction } from '../../../platform/db/database';
import { ConflictError, InvalidFieldsError, NotFoundError } from '../../../platform/errors';
import type { Viewer } from '../../../platform/http/call';
import { sentence } from '../../../platform/messages/text';
import { suspendSessions } from '../../account/session';
import { findEventForModerator, setEventHidden } from '../../events/events';
import { fanOutAuthor, fanOutPost, removeAuthorFromFeeds } from '../../feed/feed-entries';
import { findPost } from '../../feed/posts';
import {
  findCommentsAround,
  findDecisions,
  findNewestComments,
  findPostOfComment,
  findReports,
} from './case-context.repository';
import { type CaseRow, findCase, findEarlierCases } from './case-row.repository';
import { insertDecision, lockCase, setHidden, setSuspended } from './decisions.repository';
import { possibleDecisions } from './moderation.policy';
import { notifyModerationParties } from './notify-moderation-parties';

const REPORTS_SHOWN = 100;
const EARLIER_SHOWN = 20;
const COMMENTS_SHOWN = 5;
const COMMENTS_BESIDE = 2;

/** A case with its context and history. @throws {NotFoundError} */
export async function readCase(db: Database | Transaction, id: string, viewer: Viewer) {
  const one = await findCase(db, id);
  if (!one) throw new NotFoundError();
  const postId = await postOf(db, one);
  const post = postId === null ? null : await findPost(db, postId, viewer.id);
  const event = one.kind === 'event' ? await findEventForModerator(db, one.targetId, viewer.id) : null;
  return {
    one,
    possible: possibleDecisions(one, viewer),
    reports: await findReports(db, id, REPORTS_SHOWN),
    post,
    event,
    comments: await commentsOf(db, one, postId),
    decisions: await findDecisions(db, id),
    earlier: await findEarlierCases(db, one, EARLIER_SHOWN),
  };
}

/** A case with its context and history. */
export type CaseReading = Awaited<ReturnType<typeof readCase>>;

async function postOf(db: Database | Transaction, { kind, targetId }: CaseRow): Promise<string | null> {
  if (kind === 'comment') return findPostOfComment(db, targetId);
  return kind === 'post' ? targetId : null;
}

function commentsOf(db: Database | Transaction, { kind, targetId }: CaseRow, postId: string | null) {
  if (postId === null) return Promise.resolve([]);
  return kind === 'comment'
    ? findCommentsAround(db, targetId, COMMENTS_BESIDE)
    : findNewestComments(db, postId, COMMENTS_SHOWN);
}

/** What a moderator decides. */
export interface DecisionDraft {
  decision: Decision;
  reason: ReportReason | null;
  note: string;
  /** Of the case as the moderator has read it. */
  version: number;
}

/**
 * Decides a case: what follows from it, the log and the mails, all or nothing.
 *
 * @throws {NotFoundError} without such a case.
 * @throws {ConflictError} `already_decided`, when somebody else was quicker.
 * @throws {InvalidFieldsError} for what cannot be decided here, and without a reason where one is told.
 */
export async function decide(
  tx: Transaction,
  context: Context,
  moderator: Viewer,
  caseId: string,
  { decision, reason, note, version }: DecisionDraft,
): Promise<void> {
  const known = await lockCase(tx, caseId);
  const one = known === null ? null : await findCase(tx, caseId);
  if (!one) throw new NotFoundError();
  if (known !== version) throw new ConflictError('already_decided');
  const possible = possibleDecisions(one, moderator);
  if (!possible.includes(decision)) {
    // The same thing or member may have been decided on in another case.
    if (possible.length > 0) throw new ConflictError('already_decided');
    throw new InvalidFieldsError({ decision: sentence('field.decisionNotOffered') });
  }
  const told = needsDecisionReason(decision) ? reason : null;
  if (needsDecisionReason(decision) && told === null) {
    throw new InvalidFieldsError({ reason: sentence('field.decisionReason') });
  }
  await carryOut(tx, context, one, decision, told);
  await insertDecision(tx, one, { moderatorId: moderator.id, decision, reason: told, note });
  await notifyModerationParties(tx, context, { one, decision, reason: told });
}

async function carryOut(
  tx: Transaction,
  context: Context,
  one: CaseRow,
  decision: Decision,
  reason: ReportReason | null,
): Promise<void> {
  const { kind, targetId, subjectId } = one;
  switch (decision) {
    case 'dismiss':
      return;
    case 'hide':
    case 'restore':
      if (kind === 'member') return;
      if (kind === 'event') return setEventHidden(tx, targetId, reason);
      await setHidden(tx, kind, targetId, reason);
      if (kind === 'post') await fanOutPost(tx, context, targetId);
      else await retellComment(tx, context, one);
      return;
    case 'suspend':
    case 'lift':
      return suspend(tx, context, subjectId, decision === 'suspend');
  }
}

/** Takes back what others were told of a comment that is hidden; tells them of one that is shown again. */
async function retellComment(tx: Transaction, { jobs }: Context, comment: CaseRow): Promise<void> {
  const { targetId: commentId, subjectId: actorId } = comment;
  const postId = await postOf(tx, comment);
  if (postId !== null) {
    await jobs.send('notification', { about: 'comment', postId, commentId, actorId }, { tx });
  }
}

/** Signs a member out for good and takes out of sight what the member wrote, or takes that back. */
async function suspend(tx: Transaction, context: Context, userId: string, suspended: boolean): Promise<void> {
  const { companyId } = await setSuspended(tx, userId, suspended);
  if (suspended) {
    await suspendSessions(tx, userId);
    await removeAuthorFromFeeds(tx, userId);
  } else {
    await fanOutAuthor(tx, context, userId);
  }
  if (companyId !== null) await refreshCompanies(tx, [companyId]);
}
