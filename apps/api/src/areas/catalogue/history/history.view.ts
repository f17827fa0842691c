import type { components } from '@millrace/api-client';
import type { EditRow } from './history.repository';

/** Returns an edit for the history. @see GAP-058 */
export const editView = (row: EditRow): components['schemas']['Edit'] => ({
  id: row.id,
  version: row.version,
  user_id: row.userId,
  user_name: row.userName,
  image: row.image ?? row.linkedinImage,
  added: row.createdAt.toISOString(),
  restores: row.restores,
  changes: row.changes,
});
