import type { components } from '@millrace/api-client';
import type { Context } from '../../../platform/context';
import type { FieldChange } from '../../../platform/db/schema';
import { ConflictError } from '../../../platform/errors';
import { pageOf } from '../../../platform/http/cursor';
import { countEdits, type EditedSubject, findEdits } from './history.repository';
import { editView } from './history.view';

const ORDER = 'edits';

/**
 * Optimistic locking: refuses an edit of an outdated version. Must be called after the record is locked.
 *
 * @param sent Undefined for clients that do not send the version.
 * @throws {ConflictError}
 * @see GAP-058
 */
export function requireVersion(current: number, sent: number | undefined): void {
  if (sent !== undefined && sent !== current) throw new ConflictError('edited_meanwhile');
}

/** Reads a page of edits, newest first. */
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

/** Editable values of a record by field; null for none. */
type EditedFields<Field extends string = string> = Readonly<Record<Field, string | null>>;

/** Returns the fields that differ; undefined fields are unchanged. */
export function changesOf<Field extends string>(
  before: EditedFields<Field>,
  after: Partial<Record<Field, string | null | undefined>>,
): FieldChange[] {
  return (Object.keys(before) as Field[]).flatMap((field) => {
    const from = before[field];
    const to = after[field];
    return to === undefined || to === from ? [] : [{ field, from, to }];
  });
}
