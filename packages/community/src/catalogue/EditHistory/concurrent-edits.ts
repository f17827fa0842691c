/** What a form holds: texts by field. */
type Texts<Values> = { [Field in keyof Values]: string };

const textFields = <Values extends Texts<Values>>(values: Values) => Object.keys(values) as (keyof Values)[];

/**
 * Finds edit conflicts: fields that somebody else has changed meanwhile, to another value than the one typed here.
 *
 * @param before What one began with.
 * @param now What stands there by now.
 * @param typed What one would save.
 * @see GAP-058
 */
export function findConflicts<Values extends Texts<Values>>(
  before: Values,
  now: Values,
  typed: Values,
): Partial<Values> {
  const changed = textFields(now).filter(
    (field) => now[field] !== before[field] && now[field] !== typed[field],
  );
  return Object.fromEntries(changed.map((field) => [field, now[field]])) as Partial<Values>;
}

/**
 * Rebases an edit onto the current values (three-way merge): a field that was not touched takes the other's value.
 */
export function rebase<Values extends Texts<Values>>(before: Values, now: Values, typed: Values): Values {
  const mine = textFields(now).filter((field) => typed[field] !== before[field]);
  return { ...now, ...Object.fromEntries(mine.map((field) => [field, typed[field]])) };
}
