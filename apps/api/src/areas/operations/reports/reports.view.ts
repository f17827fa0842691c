import type { components } from '@millrace/api-client';
import type { ReportedKind, ReportReason } from '@millrace/domain';

/** A report for its reporter. */
export interface ReportRow {
  id: string;
  targetKind: ReportedKind;
  targetId: string;
  reason: ReportReason;
  text: string;
  createdAt: Date;
}

/** Returns the viewer's own report. */
export const reportView = (row: ReportRow): components['schemas']['Report'] => ({
  id: row.id,
  target: { kind: row.targetKind, id: row.targetId },
  reason: row.reason,
  text: row.text,
  added: row.createdAt.toISOString(),
});
