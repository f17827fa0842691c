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
interface DecisionDraft {
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

/** Something that was decided. */
interface Decided {
  one: CaseRow;
  decision: Decision;
  /** What the author is told; of `hide` and `suspend`. */
  reason: ReportReason | null;
}

/**
 * Tells those whom a decision concerns: who reported it what became of that, and its author what happens to it. The one
 * place that tells: whatever else is to reach them, such as a notification, is sent from here. A reporter is never told
 * to the author; an author is not told of reports that came to nothing.
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

/** What those who reported something are told; that a suspension has ended is the member's own business. */
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
