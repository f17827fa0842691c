import type { Database, Transaction } from '../../../platform/db/database';
import { ForbiddenError } from '../../../platform/errors';
import type { Viewer } from '../../../platform/http/call';
import { isModerator } from './moderators.repository';

/** Requires a moderator. @throws {ForbiddenError} @see PERM-013 */
export async function requireModerator(db: Database | Transaction, viewer: Viewer): Promise<void> {
  if (!(await isModerator(db, viewer.id))) throw new ForbiddenError('forbidden');
}
