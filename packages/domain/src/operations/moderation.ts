/** Reportable content. @see GAP-096 */
const REPORTED_KINDS = ['post', 'comment', 'member', 'event'] as const;

/** A kind of thing that can be reported. */
export type ReportedKind = (typeof REPORTED_KINDS)[number];

/** Reasons for reporting and hiding in display order. @see GAP-096, MOCK-004 */
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

/** True if a reason needs an explanation. */
export const needsReportText = (reason: ReportReason): boolean => reason === 'other';

/** Maximum length of a report and of a decision's note, in characters. */
export const REPORT_TEXT_MAX = 1000;

/** Decisions of a moderator. @see GAP-096 */
const DECISIONS = ['dismiss', 'hide', 'restore', 'suspend', 'lift'] as const;

/** A decision of a moderator. */
export type Decision = (typeof DECISIONS)[number];

/** True if the author is told the reason of a decision. */
export const needsDecisionReason = (decision: Decision): boolean =>
  decision === 'hide' || decision === 'suspend';

/** Catalogue entries that can have duplicates. @see GAP-088 */
const DUPLICATE_KINDS = ['product', 'company'] as const;

/** A kind of catalogue entry that can have duplicates. */
export type DuplicateKind = (typeof DUPLICATE_KINDS)[number];

/**
 * Decisions about a pair of duplicates: merge the flagged entry into the other, merge the other into it, keep both, or undo
 * a merge.
 */
const DUPLICATE_DECISIONS = ['merge', 'swap', 'keep', 'undo'] as const;

/** A decision about a duplicate. */
export type DuplicateDecision = (typeof DUPLICATE_DECISIONS)[number];
