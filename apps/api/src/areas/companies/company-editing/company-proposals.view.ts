import type { components } from '@millrace/api-client';
import type { ProposalRow } from './company-proposals.repository';

/** A proposal as a member sees it. */
export const proposalView = (
  row: ProposalRow,
  viewerId: string,
): components['schemas']['CompanyProposal'] => ({
  id: row.id,
  user_id: row.userId,
  user_name: row.userName,
  image: row.image ?? row.linkedinImage,
  added: row.createdAt.toISOString(),
  changes: row.changes,
  own: row.userId === viewerId,
});
