import type { components } from '@millrace/api-client';
import type { Context } from '../../../platform/context';
import { ConflictError } from '../../../platform/errors';
import { pageOf } from '../../../platform/http/cursor';
import { countEdits, type EditedSubject, findEdits } from './history.repository';
import { editView } from './history.view';

const ORDER = 'edits';

/**
 * Refuses a change that was made of an older version: somebody else was quicker. Asked once the subject is locked.
 *
 * @param sent Undefined where the caller does not say, as older clients don't.
 * @throws {ConflictError}
 * @see GAP-058
 */
export function requireVersion(current: number, sent: number | undefined): void {
  if (sent !== undefined && sent !== current) throw new ConflictError('edited_meanwhile');
}

/** A page of what was changed, newest first. */
export async function editPage(
  { db, cursors }: Pick<Context, 'db' | 'cursors'>,
  subject: EditedSubject,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<components['schemas']['EditList']> {
  const order = `${ORDER} ${subject.kind} ${subject.id}`;
  const [before] = cursors.decode(cursor, order, ['number']) ?? [];
  const found = await findEdits(db, subject, { before: before ?? null, limit: limit + 1 });
  const { rows, last } = pageOf(found, limit);
  return {
    results: rows.map(editView),
    count: await countEdits(db, subject),
    ...(last && { LastEvaluatedKey: cursors.encode(order, [last.version]) }),
  };
}
