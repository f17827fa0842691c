/** What can be reported. @see GAP-096 */
const REPORTED_KINDS = ['post', 'comment', 'member', 'event'] as const;

/** A kind of thing that can be reported. */
export type ReportedKind = (typeof REPORTED_KINDS)[number];

/** Why something is reported, and why it is hidden then, in the order in which they are offered. @see GAP-096, MOCK-004 */
export const REPORT_REASONS = [
  'spam',
  'harassment',
  'false_information',
  'confidential',
  'impersonation',
  'illegal',
  'other',
] as const;

/** A reason to report something. */
export type ReportReason = (typeof REPORT_REASONS)[number];

/** True if a reason says too little without words of one's own. */
export const needsReportText = (reason: ReportReason): boolean => reason === 'other';

/** Longest text of a report, and longest note of a decision, in characters. */
export const REPORT_TEXT_MAX = 1000;

/** What a moderator can decide. @see GAP-096 */
const DECISIONS = ['dismiss', 'hide', 'restore', 'suspend', 'lift'] as const;

/** A decision of a moderator. */
export type Decision = (typeof DECISIONS)[number];

/** True if a decision tells its author why. */
export const needsDecisionReason = (decision: Decision): boolean =>
  decision === 'hide' || decision === 'suspend';

/** What can stand in the catalogue twice. @see GAP-088 */
const DUPLICATE_KINDS = ['product', 'company'] as const;

/** A kind of thing that can stand in the catalogue twice. */
export type DuplicateKind = (typeof DUPLICATE_KINDS)[number];

/**
 * What a moderator can decide about two that are taken for one: merge the one that was flagged into the other, or the
 * other into it, keep both, or undo a merge.
 */
const DUPLICATE_DECISIONS = ['merge', 'swap', 'keep', 'undo'] as const;

/** A decision about a duplicate. */
export type DuplicateDecision = (typeof DUPLICATE_DECISIONS)[number];
