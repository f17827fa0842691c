import type { ReportReason } from '@millrace/domain';

/** Message keys of the reasons. */
export const REASON_TEXTS = {
  spam: 'report.spam',
  harassment: 'report.harassment',
  false_information: 'report.false_information',
  confidential: 'report.confidential',
  impersonation: 'report.impersonation',
  illegal: 'report.illegal',
  other: 'report.other',
} as const satisfies Record<ReportReason, string>;
