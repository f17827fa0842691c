import type { User } from '@millrace/api-client';

/** Returns the company whose products make a member's lists; null while the member is linked to none. */
export const ownCompany = ({ company, company_id: id }: User): { id: string; name: string } | null =>
  id !== null && company !== null ? { id, name: company } : null;
