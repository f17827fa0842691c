import { type Decision, needsDecisionReason, type ReportReason } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import { refreshCompanies } from '../../../platform/db/company-figures';
import type { Database, Transaction } from '../../../platform/db/database';
import type { Addressee } from '../../../platform/db/mail-address';
import { ConflictError, InvalidFieldsError, NotFoundError } from '../../../platform/errors';
import type { Viewer } from '../../../platform/http/call';
import type { MailJob } from '../../../platform/mail';
import { sentence } from '../../../platform/messages/text';
import { suspendSessions } from '../../account/session';
import { findEventForModerator, setEventHidden } from '../../events/events';
import { fanOutAuthor, fanOutPost, removeAuthorFromFeeds } from '../../feed/feed-entries';
import { findPost } from '../../feed/posts';
import { possibleDecisions } from './moderation.policy';
import {
  type CaseRow,
  findAddressee,
  findCase,
  findCommentsAround,
  findDecisions,
  findEarlierCases,
  findNewestComments,
  findPostOfComment,
  findReporters,
  findReports,
  insertDecision,
  lockCase,
  setHidden,
  setSuspended,
} from './moderation.repository';

const REPORTS_SHOWN = 100;
const EARLIER_SHOWN = 20;
const COMMENTS_SHOWN = 5;
const COMMENTS_BESIDE = 2;

/** Finds a case with its context and history. @throws {NotFoundError} */
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

/** A moderator's decision. */
interface DecisionDraft {
  decision: Decision;
  reason: ReportReason | null;
  note: string;
  /** Version of the case that the moderator loaded. */
  version: number;
}

/**
 * Decides a case: applies the consequences, logs the decision and queues mails, atomically.
 *
 * @throws {NotFoundError} If there is no such case.
 * @throws {ConflictError} `already_decided`, if another moderator was faster.
 * @throws {InvalidFieldsError} If the decision is not available, or lacks a required reason.
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
    // Another case of the same target or member may have been decided.
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

/** Withdraws the notifications of a hidden comment, or sends those of an unhidden one. */
async function retellComment(tx: Transaction, { jobs }: Context, comment: CaseRow): Promise<void> {
  const { targetId: commentId, subjectId: actorId } = comment;
  const postId = await postOf(tx, comment);
  if (postId !== null) {
    await jobs.send('notification', { about: 'comment', postId, commentId, actorId }, { tx });
  }
}

/** Ends a member's sessions and hides their content, or reinstates them. */
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

/** A decision with its consequences. */
interface Decided {
  one: CaseRow;
  decision: Decision;
  /** Reason for the author; of `hide` and `suspend`. */
  reason: ReportReason | null;
}

/**
 * Notifies reporters and the author of a decision. The only place that does so; further channels belong here.
 * Authors never learn who reported them, nor of reports without consequences.
 *
 * @see GAP-096
 */
async function notifyModerationParties(
  tx: Transaction,
  { mailer }: Pick<Context, 'mailer'>,
  decided: Decided,
): Promise<void> {
  const author = await findAddressee(tx, decided.one.subjectId);
  const toAuthor = author && mailToAuthor(author, decided);
  if (toAuthor) await mailer.send(toAuthor, { tx });
  const outcome = OUTCOMES[decided.decision];
  if (!outcome) return;
  for (const { firstName, email } of await findReporters(tx, decided.one.id)) {
    const data = { firstName, kind: decided.one.kind, name: decided.one.name, outcome };
    await mailer.send({ name: 'reportDecided', to: email, data }, { tx });
  }
}

/** Mail to reporters by decision; the end of a suspension does not concern them. */
const OUTCOMES = {
  dismiss: 'kept',
  hide: 'acted',
  restore: 'restored',
  suspend: 'acted',
  lift: null,
} as const satisfies Record<Decision, 'kept' | 'acted' | 'restored' | null>;

const SHOWN_LENGTH = 300;

function mailToAuthor({ firstName, email }: Addressee, { one, decision, reason }: Decided): MailJob | null {
  const words = one.snapshot.text || one.snapshot.file || '';
  const shown = words.length > SHOWN_LENGTH ? `${words.slice(0, SHOWN_LENGTH)}…` : words;
  const kind = one.kind === 'member' ? ('post' as const) : one.kind;
  switch (decision) {
    case 'dismiss':
      return null;
    case 'hide':
      return {
        name: 'contentHidden',
        to: email,
        data: { firstName, kind, words: shown, because: reason ?? 'other' },
      };
    case 'restore':
      return { name: 'contentRestored', to: email, data: { firstName, kind, words: shown } };
    case 'suspend':
      return { name: 'memberSuspended', to: email, data: { firstName, because: reason ?? 'other' } };
    case 'lift':
      return {
        name: 'suspensionLifted',
        to: email,
        data: { firstName, signInPath: '/?login=true' },
      };
  }
}
