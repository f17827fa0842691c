import type { components } from '@millrace/api-client';
import type { VerdictRow } from './links.repository';
import type { Evidence } from './links.service';

/** Returns the evidence of a link for its dialog. */
export const evidenceView = (
  { origin, verdicts, isRemovable }: Evidence,
  viewerId: string,
): components['schemas']['LinkEvidence'] => ({
  added: origin.createdAt.toISOString(),
  user_id: origin.createdBy,
  user_name: origin.createdByName,
  source_url: origin.sourceUrl,
  confirmed: verdicts.confirmed,
  disputed: verdicts.disputed,
  verdicts: verdicts.rows.map((row) => verdictView(row, viewerId)),
  removable: isRemovable,
});

const verdictView = (row: VerdictRow, viewerId: string): components['schemas']['LinkVerdict'] => ({
  verdict: row.verdict,
  reason: row.reason,
  source_url: row.sourceUrl,
  user_id: row.userId,
  user_name: row.userName,
  added: row.createdAt.toISOString(),
  own: row.userId === viewerId,
});

/** Returns a verdict for the member's data export. */
export const ownVerdictView = (row: {
  productId: string;
  companyId: string | null;
  materialId: string | null;
  verdict: VerdictRow['verdict'];
  reason: string;
  sourceUrl: string | null;
  createdAt: Date;
}) => ({
  product_id: row.productId,
  company_id: row.companyId,
  material_id: row.materialId,
  verdict: row.verdict,
  reason: row.reason,
  source_url: row.sourceUrl,
  since: row.createdAt.toISOString(),
});
