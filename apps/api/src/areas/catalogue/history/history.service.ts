import type { components } from '@millrace/api-client';
import type { Context } from '../../../platform/context';
import type { FieldChange } from '../../../platform/db/schema';
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

/** What may be edited of a thing, by field; null is nothing. */
type EditedFields<Field extends string = string> = Readonly<Record<Field, string | null>>;

/** What differs between how a thing stood and how it is to stand; a field that is undefined stays. */
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
