import type { components } from '@millrace/api-client';
import type { BlockedRow } from './blocks.repository';

/** Returns a blocked member for the API. */
export const blockedMemberView = (row: BlockedRow): components['schemas']['BlockedMember'] => ({
  user_id: row.id,
  user_name: row.name,
  image: row.image,
  company: row.company,
  since: new Date(row.since).toISOString(),
});
