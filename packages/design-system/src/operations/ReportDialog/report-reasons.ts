import type { ReportReason } from '@millrace/domain';

/** The text of each reason in the catalogue. */
export const REASON_TEXTS = {
  spam: 'report.spam',
  harassment: 'report.harassment',
  false_information: 'report.false_information',
  confidential: 'report.confidential',
  impersonation: 'report.impersonation',
  illegal: 'report.illegal',
  other: 'report.other',
} as const satisfies Record<ReportReason, string>;
