import type { User } from '@millrace/api-client';

/** Returns the company whose products determine a member's lists; null if the member has none. */
export const ownCompany = ({ company, company_id: id }: User): { id: string; name: string } | null =>
  id !== null && company !== null ? { id, name: company } : null;
