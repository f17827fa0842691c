import type { components } from '@millrace/api-client';
import type { ProposalRow } from './company-proposals.repository';

/** Returns a proposal for the API. */
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
