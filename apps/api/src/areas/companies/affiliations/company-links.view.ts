import type { components } from '@millrace/api-client';
import type { companyLinkCases } from '../../../platform/db/schema';
import { mayAsk } from './company-links.policy';
import type { LinkRow } from './company-links.repository';
import { hostOf, showsWork } from './work-email';

/** Returns a member's own link to a company for the API. */
export function companyLinkView(row: LinkRow): components['schemas']['CompanyLink'] {
  const host = row.urlTrusted ? hostOf(row.url) : null;
  return {
    company_id: row.companyId,
    linked: row.isLinked,
    listed: row.isListed,
    verified: row.isVerified,
    proof: row.proof,
    // A domain of a mail provider or of a shared site verifies nothing.
    website_host: host !== null && showsWork(`somebody@${host}`, row.url) ? host : null,
    waiting: row.isWaiting,
    objected: row.isObjected,
    ended: row.isEnded,
    can_ask: mayAsk(row),
  };
}

/** Returns a member's requests and objections for the account export. @see GAP-046 */
export const ownCaseView = (
  row: typeof companyLinkCases.$inferSelect,
): components['schemas']['MeExport']['company_link_cases'][number] => ({
  kind: row.kind,
  company_id: row.companyId,
  user_id: row.userId,
  text: row.text,
  decision: row.decision,
  since: row.createdAt.toISOString(),
});
