import type { FieldChange } from '../../../platform/db/schema';

/** What may be edited of a thing, by field; null is nothing. */
export type EditedFields<Field extends string = string> = Readonly<Record<Field, string | null>>;

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
