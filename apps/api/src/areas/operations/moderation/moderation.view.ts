import type { components } from '@millrace/api-client';
import { eventView } from '../../events/events';
import { commentView, postView } from '../../feed/posts';
import type { CaseReportRow, CaseRow, DecisionRow } from './moderation.repository';
import type { CaseReading } from './moderation.service';

type Schemas = components['schemas'];

const iso = (moment: string): string => new Date(moment).toISOString();

/** Returns a case for lists. */
export const caseView = (row: CaseRow): Schemas['ModerationCase'] => ({
  id: row.id,
  status: row.isOpen ? 'open' : 'closed',
  version: row.version,
  target: { kind: row.kind, id: row.targetId },
  state: caseState(row),
  member: { user_id: row.subjectId, user_name: row.name, image: row.image, suspended: row.isSuspended },
  reasons: row.reasons.map(({ reason, count }) => ({ reason, count })),
  report_count: row.reportCount,
  snapshot: row.snapshot,
  added: iso(row.createdAt),
  last_reported: iso(row.lastReportAt),
  last_decision: row.lastDecision,
});

function caseState({ isGone, isHidden }: CaseRow): Schemas['ModerationCase']['state'] {
  if (isGone) return 'gone';
  return isHidden ? 'hidden' : 'visible';
}

const reportOf = (row: CaseReportRow): Schemas['CaseReport'] => ({
  id: row.id,
  reason: row.reason,
  text: row.text,
  added: iso(row.createdAt),
  reporter: row.reporterId === null ? null : { user_id: row.reporterId, user_name: row.reporterName ?? '' },
  snapshot: row.snapshot,
});

const decisionOf = (row: DecisionRow): Schemas['CaseDecision'] => ({
  id: row.id,
  decision: row.decision,
  reason: row.reason,
  note: row.note,
  added: iso(row.createdAt),
  moderator: row.moderator,
});

/** Returns a case with its context and history. */
export const caseDetailView = (read: CaseReading): Schemas['ModerationCaseDetail'] => ({
  ...caseView(read.one),
  possible: read.possible,
  reports: read.reports.map(reportOf),
  post: read.post && postView(read.post),
  ...(read.event && { event: eventView(read.event) }),
  comments: read.comments.map(commentView),
  decisions: read.decisions.map(decisionOf),
  earlier: read.earlier.map(caseView),
});
